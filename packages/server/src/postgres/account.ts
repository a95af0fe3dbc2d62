import { spawn, spawnSync } from 'node:child_process'
import { StartError } from '../start-error.ts'

/** Whom the database runs as: PostgreSQL refuses to run as root. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

/** How programs of the database are run. */
export interface Runner {
  /** Null when this process is no root and runs them itself. */
  readonly account: Account | null
  /** Put before the command; empty in the common case. */
  readonly prefix: readonly string[]
}

export interface Ran {
  readonly code: number
  /** Standard output and error, the last 4,000 characters. */
  readonly output: string
}

/** Runs a program to its end. Never through a shell; its directory is `/`, which every account may enter. */
export const run = (runner: Runner, command: string, args: readonly string[]): Promise<Ran> =>
  new Promise((resolve) => {
    const [program = command, ...rest] = [...runner.prefix, command, ...args]
    const child = spawn(program, rest, {
      cwd: '/',
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      ...(runner.prefix.length > 0 ? {} : runner.account),
    })
    let output = ''
    const keep = (chunk: Buffer): void => {
      output = (output + chunk.toString('utf8')).slice(-4000)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ code: -1, output: error.message }))
    // `exit`, not `close`: a database started by pg_ctl keeps the pipes open.
    child.on('exit', (code) => {
      child.stdout.destroy()
      child.stderr.destroy()
      resolve({ code: code ?? -1, output })
    })
  })

const idOf = (flag: '-u' | '-g', name: string): number | null => {
  const found = spawnSync('id', [flag, name], { encoding: 'utf8' })
  return found.status === 0 ? Number(found.stdout.trim()) : null
}

const accountOf = (name: string): Account | null => {
  const uid = idOf('-u', name)
  const gid = idOf('-g', name)
  return uid === null || gid === null || uid === 0 ? null : { uid, gid }
}

const create = (name: string): Account | null => {
  const tries: readonly (readonly string[])[] = [
    ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/bin/false', name],
    ['adduser', '-S', '-D', '-H', name],
  ]
  for (const [command = '', ...args] of tries) {
    if (spawnSync(command, args).status === 0) return accountOf(name)
  }
  return null
}

/**
 * As root: the user `postgres`, made when there is none, else `nobody`. When that user may not enter the folders (they
 * lie below `/root`, say), the programs get the one capability that lets them, and no other.
 */
export const chooseRunner = (initdb: string, folder: string): Runner => {
  if (process.getuid?.() !== 0) return { account: null, prefix: [] }
  const account = accountOf('postgres') ?? create('postgres') ?? accountOf('nobody')
  if (account === null) {
    throw new StartError(
      'PostgreSQL cannot run as root and no user for it could be made. Start the server as another user.',
    )
  }
  const reaches = (prefix: readonly string[]): boolean => {
    const args = ['-c', '"$0" --show --pgdata="$1" --locale=C && ls "$1"', initdb, folder]
    const [command = '/bin/sh', ...before] = prefix
    if (before.length > 0) args.unshift(...before, '/bin/sh')
    return spawnSync(command, args, { cwd: '/', ...(before.length > 0 ? {} : account) }).status === 0
  }
  if (reaches([])) return { account, prefix: [] }
  const prefix = [
    'setpriv',
    // Without it the kernel forgets the capability where a program asks whether it may enter (access(2)), as initdb does.
    '--securebits=+no_setuid_fixup',
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    '--clear-groups',
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=-all,+dac_override',
    '--bounding-set=-all,+dac_override',
  ]
  if (reaches(prefix)) return { account, prefix }
  throw new StartError(
    `The database's user may not enter ${folder}. Set DATA_DIR to a folder outside /root, or start as an ordinary user.`,
  )
}
