import type { Seat } from '@menagerie/engine'
import { type View, hasUse, lackOf, leadOf, tilesAsked } from '@menagerie/games/monstructor'
import type { TFunction } from 'i18next'
import type { Reading } from '../../reading.ts'
import { type SeatNames, inWords } from '../../say.tsx'
import type { Question } from '../board.ts'
import { thingsIn } from './things.ts'
import { GAME, type Say, sayer } from './words.ts'

// What is asked is said by the game itself; a board adds what stands beneath it, and the rule it is put by.

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

/** Why a seat cannot complete a monster, in a word for the catalogue; null when it can. */
export const lackWord = (view: View, seat: Seat): string | null => {
  const player = view.players[seat]
  if (player === undefined || player.able) return null
  return `lack.${lackOf(view.options, thingsIn(view.options, player.table)) ?? 'any'}`
}

/** MS-33, MS-60: that somebody can complete a monster, or not; in the Arena nobody is challenged by it. */
export const ableKey = ({ options }: View, able: boolean): string => {
  const arena = options.mode === 'arena'
  if (able) return arena ? 'plate.ableOwn' : 'plate.able'
  return arena ? 'visit.notAbleArena' : 'visit.notAble'
}

type Beneath = Omit<Question, 'text'>

/** A complete monster challenges, enters the ring or fights in it. */
const READY = { '': 'MS-32', Enter: 'MS-61', Ring: 'MS-64' } as const

const beneathBuild = ({ say, view, seat, complete }: Beneathing): Beneath => {
  const { options, arena } = view
  const mode = options.mode === 'arena' ? (arena === null ? 'Enter' : 'Ring') : ''
  const timed = options.arenaTimeout > 0 ? 'Timed' : ''
  if (arena?.owner === seat)
    return { small: say(`ask.locked${timed}Small`, { count: options.arenaTimeout }), rule: 'MS-62' }
  if (complete) {
    const how = mode === 'Enter' ? timed : mode === 'Ring' && options.arenaAdjust === 'onFight' ? 'Free' : ''
    return { small: say(`ask.ready${mode}${how}Small`, { count: options.arenaTimeout }), rule: READY[mode] }
  }
  if (hasUse(view, seat)) return { small: say('ask.buildSmall'), rule: 'MS-26' }
  const lack = lackWord(view, seat)
  return lack === null
    ? { small: say('ask.nobodyAble'), rule: 'MS-33' }
    : { small: say('ask.notAble', { lack: say(lack) }), rule: 'MS-28' }
}

/** How the own total stands to the other one. */
const trail = (say: Say, view: View, seat: Seat): string => {
  const lead = leadOf(view, seat)
  if (lead === 0) return say('ask.evenSmall')
  return lead < 0 ? say('ask.trailSmall', { count: -lead }) : say('ask.leadsSmall', { count: lead })
}

/** What passing brings about, as a word of the catalogue: `pass` where it gives nothing away. */
export const passKey = (view: View, seat: Seat): string => {
  if (view.phase.kind !== 'reinforce') return 'pass'
  const lead = leadOf(view, seat)
  // MS-42: the second pass in a row ends the fight.
  const last = view.fight?.passes === 1 ? 'Last' : ''
  return lead > 0 ? 'pass' : `${lead === 0 ? 'passEven' : 'passBehind'}${last}`
}

const beneathFight = ({ say, view, seat, chosen, icon, steps }: Beneathing): Beneath => {
  if (chosen !== null && icon) return { small: say('ask.iconSmall', { card: chosen }), rule: 'MS-45' }
  if (chosen !== null) return { small: say('ask.cardSmall', { card: chosen }), rule: 'MS-42' }
  if (steps.length > 0) return { small: say('ask.laidSmall', { count: steps.length }), rule: 'MS-42' }
  const end = say(view.fight?.passes === 1 ? 'ask.lastPass' : 'ask.passes')
  return { small: `${trail(say, view, seat)} ${end}`, rule: 'MS-42' }
}

