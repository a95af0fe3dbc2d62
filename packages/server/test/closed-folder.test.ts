import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { chooseRunner, run } from '../src/postgres/account.ts'
import { findBinaries } from '../src/postgres/binaries.ts'

const isRoot = process.getuid?.() === 0

describe.runIf(isRoot)('a house whose folder is open to root alone, as below /root', () => {
  let closed = ''
  beforeEach(() => {
    // Beside the programs, for a temporary folder may be none to run programs in.
    closed = mkdtempSync(join(dirname(findBinaries().initdb), '..', '..', 'closed-'))
  })
  afterEach(() => rmSync(closed, { recursive: true, force: true }))

  test('has its database made by a user who may not enter it', async () => {
    chmodSync(closed, 0o700)
    const { initdb } = findBinaries()
    // Links take no time and no room, and are no way around the folder.
    const copied = spawnSync('cp', ['-al', join(dirname(initdb), '..'), join(closed, 'native')])
    expect(copied.status).toBe(0)
    const own = join(closed, 'native', 'bin', 'initdb')
    const data = join(closed, 'postgres')
    const runner = chooseRunner(own, closed)
    expect(runner.prefix).not.toEqual([])
    mkdirSync(data, { mode: 0o700 })
    if (runner.account !== null) chownSync(data, runner.account.uid, runner.account.gid)
    const made = await run(runner, own, [`--pgdata=${data}`, '--username=house', '--auth=trust', '--locale=C'])
    expect(made).toMatchObject({ code: 0 })
  })
})
