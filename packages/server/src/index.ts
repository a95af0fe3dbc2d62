export { type BotRunner, openBotRunner } from './bots/runner.ts'
export { DEFAULTS, LOG_LEVELS, type LogLevel, type ServerOptions } from './options.ts'
export { type RunningServer, startServer } from './server.ts'
export { StartError } from './start-error.ts'
