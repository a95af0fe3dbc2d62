export { fromHex, isHex, sha256Hex, toHex } from './bytes.ts'
export { type FairChanceOptions, fairChance } from './chance.ts'
export { CONTRIBUTION_BYTES, SECRET_BYTES, commitmentOf, randomContribution, seedKey } from './seed.ts'
export { type Verification, verifyRecord } from './verifier/verify.ts'
