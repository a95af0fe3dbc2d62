export type { ConformanceRoom, Handle, Scenario } from './room.ts'