/** Who fights with the seat that is asked. */
const rivalOf = ({ phase, fight }: View, names: readonly string[]): string => {
  const [one, two] = fight?.sides ?? []
  const rival = 'seat' in phase && one?.seat === phase.seat ? two : one
  return names[rival?.seat ?? 0] ?? ''
}

const beneathAdjust = ({ say, view: { fight }, complete }: Beneathing): Beneath => {
  const arena = fight?.arena === true
  const key = complete ? 'showSmall' : arena ? 'keepSmall' : 'adjustSmall'
  // MS-36 is replaced in the Arena.
  return { small: say(`ask.${key}`), rule: arena ? 'MS-65' : 'MS-36' }
}

/** MS-05 to MS-09: what may be answered once a monster has been begun, and no more. */
const beneathTiles = ({ say, view, chosen }: Beneathing): Beneath => {
  if (chosen !== null) return { small: say('ask.attachCardSmall', { card: chosen }), rule: 'MS-05' }
  const key = tilesAsked(view) ?? 'attach'
  const strict = key === 'attach' && view.options.dominoStrictPlugs ? 'Strict' : ''
  const lost = view.phase.kind === 'drawn' ? 'MS-08' : 'MS-09'
  const rule = key === 'draw' ? 'MS-08' : key === 'pass' ? lost : 'MS-05'
  return { small: say(`ask.${key}${strict}Small`), rule }
}

/** A card of Dominoes may have been picked up. */
const beneathPlain = ({ say, view, chosen }: Beneathing): Beneath => {
  const { phase, options, deckCount } = view
  const rule = RULES[phase.kind] ?? null
  if (chosen !== null) return { small: say('ask.cardSmall', { card: chosen }), rule }
  const dry = phase.kind === 'start' && deckCount === 0 ? 'Dry' : '' // MS-31
  return { small: say(`ask.${phase.kind}${dry}Small`, { count: options.dragonGoal }), rule }
}

/** The same, and what says it. */
type Beneathing = Asked & { readonly say: Say }

/** All that the question depends on. */
export interface Asked {
  readonly t: TFunction
  readonly reading: Pick<Reading, 'prompt'>
  readonly view: View
  readonly seat: Seat
  /** Steps of a choice begun: a monster that stands whole, or Power cards laid. */
  readonly steps: readonly string[]
  /** The question is put to this seat. */
  readonly mine: boolean
  /** A complete monster stands on the bench. */
  readonly complete: boolean
  /** The name of the card picked up. */
  readonly chosen: string | null
  /** It goes on an icon. */
  readonly icon: boolean
  readonly names: SeatNames
}

const beneath = (asked: Beneathing): Beneath => {
  const { say, view } = asked
  const { kind } = view.phase
  switch (kind) {
    case 'build':
      return beneathBuild(asked)
    case 'gap':
    case 'forced':
      return { small: say(`ask.${kind}Small`), rule: RULES[kind] ?? null }
    case 'adjust':
      return beneathAdjust(asked)
    case 'reinforce':
      return beneathFight(asked)
    case 'attach':
    case 'drawn':
      return beneathTiles(asked)
    default:
      return beneathPlain(asked)
  }
}

export const question = (asked: Asked): Question => {
  const { t, reading, view, seat, steps, mine, names } = asked
  const { phase } = view
  if (phase.kind === 'over') return { text: '', small: '', rule: null }
  const say = sayer(t)
  if (mine) return { text: inWords(t, GAME, reading.prompt(view, seat, steps), names), ...beneath({ ...asked, say }) }
  const waits = { name: names[phase.seat] ?? '', rival: rivalOf(view, names) }
  // MS-65: nobody is challenged in the Arena, and nobody has to answer.
  const arena = phase.kind === 'adjust' && view.fight?.arena === true
  const rule = arena ? 'MS-65' : (RULES[phase.kind] ?? null)
  return { text: say(`wait.${phase.kind}${arena ? 'Arena' : ''}`, waits), small: '', rule }
}
