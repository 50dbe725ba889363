// swift-tools-version:5.0
import PackageDescription

// Package@swift-5.9.swift is the one to take.
let package = Package(name: "Local")
