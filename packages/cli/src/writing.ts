import { accessSync, constants, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Stop, failed } from './stop.ts'
import { t } from './text.ts'

/** Ends a command that could not write a file. */
export const unwritable = (path: string, error: unknown): Stop =>
  failed(t('error.unwritable', { path, code: error instanceof Error && 'code' in error ? String(error.code) : '' }))

/** Refuses a file that could not be written, before somebody has played or reckoned for hours what is to stand in it. */
export const refuseUnwritable = (path: string | null | undefined): void => {
  if (path === null || path === undefined) return
  const found = statSync(path, { throwIfNoEntry: false })
  if (found?.isDirectory() === true) throw failed(t('error.unwritable', { path, code: 'EISDIR' }))
  try {
    accessSync(found === undefined ? dirname(path) : path, constants.W_OK)
  } catch (error) {
    throw unwritable(path, error)
  }
}

/** Writes a whole file; ends the command with a sentence where that fails. */
export const writeWhole = (path: string, text: string): void => {
  try {
    writeFileSync(path, text)
  } catch (error) {
    throw unwritable(path, error)
  }
}
