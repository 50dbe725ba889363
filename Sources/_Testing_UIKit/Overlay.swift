// A file that imports both Testing and a module called UIKit makes the compiler ask for a module of
// this name: on iOS it lets images be attached to tests. Here its existence is what counts; without
// it no test file that uses Swift Testing and UIKit compiles.
