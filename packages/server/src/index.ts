export { type BotRunner, openBotRunner } from './bots/runner.ts'
export { LOG_LEVELS, type LogLevel } from './logging.ts'
export { DEFAULTS, type RunningServer, type ServerOptions, startServer } from './server.ts'
export { StartError } from './start-error.ts'
