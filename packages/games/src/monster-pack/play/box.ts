import { type Box, unreachable } from '@menagerie/engine'
import { type Action, KEEP_HAND, PASS_BOOST } from '../choices/actions.ts'
import { bot } from './bot.ts'
import { boardBox } from './board-box.ts'
import { boardLines } from '../words/board-text.ts'
import { en } from '../words/locales/en.ts'
import { describe } from '../positions/describe.ts'
import { arrange } from '../positions/position.ts'
import { tutorial } from '../course/tutorial.ts'
import type { Types } from '../rules/types.ts'

/** Monster Pack (Tetrarena rules), for two. */
export const box: Box<Types> = {
  ...boardBox,
  game: { ...boardBox.game, arrange, describe },
  text: { ...boardBox.text, catalogues: { en }, board: boardLines },
  tutorial,
  bot,
  // Option `turnSeconds`: the first forced action, no boost, the first hand card to the first free spot.
  timeout: (_view, actions) => {
    const first = actions[0] as Action
    switch (first.kind) {
      case 'moveUp':
      case 'summon':
      case 'skipSummon':
      case 'proceed':
        return [first]
      case 'boost':
      case 'passBoost':
        return [PASS_BOOST]
      case 'keepHand':
      case 'redraw':
        return [KEEP_HAND]
      default:
        return unreachable(first)
    }
  },
}
