import type { Citation, SayingRoom } from '@menagerie/engine/conformance'
import type { Types } from '../rules/types.ts'
import { D, isNear } from '../set/map.ts'
import { AILA, DIANNE, GANDA, LOLIENNE, LUFIEA, MILLIENNE, STORM, TAMROAN, TITINA, VISHNUS } from '../set/pieces.ts'

/* For tests. Written from the rules by number, never from the text room; not part of the game's door. */

type Event = Types['Event']
type Moved = Event & { readonly kind: 'moved' }
type Fell = Event & { readonly kind: 'fell' }

/** DL-3.1: one step on, away from the castle for the Republic, towards it for the Royalists. */
const isStepOn = ({ seat, from, to }: Moved): boolean =>
  isNear(from, to) && (D[to] as number) - (D[from] as number) === (seat === 0 ? 1 : -1)

const REPUBLIC = 0
const fellAs =
  (seat: number, ...pieces: readonly number[]) =>
  (event: Fell): boolean =>
    event.by === 'automatic' && event.seat === seat && pieces.includes(event.piece)

const END_ROWS: readonly (readonly [rule: string, ...reasons: string[]])[] = [
  ['DL-2.3', 'stuck'],
  ['DL-2.4', 'dead'],
  ['DL-10.1', 'castle'],
  ['DL-10.2', 'intercepted'],
  ['DL-10.4', 'vishnusFell'],
  ['DL-10.6', 'stall', 'stallRepublic', 'conceded'],
]

/** Chapter by chapter. Shuffles, turns and ends come out of any phase. */
export const citations: readonly Citation<Types>[] = [
  { kind: 'sealed', phases: ['setup'], when: ({ what }) => what === 'setup', cites: 'DL-1.4' },
  { kind: 'deployed', phases: ['setup'], cites: 'DL-1.4' },
  { kind: 'turnBegan', when: ({ stuck }) => !stuck, cites: 'DL-1.6' },
  { kind: 'turnBegan', when: ({ stuck }) => stuck, cites: 'DL-2.3' },
  { kind: 'moved', phases: ['move'], when: (moved) => !moved.declared && isStepOn(moved), cites: 'DL-3.1' },
  { kind: 'moved', phases: ['move'], when: ({ declared }) => declared, cites: 'DL-3.6' },
  { kind: 'moved', phases: ['move'], when: (moved) => !moved.declared && !isStepOn(moved), cites: 'DL-3.9' },
  { kind: 'fighterChosen', phases: ['fighter'], cites: 'DL-5.6' },
  { kind: 'combatChosen', phases: ['order'], cites: 'DL-5.7' },
  { kind: 'pointed', phases: ['point'], cites: 'DL-5.10' },
  { kind: 'revealed', cites: 'DL-5.12' },
  { kind: 'supportAnswered', phases: ['support'], when: ({ piece }) => piece === null, cites: 'DL-5.14' },
  { kind: 'sealed', phases: ['cards'], when: ({ what }) => what === 'card', cites: 'DL-5.15' },
  { kind: 'turned', phases: ['cards'], cites: 'DL-5.15' },
  { kind: 'compared', when: ({ banned }) => !banned, cites: 'DL-5.18' },
  { kind: 'fell', when: ({ by }) => by === 'lower' || by === 'tie', cites: 'DL-5.18' },
  { kind: 'compared', phases: ['ban'], when: ({ banned }) => banned, cites: 'DL-5.19' },
  { kind: 'recovered', cites: 'DL-5.22' },
  {
    kind: 'fetched',
    phases: ['fetch'],
    when: ({ seats, cards }) => seats.length === 1 && seats.some((seat) => cards[seat as 0 | 1] !== null),
    cites: 'DL-6.4',
  },
  {
    kind: 'fetched',
    phases: ['fetch'],
    when: ({ seats, cards }) => seats.length === 1 && seats.every((seat) => cards[seat as 0 | 1] === null),
    cites: 'DL-6.7',
  },
  { kind: 'sealed', phases: ['fetch'], when: ({ what }) => what === 'fetch', cites: 'DL-6.10' },
  { kind: 'fetched', phases: ['fetch'], when: ({ seats }) => seats.length === 2, cites: 'DL-6.10' },
  { kind: 'retreated', when: ({ seat, piece }) => seat !== REPUBLIC || piece !== AILA, cites: 'DL-7.1' },
  { kind: 'retreated', when: ({ seat, piece }) => seat === REPUBLIC && piece === AILA, cites: 'DL-7.2' },
  { kind: 'fell', when: ({ by }) => by === 'noRetreat', cites: 'DL-7.4' },
  { kind: 'played', phases: ['cards', 'storm'], cites: 'DL-8.1' },
  { kind: 'fell', when: fellAs(0, STORM), cites: 'DL-8.2' },
  { kind: 'mutualAnswered', phases: ['mutual'], cites: 'DL-8.3' },
  { kind: 'fell', phases: ['mutual'], when: ({ by }) => by === 'mutual', cites: 'DL-8.3' },
  { kind: 'fell', when: fellAs(1, GANDA), cites: 'DL-8.4' },
  { kind: 'fell', when: fellAs(0, TAMROAN), cites: 'DL-8.5' },
  { kind: 'abandoned', cites: 'DL-8.6' },
  { kind: 'fell', when: fellAs(1, VISHNUS), cites: 'DL-8.7' },
  { kind: 'fell', when: ({ by }) => by === 'declaration', cites: 'DL-8.9' },
  { kind: 'fell', when: fellAs(0, AILA), cites: 'DL-8.11' },
  { kind: 'switchAnswered', phases: ['switch'], cites: 'DL-8.14' },
  { kind: 'cardReturned', phases: ['returnCard'], cites: 'DL-8.15' },
  {
    kind: 'supportAnswered',
    phases: ['support'],
    when: ({ piece }) => piece === LUFIEA || piece === LOLIENNE,
    cites: 'DL-8.16',
  },
  { kind: 'banAnswered', phases: ['ban'], cites: 'DL-8.17' },
  { kind: 'looked', phases: ['point'], cites: 'DL-8.18' },
  {
    kind: 'supportAnswered',
    phases: ['support'],
    when: ({ piece }) => piece === TITINA || piece === MILLIENNE || piece === DIANNE,
    cites: 'DL-8.19',
  },
  { kind: 'kept', phases: ['shuffle'], cites: 'DL-9.2' },
  { kind: 'shuffled', cites: 'DL-9.4' },
  { kind: 'castleReached', phases: ['move'], when: ({ aji, held }) => aji === null && !held, cites: 'DL-10.1' },
  { kind: 'castleReached', phases: ['move'], when: ({ aji, held }) => aji !== null || held, cites: 'DL-10.2' },
  { kind: 'castlePointed', phases: ['castle'], cites: 'DL-10.2' },
  { kind: 'conceded', cites: 'DL-10.6' },
  ...END_ROWS.map(([cites, ...reasons]): Citation<Types> => ({
    kind: 'ended',
    when: ({ outcome }) => reasons.includes(outcome.reason),
    cites,
  })),
]

