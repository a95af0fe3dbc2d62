export { cutShort, withOtherByte } from './tampering.ts'
