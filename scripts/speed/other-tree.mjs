import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, say, Stop } from '../lib/house.mjs'
import { runNode } from '../lib/spawn.mjs'

/** Runs in the other tree: it installs and builds itself as it knows how to. */
const PREPARE = `import { main } from './scripts/lib/house.mjs'
import { prepare } from './scripts/lib/prepare.mjs'
await main(() => prepare({ pages: true }))`

const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/**
 * Another version of this workspace, in a folder of its own, with its own packages and pages.
 * @param {string} ref anything git knows a commit by
 * @returns {Promise<{ folder: string, remove: () => void }>}
 */
export async function openTree(ref) {
  let commit
  try {
    commit = git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`)
  } catch {
    throw new Stop(`Git knows no commit "${ref}".`, 2)
  }
  const above = mkdtempSync(join(tmpdir(), 'menagerie-beside-'))
  // Where root starts the server, its database belongs to somebody else, who has to get in here too.
  chmodSync(above, 0o755)
  const folder = join(above, commit.slice(0, 12))
  const remove = () => {
    rmSync(above, { recursive: true, force: true })
    git('worktree', 'prune')
  }
  try {
    git('worktree', 'add', '--quiet', '--detach', folder, commit)
    say(`Preparing ${git('log', '-1', '--format=%h %s', commit)} ...`)
    const code = await runNode('--input-type=module', ['--eval', PREPARE], { cwd: folder })
    if (code !== 0) throw new Stop(`${ref} cannot be built: see above.`, code)
  } catch (error) {
    remove()
    throw error
  }
  return { folder, remove }
}
