export { type Bench, openMemory } from './bench.ts'
export { LAWS, type Law, type Report, STATEMENTS, brokenLaws } from './laws.ts'
export { parlour } from './parlour.ts'
export { tryAuthority } from './suite.ts'
