import type { Seat } from '@menagerie/engine'
import { type View, hasUse, lackOf, leadOf, tilesAsked } from '@menagerie/games/monstructor'
import type { Question } from '../board.ts'
import { thingsIn } from './things.ts'
import type { Say } from './words.ts'

const RULES: Readonly<Record<string, string>> = {
  faction: 'MS-20',
  build: 'MS-26',
  gap: 'MS-34',
  forced: 'MS-37',
  reinforce: 'MS-42',
  reward: 'MS-50',
  lead: 'MS-04',
  attach: 'MS-05',
  drawn: 'MS-08',
}

/** Why a seat cannot complete a monster, in a word for the catalogue; null when it can. */
export const lackWord = (view: View, seat: Seat): string | null => {
  const player = view.players[seat]
  if (player === undefined || player.able) return null
  return `lack.${lackOf(view.options, thingsIn(view.options, player.table)) ?? 'any'}`
}

/** A complete monster challenges, enters the ring or fights in it. */
const READY = { '': 'MS-32', Enter: 'MS-61', Ring: 'MS-64' } as const

const buildQuestion = (say: Say, view: View, seat: Seat, complete: boolean): Question => {
  const { options, arena } = view
  const mode = options.mode === 'arena' ? (arena === null ? 'Enter' : 'Ring') : ''
  const timed = options.arenaTimeout > 0 ? 'Timed' : ''
  if (arena?.owner === seat)
    return {
      text: say('ask.locked'),
      small: say(`ask.locked${timed}Small`, { count: options.arenaTimeout }),
      rule: 'MS-62',
    }
  if (complete) {
    const how = mode === 'Enter' ? timed : mode === 'Ring' && options.arenaAdjust === 'onFight' ? 'Free' : ''
    const small = say(`ask.ready${mode}${how}Small`, { count: options.arenaTimeout })
    return { text: say(`ask.ready${mode}`), small, rule: READY[mode] }
  }
  if (hasUse(view, seat)) return { text: say(`ask.build${mode}`), small: say('ask.buildSmall'), rule: 'MS-26' }
  const lack = lackWord(view, seat)
  return {
    text: say('ask.nothing'),
    small: lack === null ? say('ask.nobodyAble') : say('ask.notAble', { lack: say(lack) }),
    rule: lack === null ? 'MS-33' : 'MS-28',
  }
}

/** How the own total stands to the other one. */
const trail = (say: Say, view: View, seat: Seat): string => {
  const lead = leadOf(view, seat)
  if (lead === 0) return say('ask.even')
  return lead < 0 ? say('ask.trail', { count: -lead }) : say('ask.leads', { count: lead })
}

const fightQuestion = (say: Say, view: View, seat: Seat, chosen: string | null, icon: boolean): Question => {
  if (chosen !== null && icon)
    return { text: say('ask.icon', { card: chosen }), small: say('ask.iconSmall'), rule: 'MS-45' }
  if (chosen !== null) return { text: say('ask.card', { card: chosen }), small: say('ask.cardSmall'), rule: 'MS-42' }
  const small = say(view.fight?.passes === 1 ? 'ask.lastPass' : 'ask.passes')
  return { text: trail(say, view, seat), small, rule: 'MS-42' }
}

/** Who fights with the seat that is asked. */
const rivalOf = ({ phase, fight }: View, names: readonly string[]): string => {
  const [one, two] = fight?.sides ?? []
  const rival = 'seat' in phase && one?.seat === phase.seat ? two : one
  return names[rival?.seat ?? 0] ?? ''
}

const adjustQuestion = (say: Say, { fight }: View, complete: boolean, rival: string): Question => {
  // MS-36 is replaced in the Arena.
  const rule = fight?.arena === true ? 'MS-65' : 'MS-36'
  if (complete) return { text: say('ask.show'), small: say('ask.showSmall'), rule }
  const small = say(fight?.arena === true ? 'ask.keepSmall' : 'ask.adjustSmall')
  return { text: say('ask.adjust', { rival }), small, rule }
}

/** A card of Dominoes may have been picked up. */
const plainQuestion = (say: Say, { phase, options, deckCount }: View, chosen: string | null): Question => {
  const key = chosen === null ? phase.kind : `${phase.kind}Card`
  const dry = phase.kind === 'start' && deckCount === 0 ? 'Dry' : '' // MS-31
  return {
    text: say(`ask.${key}`, { card: chosen }),
    small: say(`ask.${key}${dry}Small`, { count: options.dragonGoal }),
    rule: RULES[phase.kind] ?? null,
  }
}

/** MS-05 to MS-09: what may be answered once a monster has been begun, and no more. */
const tilesQuestion = (say: Say, view: View, chosen: string | null): Question => {
  if (chosen !== null) return plainQuestion(say, view, chosen)
  const key = tilesAsked(view) ?? 'attach'
  const strict = key === 'attach' && view.options.dominoStrictPlugs ? 'Strict' : ''
  const lost = view.phase.kind === 'drawn' ? 'MS-08' : 'MS-09'
  const rule = key === 'draw' ? 'MS-08' : key === 'pass' ? lost : 'MS-05'
  return { text: say(`ask.${key}`), small: say(`ask.${key}${strict}Small`), rule }
}

/** All that the question depends on. */
export interface Asked {
  readonly say: Say
  readonly view: View
  readonly seat: Seat
  /** The question is put to this seat. */
  readonly mine: boolean
  /** A complete monster stands on the bench. */
  readonly complete: boolean
  /** The name of the card picked up. */
  readonly chosen: string | null
  /** It goes on an icon. */
  readonly icon: boolean
  /** Indexed by seat. */
  readonly names: readonly string[]
}

export const question = ({ say, view, seat, mine, complete, chosen, icon, names }: Asked): Question => {
  const { phase } = view
  if (phase.kind === 'over') return { text: '', small: '', rule: null }
  const rule = RULES[phase.kind] ?? null
  const rival = rivalOf(view, names)
  if (!mine) return { text: say(`wait.${phase.kind}`, { name: names[phase.seat] ?? '', rival }), small: '', rule }
  switch (phase.kind) {
    case 'build':
      return buildQuestion(say, view, seat, complete)
    case 'gap':
      return { text: say(complete ? 'ask.ready' : 'ask.gap'), small: say('ask.gapSmall'), rule }
    case 'adjust':
      return adjustQuestion(say, view, complete, rival)
    case 'forced':
      return { text: say(complete ? 'ask.forcedReady' : 'ask.forced', { rival }), small: say('ask.forcedSmall'), rule }
    case 'reinforce':
      return fightQuestion(say, view, seat, chosen, icon)
    case 'attach':
    case 'drawn':
      return tilesQuestion(say, view, chosen)
    default:
      return plainQuestion(say, view, chosen)
  }
}
