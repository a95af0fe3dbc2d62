import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { StartError, startErrorOf, wordsOf } from './start-error.ts'

/** Of nobody: it was somebody's a moment ago. */
const freePort = async (): Promise<{ port: number }> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return { port }
}

test('of a name with several addresses what became of each', async () => {
  const { port } = await freePort()
  const socket = connect({
    host: 'database.example',
    port,
    autoSelectFamily: true,
    lookup: (_host, _options, found) =>
      found(null, [
        { address: '::1', family: 6 },
        { address: '127.0.0.1', family: 4 },
      ]),
  })
  const [error] = (await once(socket, 'error')) as [Error]
  expect(error.message).toBe('')
  expect(wordsOf(error)).toMatch(/::1.*, connect ECONNREFUSED 127\.0\.0\.1/)
})

test('of a statement why it failed, and nothing of what was to be written by it', () => {
  const failed = new DrizzleQueryError(
    'insert into t values ($1)',
    ['hush'],
    new Error('permission denied for table t'),
  )
  expect(failed.message).toContain('hush')
  expect(startErrorOf(failed)).toEqual(new StartError('The server cannot start: permission denied for table t'))
})
