import type { Box } from '@menagerie/engine'
import { bot } from './bot.ts'
import { boardBox } from './board-box.ts'
import { boardLines } from '../words/board-text.ts'
import { en } from '../words/locales/en.ts'
import { describe } from '../positions/describe.ts'
import { arrange } from '../positions/position.ts'
import { timeout } from './timeout.ts'
import { tutorial } from '../course/tutorial.ts'
import type { Types } from '../rules/types.ts'

/** Monster Maker (the card game of 1988), for two to six. */
export const box: Box<Types> = {
  ...boardBox,
  game: { ...boardBox.game, arrange, describe },
  text: { ...boardBox.text, catalogues: { en }, board: boardLines },
  tutorial,
  bot,
  timeout,
}
