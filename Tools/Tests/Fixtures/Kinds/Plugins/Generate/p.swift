import PackagePlugin
@main struct G: BuildToolPlugin { func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] { [] } }
