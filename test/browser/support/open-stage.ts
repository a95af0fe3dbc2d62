import { afterAll, afterEach, beforeAll } from 'vitest'
import { clearStage, openStage, tellLastSeen } from './stage.ts'

beforeAll(openStage)
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await tellLastSeen(task.result.errors)
})
afterAll(clearStage)
