import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { StartError } from '../start-error.ts'

const isCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))

const readOrNull = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    if (isCode(error, 'EACCES', 'EPERM'))
      throw new StartError(`${path} belongs to another user. Start the server as that user.`)
    throw error
  }
}

/** Writes a file only its owner can read, whole or not at all; `fresh`: fails where one exists. */
const writeSecret = (path: string, text: string, mode: 'fresh' | 'replace'): void => {
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, text, { mode: 0o600, flush: true })
  try {
    if (mode === 'fresh') linkSync(draft, path)
    else renameSync(draft, path)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Reads a file that two starting servers may want to make at the same time: one of them makes it. */
const readOrMake = (path: string, make: () => string): string => {
  const found = readOrNull(path)
  if (found !== null) return found
  const made = make()
  try {
    writeSecret(path, made, 'fresh')
    return made
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
    return readFileSync(path, 'utf8')
  }
}

export const makeFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    if (isCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST')) {
      throw new StartError(`The data folder ${folder} cannot be made or written. Set DATA_DIR to another one.`)
    }
    throw error
  }
}

const Access = z.strictObject({ user: z.string(), password: z.string(), port: z.number().int().min(0).max(65_535) })
/** How the server reaches its own database. `port` 0: none chosen yet. */
export type Access = z.infer<typeof Access>

export const readAccess = (dataDir: string): Access => {
  const path = join(dataDir, 'database.json')
  const text = readOrMake(path, () =>
    JSON.stringify({ user: 'menagerie', password: randomBytes(24).toString('base64url'), port: 0 }),
  )
  try {
    return Access.parse(JSON.parse(text))
  } catch {
    throw new StartError(`${path} is damaged; without it the database in this folder cannot be opened.`)
  }
}

export const keepAccess = (dataDir: string, access: Access): void => {
  writeSecret(join(dataDir, 'database.json'), JSON.stringify(access), 'replace')
}

/** The key that signs the cookies. */
export const readAuthSecret = (dataDir: string): string => {
  makeFolder(dataDir)
  return readOrMake(join(dataDir, 'auth-secret'), () => randomBytes(32).toString('base64url')).trim()
}
