export { type BotHost, answer } from './answer.ts'
export { type BotKind, type BotRequest, type Budget, type Now, type RunRequest, botKinds } from './request.ts'
export { runBot } from './run.ts'
