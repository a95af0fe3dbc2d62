import type { Seat } from '@menagerie/engine'
import type { View } from '@menagerie/games/monstructor'
import { lackOf } from './joins.ts'
import { thingsIn } from './things.ts'
import type { Say } from './words.ts'

/** What is asked, in one sentence, with the rule behind it. */
export interface Question {
  readonly text: string
  readonly small: string
  readonly rule: string | null
}

const RULES: Readonly<Record<string, string>> = {
  faction: 'MS-20',
  build: 'MS-26',
  gap: 'MS-34',
  adjust: 'MS-36',
  forced: 'MS-37',
  reinforce: 'MS-42',
  reward: 'MS-50',
  lead: 'MS-04',
  attach: 'MS-05',
  drawn: 'MS-08',
}

/** Whether a seat could challenge, enter the Arena or fight in it now; all of it is public. */
export const hasUse = (view: View, seat: Seat): boolean => {
  const { players, options, arena } = view
  if (players[seat]?.able !== true) return false
  if (options.mode === 'arena') return arena === null || arena.owner !== seat
  return players.some((player, other) => other !== seat && player.able && !player.out)
}

/** Why a seat cannot complete a monster, in a word for the catalogue; null when it can. */
export const lackWord = (view: View, seat: Seat): string | null => {
  const player = view.players[seat]
  if (player === undefined || player.able) return null
  return `lack.${lackOf(view.options, thingsIn(view.options, player.table)) ?? 'any'}`
}

const buildQuestion = (say: Say, view: View, seat: Seat, complete: boolean): Question => {
  const { options, arena } = view
  const mode = options.mode === 'arena' ? (arena === null ? 'Enter' : 'Ring') : ''
  if (arena?.owner === seat) return { text: say('ask.locked'), small: say('ask.lockedSmall'), rule: 'MS-62' }
  if (complete)
    return {
      text: say(`ask.ready${mode}`),
      small: say(`ask.ready${mode}Small`),
      rule: mode === '' ? 'MS-32' : mode === 'Enter' ? 'MS-61' : 'MS-64',
    }
  if (hasUse(view, seat)) return { text: say(`ask.build${mode}`), small: say('ask.buildSmall'), rule: 'MS-26' }
  const lack = lackWord(view, seat)
  return {
    text: say('ask.nothing'),
    small: lack === null ? say('ask.nobodyAble') : say('ask.notAble', { lack: say(lack) }),
    rule: lack === null ? 'MS-33' : 'MS-28',
  }
}

const fightQuestion = (say: Say, view: View, seat: Seat, chosen: string | null, icon: boolean): Question => {
  if (chosen !== null && icon)
    return { text: say('ask.icon', { card: chosen }), small: say('ask.iconSmall'), rule: 'MS-45' }
  if (chosen !== null) return { text: say('ask.card', { card: chosen }), small: say('ask.cardSmall'), rule: 'MS-42' }
  const sides = view.fight?.sides
  const at = sides?.[0].seat === seat ? 0 : 1
  const [own, other] = [Math.max(0, sides?.[at].total ?? 0), Math.max(0, sides?.[1 - at]?.total ?? 0)]
  const text =
    own === other
      ? say('ask.even')
      : own < other
        ? say('ask.trail', { count: other - own })
        : say('ask.leads', { count: own - other })
  return { text, small: say(view.fight?.passes === 1 ? 'ask.lastPass' : 'ask.passes'), rule: 'MS-42' }
}

/** `chosen`: the name of the card picked up; `icon`: it goes on an icon; `complete`: a complete monster stands on the bench. */
export const question = (
  say: Say,
  view: View,
  seat: Seat,
  mine: boolean,
  complete: boolean,
  chosen: string | null,
  icon: boolean,
  names: readonly string[],
): Question => {
  const { phase, fight } = view
  if (phase.kind === 'over') return { text: '', small: '', rule: null }
  const rule = RULES[phase.kind] ?? null
  const name = names[phase.seat] ?? ''
  const rival = names[fight?.sides[0].seat === phase.seat ? fight.sides[1].seat : (fight?.sides[0].seat ?? 0)] ?? ''
  if (!mine) return { text: say(`wait.${phase.kind}`, { name, rival }), small: '', rule }
  switch (phase.kind) {
    case 'build':
      return buildQuestion(say, view, seat, complete)
    case 'gap':
      return { text: say(complete ? 'ask.ready' : 'ask.gap'), small: say('ask.gapSmall'), rule }
    case 'adjust':
      return complete
        ? { text: say('ask.show'), small: say('ask.showSmall'), rule }
        : {
            text: say('ask.adjust', { rival }),
            small: say(fight?.arena === true ? 'ask.keepSmall' : 'ask.adjustSmall'),
            rule,
          }
    case 'forced':
      return { text: say(complete ? 'ask.forcedReady' : 'ask.forced', { rival }), small: say('ask.forcedSmall'), rule }
    case 'reinforce':
      return fightQuestion(say, view, seat, chosen, icon)
    case 'lead':
    case 'attach':
    case 'drawn':
      if (chosen !== null)
        return { text: say(`ask.${phase.kind}Card`, { card: chosen }), small: say(`ask.${phase.kind}CardSmall`), rule }
      return { text: say(`ask.${phase.kind}`), small: say(`ask.${phase.kind}Small`), rule }
    default:
      return { text: say(`ask.${phase.kind}`), small: say(`ask.${phase.kind}Small`), rule }
  }
}
