import type { Citation, SayingRoom } from '@menagerie/engine/conformance'
import { POWER } from '../set/cards.ts'
import type { Options } from '../set/options.ts'
import type { Types } from '../rules/types.ts'

// Which rule bears what: written from the rules by number, and held against the lines. Not part of the product.

const isArena = (_: unknown, { mode }: Options): boolean => mode === 'arena'
const isClassic = (_: unknown, { mode }: Options): boolean => mode === 'classic'
const isDominoes = (_: unknown, { mode }: Options): boolean => mode === 'dominoes'
const isFight = (_: unknown, { mode }: Options): boolean => mode !== 'dominoes'

/** Phases of a turn that ends by a fight or its draw, after which the next one begins. */
const TURN_ENDS = ['start', 'faction', 'build', 'gap', 'adjust', 'forced', 'reinforce', 'reward']
/** What a flip follows from. */
const FIXES = ['build', 'adjust', 'forced']
/** Whoever holds no hidden card passes at once, so that a flip can be followed by the end of the fight. */
const FIGHTS = [...FIXES, 'reinforce']

export const citations: readonly Citation<Types>[] = [
  { kind: 'started', phases: ['setup'], when: isDominoes, cites: 'MS-04' },
  { kind: 'started', phases: ['setup'], when: isFight, cites: 'MS-24' },
  { kind: 'choseFaction', phases: ['setup', 'faction'], when: isFight, cites: 'MS-20' },
  { kind: 'drew', phases: ['setup', 'faction'], when: ({ dealt }) => dealt, cites: 'MS-22' },
  { kind: 'drew', phases: ['setup', ...TURN_ENDS], when: ({ dealt }) => !dealt, cites: 'MS-25' },
  { kind: 'turnBegan', phases: ['setup', ...TURN_ENDS], when: ({ deck }) => deck > 0, cites: 'MS-25' },
  { kind: 'turnBegan', phases: TURN_ENDS, when: ({ deck }) => deck === 0, cites: 'MS-31' },
  { kind: 'endedTurn', phases: ['build'], when: isClassic, cites: 'MS-34' },
  { kind: 'endedTurn', phases: ['build'], when: isArena, cites: 'MS-25' },
  { kind: 'letGo', phases: ['gap'], when: isClassic, cites: 'MS-34' },
  { kind: 'challenged', phases: ['build', 'gap'], when: isClassic, cites: 'MS-32' },
  { kind: 'enteredArena', phases: ['build'], when: isArena, cites: 'MS-61' },
  { kind: 'foughtArena', phases: ['build'], when: isArena, cites: 'MS-64' },
  { kind: 'leftArena', phases: TURN_ENDS, when: isArena, cites: 'MS-62' },
  { kind: 'presented', phases: ['adjust'], when: isClassic, cites: 'MS-36' },
  { kind: 'presented', phases: ['adjust'], when: isArena, cites: 'MS-65' },
  { kind: 'refused', phases: ['adjust'], when: isClassic, cites: 'MS-37' },
  { kind: 'kept', phases: ['adjust'], when: isArena, cites: 'MS-65' },
  { kind: 'constructed', phases: ['forced'], when: isClassic, cites: 'MS-37' },
  { kind: 'flipped', phases: FIXES, when: isFight, cites: 'MS-39' },
  { kind: 'played', phases: ['reinforce'], when: ({ card }, { set }) => set.kind[card] === POWER, cites: 'MS-43' },
  {
    kind: 'played',
    phases: ['reinforce'],
    when: ({ card }, { set }) => set.effects[card]?.name === 'remove',
    cites: 'MS-46',
  },
  {
    kind: 'played',
    phases: ['reinforce'],
    when: ({ card }, { set }) => !['remove', undefined].includes(set.effects[card]?.name),
    cites: 'MS-45',
  },
  { kind: 'peeked', phases: ['reinforce'], cites: 'MS-45' },
  { kind: 'fumbled', phases: ['reinforce'], cites: 'MS-45' },
  { kind: 'passed', phases: FIGHTS, when: isFight, cites: 'MS-42' },
  { kind: 'fightEnded', phases: FIGHTS, when: ({ winner }) => winner !== null, cites: 'MS-49' },
  { kind: 'fightEnded', phases: FIGHTS, when: ({ winner }) => winner === null, cites: 'MS-54' },
  { kind: 'tookDragon', phases: ['reward'], cites: 'MS-50' },
  { kind: 'shuffled', phases: ['reward'], when: ({ after }) => after === 'win', cites: 'MS-51' },
  { kind: 'shuffled', phases: FIGHTS, when: ({ after }) => after === 'draw', cites: 'MS-54' },
  { kind: 'shuffled', when: ({ after }) => after === 'leaving', cites: 'MS-69' },
  { kind: 'left', cites: 'MS-69' },
  { kind: 'dealt', phases: ['setup'], when: ({ why }) => why === 'start', cites: 'MS-03' },
  { kind: 'dealt', phases: ['attach'], when: ({ why }) => why === 'stuck', cites: 'MS-08' },
  { kind: 'dealt', phases: ['lead', 'attach', 'drawn'], when: ({ why }) => why === 'refill', cites: 'MS-12' },
  { kind: 'led', phases: ['lead'], when: ({ first }) => first, cites: 'MS-04' },
  { kind: 'led', phases: ['lead'], when: ({ first }) => !first, cites: 'MS-11' },
  { kind: 'attached', phases: ['attach', 'drawn'], cites: 'MS-05' },
  { kind: 'closed', phases: ['attach', 'drawn'], cites: 'MS-10' },
  { kind: 'stuck', phases: ['attach', 'drawn'], when: ({ dry }) => !dry, cites: 'MS-08' },
  { kind: 'stuck', phases: ['attach'], when: ({ dry }) => dry, cites: 'MS-09' },
  { kind: 'lostTurn', phases: ['drawn'], when: ({ dry }) => !dry, cites: 'MS-08' },
  { kind: 'lostTurn', phases: ['attach'], when: ({ dry }) => dry, cites: 'MS-09' },
  { kind: 'ended', when: ({ outcome }) => outcome.reason === 'counted', cites: 'MS-15' },
  { kind: 'ended', when: ({ outcome }) => outcome.reason === 'resigned', cites: 'MS-69' },
  {
    kind: 'ended',
    when: ({ outcome }, { mode }) => mode !== 'dominoes' && ['dragon', 'turnCap', 'stalemate'].includes(outcome.reason),
    cites: 'MS-56',
  },
]

