import { readFileSync } from 'node:fs'
import {
  type Box,
  type GameTypes,
  type Startable,
  type WrittenPosition,
  readPosition,
  tryPosition,
} from '@menagerie/engine'
import { faultLines } from '../flags.ts'
import { complain } from '../output.ts'
import { sayer } from '../say.ts'
import { wrongUsage } from '../stop.ts'
import { t } from '../text.ts'

/** A position from a file, of this game or of none by name. */
export const positionFile = (path: string, game: string): WrittenPosition => {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    throw wrongUsage(t('error.file', { path }))
  }
  const read = readPosition(text)
  if (!read.ok) {
    const lines = read.faults.map((found) => `  ${t(`position.${found.code}`, { ...found.values, path: found.path })}`)
    throw wrongUsage([t('position.wrong', { path }), ...lines].join('\n'))
  }
  const { game: named } = read.value
  if (named !== null && named !== game) throw wrongUsage(t('position.ofAnother', { path, game: named }))
  return read.value
}

/** Who sits at it and who is asked. Faults end the program with their places; warnings are told, and play goes on. */
export const startable = <T extends GameTypes>(box: Box<T>, position: WrittenPosition): Startable => {
  const { say } = sayer(box.text.catalogues, [])
  const tried = tryPosition(box, position)
  if (!tried.ok) throw wrongUsage([t('error.start'), ...faultLines(box, say, tried.faults)].join('\n'))
  const { warnings } = tried.value
  if (warnings.length > 0) complain([t('position.warned'), ...faultLines(box, say, warnings)].join('\n'))
  return tried.value
}
