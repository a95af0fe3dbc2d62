import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { chooseRunner, run } from '../src/postgres/account.ts'
import { findBinaries } from '../src/postgres/binaries.ts'

const isRoot = process.getuid?.() === 0

describe.runIf(isRoot)('a house whose folder is open to root alone, as below /root', () => {
  const closed = mkdtempSync(join(tmpdir(), 'closed-'))
  afterEach(() => rmSync(closed, { recursive: true, force: true }))

  test('has its database made by a user who may not enter it', async () => {
    chmodSync(closed, 0o700)
    const { initdb } = findBinaries()
    // Links take no time and no room, and are no way around the folder.
    const copied = spawnSync('cp', ['-al', join(dirname(initdb), '..'), join(closed, 'native')])
    if (copied.status !== 0) spawnSync('cp', ['-a', join(dirname(initdb), '..'), join(closed, 'native')])
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