/** Rules that ask: what is not asked now is refused by the one that asks. */
const ASKS = ['MS-04', 'MS-05', 'MS-11', 'MS-20', 'MS-34', 'MS-36', 'MS-37', 'MS-42', 'MS-50', 'MS-65']

export const refusals: SayingRoom<Types>['refusals'] = {
  over: ['MS-15', 'MS-56', 'MS-69'],
  left: ['MS-69'],
  notYourTurn: [...ASKS, 'MS-24', 'MS-47'],
  notNow: [...ASKS, 'MS-08', 'MS-25'],
  factionTaken: ['MS-20'],
  noSuchPart: ['MS-26'],
  nothingToFightFor: ['MS-33'],
  outOfOrder: ['MS-26'],
  bodiesDone: ['MS-26'],
  deadEnd: ['MS-28'],
  monsterDone: ['MS-28'],
  monsterSet: ['MS-35', 'MS-38', 'MS-65'],
  notComplete: ['MS-28'],
  finishFirst: ['MS-28'],
  notSelf: ['MS-32'],
  noSuchPlayer: ['MS-32'],
  targetNotAble: ['MS-33'],
  arenaInstead: ['MS-60'],
  noArenaHere: ['MS-60'],
  arenaHeld: ['MS-61'],
  arenaEmpty: ['MS-64'],
  arenaOwn: ['MS-64'],
  arenaLocked: ['MS-62'],
  cannotDecline: ['MS-65'],
  nothingToKeep: ['MS-36'],
  notInHand: ['MS-42'],
  layInstead: ['MS-42'],
  oneByOne: ['MS-42'],
  laidAlready: ['MS-42'],
  laidInOrder: ['MS-42'],
  nothingLaid: ['MS-42'],
  playLaidFirst: ['MS-42'],
  notAPower: ['MS-43'],
  noIcon: ['MS-43'],
  jinxed: ['MS-43'],
  notASpell: ['MS-45'],
  wrongTarget: ['MS-45'],
  noSuchTarget: ['MS-46'],
  shielded: ['MS-45'],
  nothingHidden: ['MS-45'],
  notYourDragon: ['MS-50'],
  ownedAlready: ['MS-50'],
  notInYourHand: ['MS-04', 'MS-05', 'MS-11'],
  attachFirst: ['MS-07', 'MS-08'],
  drawFirst: ['MS-08'],
  drawnAlready: ['MS-08'],
  deckEmpty: ['MS-09'],
  wrongWidth: ['MS-05'],
  tooSmall: ['MS-06'],
}

export const outcomes: SayingRoom<Types>['outcomes'] = {
  dragon: 'MS-56',
  turnCap: 'MS-56',
  stalemate: 'MS-56',
  counted: 'MS-17',
  resigned: 'MS-69',
  agreed: { none: 'the players agree on it themselves; the rulebook knows no such end' },
  abandoned: { none: 'somebody stayed away, which no rule is about' },
}
