import { AsyncLocalStorage, executionAsyncId } from 'node:async_hooks'

/**
 * Whether async hooks are in force in this process: Node.js gives what follows a promise a number of its own where they are, and that
 * of what began it where they are not.
 */
export const areHooksInForce = async (): Promise<boolean> => {
  await Promise.resolve()
  const before = executionAsyncId()
  await Promise.resolve()
  return executionAsyncId() !== before
}

/** Whether a storage of this Node.js needs them: not from version 24 on. */
export const doesStorageNeedHooks = async (): Promise<boolean> => {
  const storage = new AsyncLocalStorage()
  const does = await storage.run(null, areHooksInForce)
  storage.disable()
  return does
}
