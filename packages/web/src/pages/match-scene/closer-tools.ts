import type { CloserRoom } from '../../boards/board.ts'
import { addWords, wordsReady } from '../../i18n.ts'
import { isPhone } from '../../pieces/wide.ts'
import type { Looking } from './closer.tsx'
import type { SceneProps } from './scene.ts'

const kept = new Map<SceneProps['board'], Promise<CloserRoom>>()

const fetchRoom = async (board: SceneProps['board']): Promise<CloserRoom> => {
  const room = await board.closer()
  room.inspector(({ words, catalogues, translations }) => addWords(words, catalogues, translations, { quietly: true }))
  await wordsReady()
  return room
}

/** Fetched with its words when something is looked at for the first time; what did not come is asked for again. */
export const toolsOf = (board: SceneProps['board']): Promise<CloserRoom> => {
  const known = kept.get(board)
  if (known !== undefined) return known
  const fetched = fetchRoom(board)
  kept.set(board, fetched)
  fetched.catch(() => kept.delete(board))
  return fetched
}

/** Pixels a book has to be high to be read over. */
const LEAST = 300

/** No book to stand by, or something lies over it. */
export const needsSheet = (root: HTMLElement | null): boolean => {
  const stack = root?.querySelector('.book-stack')
  if (isPhone() || stack == null || document.querySelector('dialog[open]') !== null) return true
  const { width, height } = stack.getBoundingClientRect()
  return width === 0 || height < LEAST
}

/** The half of the book where its line is not. */
export const halfOf = (element: Element | undefined): Looking['half'] => {
  const stack = element?.closest('.book-stack')
  if (stack == null || element === undefined) return null
  const [line, book] = [element.getBoundingClientRect(), stack.getBoundingClientRect()]
  return line.top + line.height / 2 < book.top + book.height / 2 ? 'lower' : 'upper'
}
