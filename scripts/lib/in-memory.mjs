import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** Where Linux keeps files in memory for whoever asks. */
const PLACE = '/dev/shm'
const NAME = /^menagerie-tests-(\d+)$/
/** Bytes: five times what tests were seen to have there at once. */
const ROOM = 3e9

const isRunning = (/** @type {number} */ pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Room left in bytes; 0 where there is no such place. */
const roomAt = (/** @type {string} */ place) => {
  try {
    const { bavail, bsize } = statfsSync(place)
    return bavail * bsize
  } catch {
    return 0
  }
}

/**
 * Temporary files of this process and all it starts are in memory from now on, and gone with it, where there is room for
 * them: tests make half a hundred databases, and with their files on a disk those of the server took a fifth longer.
 * Files that runs before this one were killed over are taken away. Who has chosen a folder (TMPDIR) keeps it.
 * @param {{ place?: string, room?: number }} [options] `room`: bytes that must be left there
 * @returns {string | null} the folder
 */
export function keepInMemory({ place = PLACE, room = ROOM } = {}) {
  if (process.env['TMPDIR'] !== undefined || roomAt(place) === 0) return null
  for (const name of readdirSync(place)) {
    const pid = NAME.exec(name)?.[1]
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(place, name), { recursive: true, force: true })
  }
  if (roomAt(place) < room) return null
  const folder = join(place, `menagerie-tests-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 })
  } catch {
    return null
  }
  process.env['TMPDIR'] = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
