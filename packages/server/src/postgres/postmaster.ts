import { readFileSync, renameSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** What a running database writes about itself into its folder. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  readonly text: string
}

const fileOf = (cluster: string): string => join(cluster, 'postmaster.pid')

/** Lines: pid, folder, start time, port, ... Null when there is none or it is not written to the end. */
export const readPostmaster = (cluster: string): Postmaster | null => {
  try {
    const text = readFileSync(fileOf(cluster), 'utf8')
    const lines = text.split('\n')
    const pid = Number(lines[0])
    const port = Number(lines[3])
    return pid > 0 && port > 0 ? { pid, port, text } : null
  } catch {
    return null
  }
}

const exists = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Whether the process is a database that lives; after a restart of the machine another program may have its number. */
export const isAlive = ({ pid }: Postmaster): boolean => {
  if (!exists(pid)) return false
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      return stat.includes('(postgres)') && !/\) [ZX] /.test(stat)
    } catch {
      return false
    }
  }
  if (process.platform === 'win32') return true
  return spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes('postgres')
}

/** Takes away what a dead database left. Another starter may have started one meanwhile: then its file is put back. */
export const removeStale = (cluster: string, seen: Postmaster): void => {
  const aside = `${fileOf(cluster)}.stale-${process.pid}`
  try {
    renameSync(fileOf(cluster), aside)
    if (readFileSync(aside, 'utf8') === seen.text) rmSync(aside)
    else renameSync(aside, fileOf(cluster))
  } catch {
    // Somebody else took it away first.
  }
}

const tryPort = (port: number): Promise<number | null> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(null))
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : null))
    })
  })

/** The wanted port when it is free, else any free one. */
export const freePort = async (wanted: number): Promise<number> => {
  const first = wanted === 0 ? null : await tryPort(wanted)
  const port = first ?? (await tryPort(0))
  if (port === null) throw new Error('no free port on 127.0.0.1')
  return port
}
