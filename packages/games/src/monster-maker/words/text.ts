import {
  type LogLine,
  type Message,
  type MessageValues,
  type Outcome,
  type Refusal,
  type TextRoom,
  unreachable,
} from '@menagerie/engine'
import { type Action, handName } from '../choices/actions.ts'
import { promptOf } from './asking.ts'
import { eventLine } from './event-text.ts'
import { board } from './locales/en-board.ts'
import { kindWord, treasureWord } from './names.ts'
import { type Options, isCapped, lastDungeon, wantedDungeons } from '../set/options.ts'
import type { Types } from '../rules/types.ts'
import type { View } from '../secrets/view.ts'

const NONE: MessageValues = {}
const message = (id: string, values: MessageValues = NONE): Message => ({ id, values })

const actionMessage = (options: Options, action: Action): Message => {
  switch (action.kind) {
    case 'monster':
      return message('actions.monster', { card: kindWord(options, action.card), other: action.target })
    case 'charm':
      return message('actions.charm', { other: action.target })
    case 'arm':
    case 'dispelWith':
      return message(`actions.${action.kind}`, { treasure: treasureWord(options, action.treasure) })
    case 'open':
      return message('actions.open', {
        treasure: treasureWord(options, action.treasure),
        card: kindWord(options, action.card),
      })
    case 'corridor':
    case 'send':
    case 'cast':
    case 'discard':
    case 'heal':
    case 'avoid':
    case 'drop':
      return message(`actions.${action.kind}`, { card: kindWord(options, action.card) })
    case 'throw':
      return message(`actions.${handName(action.hand)}`)
    case 'roll':
    case 'pass':
    case 'detour':
    case 'dispel':
    case 'release':
    case 'end':
    case 'suffer':
    case 'declare':
    case 'keep':
    case 'proceed':
      return message(`actions.${action.kind}`)
    default:
      return unreachable(action)
  }
}

/** MM-H1: what a corridor may follow is an option of the table. */
const refusalMessage = (options: Options, { code, values }: Refusal): Message => {
  const any = code === 'oneCorridor' && options.corridorAfterVictory === 'any'
  return message(`refusal.${code}${any ? 'Any' : ''}`, values)
}

/** MM-V1, MM-V3, MM-X5: whether the last dungeon was the last that was wished for, or the last the table allows. */
const outcomeLine = (options: Options, { reason }: Outcome): LogLine => {
  const capped = reason === 'lastDungeon' && isCapped(options)
  const id = `outcome.${capped ? 'mostDungeons' : reason}`
  const values = reason === 'lastDungeon' ? { count: lastDungeon(options) } : NONE
  switch (reason) {
    case 'treasuresOut':
    case 'prizesOut':
      return { ...message(id), rule: 'MM-V1' }
    case 'lastDungeon':
      return { ...message(id, values), rule: capped ? 'MM-X5' : options.victory === 'dungeonWins' ? 'MM-V3' : 'MM-V1' }
    default:
      return { ...message(id), rule: null }
  }
}

/** MM-R3: a corridor by which the party would be lost. */
const warningOf = ({ options, parties, viewer }: View, action: Action): Message | null => {
  const party = viewer === 'spectator' ? undefined : parties[viewer]
  if (action.kind !== 'corridor' || party === undefined) return null
  const lost = party.leg !== 'outbound' && party.backSum + (options.deck.value[action.card] ?? 0) > party.required
  return lost ? message('actions.corridorLost', { card: kindWord(options, action.card) }) : null
}

/** MM-X5: more dungeons are settled than are played. */
const noticesOf = (options: Options): readonly LogLine[] => {
  const wanted = wantedDungeons(options)
  if (wanted === null || !isCapped(options)) return []
  return [{ ...message('notice.dungeons', { wanted, most: options.maxDungeons }), rule: 'MM-X5' }]
}

export const text: TextRoom<Types> = {
  event: eventLine,
  action: actionMessage,
  warning: warningOf,
  notices: noticesOf,
  refusal: refusalMessage,
  fault: (found) => message(`fault.${found.code}`, found.values),
  outcome: outcomeLine,
  prompt: promptOf,
  catalogues: { en: board },
  translations: { ja: () => import('./locales/ja.ts').then((module) => module.ja) },
}
