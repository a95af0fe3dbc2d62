import { afterAll, beforeAll } from 'vitest'
import { clearStage, openStage } from './stage.ts'

beforeAll(openStage)
afterAll(clearStage)