export const outcomes: SayingRoom<Types>['outcomes'] = {
  ...Object.fromEntries(END_ROWS.flatMap(([rule, ...reasons]) => reasons.map((reason) => [reason, rule]))),
  agreed: 'DL-10.6',
  abandoned: { none: 'somebody stayed away, which no rule is about' },
}

export const refusals: SayingRoom<Types>['refusals'] = {
  // By the rule that ended the match.
  over: END_ROWS.map(([rule]) => rule),
  // Turns alternate; a setup and a card that are committed stay so.
  notYourTurn: ['DL-1.4', 'DL-1.6', 'DL-5.15'],
  notNow: ['DL-1.4', 'DL-2.1'],
  notYourPiece: ['DL-1.2', 'DL-1.3', 'DL-2.1'],
  noSuchToken: ['DL-2.1'],
  placeInOrder: ['DL-1.4'],
  placeTwice: ['DL-1.4'],
  homeFullRepublic: ['DL-1.2'],
  homeFullRoyalist: ['DL-1.3'],
  staysPut: ['DL-3.1'],
  squareFull: ['DL-4.2'],
  wrongWay: ['DL-3.7'],
  // Aila goes farther, and to enemies alone; no exception makes a Dianne step sideways.
  tooFar: ['DL-3.1', 'DL-3.5'],
  notSideways: ['DL-3.1', 'DL-3.4', 'DL-3.5'],
  sidewaysNeedsEnemy: ['DL-3.3'],
  declareFirst: ['DL-3.6'],
  cannotDeclare: ['DL-3.6'],
  noCombatThere: ['DL-5.1'],
  notInTheSquare: ['DL-5.6'],
  // In a combat, or in the castle.
  pointAtEnemy: ['DL-5.10', 'DL-10.2'],
  onlyCharlemagneLooks: ['DL-8.18'],
  lookedAlready: ['DL-8.18'],
  onlyVishnusSwitches: ['DL-8.14'],
  cannotSupport: ['DL-5.14', 'DL-8.16', 'DL-8.19'],
  notInHand: ['DL-5.15'],
  skillNeedsPile: ['DL-6.8'],
  notEligible: ['DL-6.6'],
  retreatSame: ['DL-7.3'],
  retreatDistance: ['DL-7.1'],
  retreatCastle: ['DL-7.2'],
  retreatEnemy: ['DL-7.3'],
  retreatFull: ['DL-7.3'],
}
