export { type Trial, tryRecords } from './trials.ts'
