import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { StartError } from '../start-error.ts'
import { type Runner, chooseRunner, run } from './account.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { causeIn } from './cause.ts'
import { refuseForeign, refuseLocked, refusePart } from './folder.ts'
import { freePort, isAlive, readPostmaster, removeStale } from './postmaster.ts'
import { type Access, keepAccess, makeFolder, readAccess } from './secrets.ts'

/** The database's own folder, its programs and who runs them. */
export interface Cluster {
  readonly dataDir: string
  readonly folder: string
  readonly binaries: Binaries
  readonly runner: Runner
}

const VERSION = '18'
const MOST_LOG = 5_000_000

/**
 * Durability is PostgreSQL's default: fsync and synchronous commit stay on. The log says what went wrong without the
 * values of rows and parameters, because those are secrets of running matches.
 */
const SETTINGS: readonly string[] = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=60',
  'shared_buffers=64MB',
  'max_wal_size=256MB',
  'wal_level=minimal',
  'max_wal_senders=0',
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
  'log_parameter_max_length_on_error=0',
]

/** Makes the folder and the cluster in it when they are missing. */
export const prepareCluster = async (dataDir: string): Promise<Cluster> => {
  const root = resolve(dataDir)
  makeFolder(root)
  const binaries = findBinaries()
  const cluster: Cluster = {
    dataDir: root,
    folder: join(root, 'postgres'),
    binaries,
    runner: chooseRunner(binaries.initdb, root),
  }
  const marker = join(cluster.folder, 'PG_VERSION')
  if (existsSync(marker)) refuseLocked(root, cluster.folder)
  else {
    refusePart(cluster.folder)
    await initialise(cluster, readAccess(root))
  }
  const version = readFileSync(marker, 'utf8').trim()
  if (version !== VERSION) {
    throw new StartError(`${cluster.folder} was made by PostgreSQL ${version}; this server brings ${VERSION}.`)
  }
  return cluster
}

/** Into a folder aside that is renamed at the end: a start that was killed, or a second one, leaves no half cluster. */
const initialise = async ({ dataDir, folder, binaries, runner }: Cluster, access: Access): Promise<void> => {
  removeDrafts(dataDir)
  const draft = `${folder}.new-${process.pid}`
  mkdirSync(draft, { mode: 0o700 })
  const passwordFile = join(dataDir, `password-${process.pid}`)
  try {
    writeFileSync(passwordFile, `${access.password}\n`, { mode: 0o600 })
    if (runner.account !== null) {
      for (const path of [draft, passwordFile]) chownSync(path, runner.account.uid, runner.account.gid)
    }
    const made = await run(runner, binaries.initdb, [
      `--pgdata=${draft}`,
      `--username=${access.user}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
    ])
    if (made.code !== 0) throw new StartError(`The database could not be made in ${folder}: ${causeIn(made.output)}`)
    try {
      renameSync(draft, folder)
    } catch (error) {
      if (!existsSync(join(folder, 'PG_VERSION'))) throw error
    }
  } finally {
    rmSync(passwordFile, { force: true })
    rmSync(draft, { recursive: true, force: true })
  }
}

const removeDrafts = (dataDir: string): void => {
  for (const name of readdirSync(dataDir)) {
    const pid = /^(?:postgres\.new|password)-(\d+)$/.exec(name)?.[1]
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(dataDir, name), { recursive: true, force: true })
  }
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

export interface Up {
  readonly access: Access
  /** False: it was running already. */
  readonly started: boolean
}

/** Why it does not start. */
export interface Down {
  readonly cause: string
}

/**
 * One try to find the database running or to start it, where it has to be at the port `kept`, or at any that is free. Throws a
 * StartError where no other try would be better.
 */
export const bringUp = async (cluster: Cluster, kept: number | null): Promise<Up | Down> => {
  const access = readAccess(cluster.dataDir)
  const running = readPostmaster(cluster.folder)
  if (running !== null && isAlive(running)) return { access: { ...access, port: running.port }, started: false }
  if (running !== null) removeStale(cluster.folder, running)
  refuseForeign(cluster.folder, cluster.runner.account)
  const port = kept ?? (await freePort(access.port))
  if (port !== access.port) keepAccess(cluster.dataDir, { ...access, port })
  const log = join(cluster.folder, 'server.log')
  if (sizeOf(log) > MOST_LOG) rmSync(log)
  const before = sizeOf(log)
  const options = [`-p ${port}`, ...SETTINGS.map((setting) => `-c ${setting}`)].join(' ')
  const started = await run(cluster.runner, cluster.binaries.pgCtl, [
    'start',
    '--wait',
    '--timeout=60',
    '--silent',
    `--pgdata=${cluster.folder}`,
    `--log=${log}`,
    `--options=${options}`,
  ])
  if (started.code === 0) return { access: { ...access, port }, started: true }
  return { cause: causeIn(saidSince(log, before) || started.output) }
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0

/** What was written to a log since it was so many bytes long. */
const saidSince = (path: string, before: number): string => {
  try {
    return readFileSync(path).subarray(before).toString('utf8')
  } catch {
    return ''
  }
}

/** Ends all connections, writes everything down and stops. */
export const bringDown = async (cluster: Cluster): Promise<void> => {
  await run(cluster.runner, cluster.binaries.pgCtl, [
    'stop',
    '--wait',
    '--timeout=30',
    '--silent',
    '--mode=fast',
    `--pgdata=${cluster.folder}`,
  ])
}
