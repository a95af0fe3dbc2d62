export { type Advice, type BotHost, advise, answer } from './answer.ts'
export type { Chances } from './chance.ts'
export type { Compared } from './compare.ts'
export {
  type BotKind,
  type BotRequest,
  type Budget,
  type Now,
  type RunRequest,
  type Level,
  botKinds,
  levels,
} from './request.ts'
export { runBot } from './run.ts'
