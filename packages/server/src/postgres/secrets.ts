import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { StartError } from '../start-error.ts'

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'an unknown error'

const isCode = (error: unknown, ...codes: readonly string[]): boolean => codes.includes(codeOf(error))

const readOrNull = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    if (isCode(error, 'EACCES', 'EPERM'))
      throw new StartError(`${path} belongs to another user. Start the server as that user.`)
    throw new StartError(`${path} cannot be read (${codeOf(error)}).`)
  }
}

/** Writes a file only its owner can read, whole or not at all; `fresh`: fails where one exists. */
const writeSecret = (path: string, text: string, mode: 'fresh' | 'replace'): void => {
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  try {
    writeFileSync(draft, text, { mode: 0o600, flush: true })
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
    throw new StartError(
      `The data folder ${folder} cannot be made or written (${codeOf(error)}). Set DATA_DIR to another one.`,
    )
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

/** As many characters as 32 bytes take in the shortest spelling. */
export const SHORTEST_SECRET = 43

/** The key that signs the cookies. One that was cut short, or emptied, would be known to everybody or soon found. */
export const readAuthSecret = (dataDir: string): string => {
  makeFolder(dataDir)
  const path = join(dataDir, 'auth-secret')
  const secret = readOrMake(path, () => randomBytes(32).toString('base64url')).trim()
  if (secret.length >= SHORTEST_SECRET) return secret
  throw new StartError(
    `${path} is damaged: a key has at least ${SHORTEST_SECRET} characters. Put it back from a copy; without it a new one is made, and everybody signs in anew.`,
  )
}
