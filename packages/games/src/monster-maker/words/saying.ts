import type { Message } from '@menagerie/engine'
import type { Citation, SayingRoom } from '@menagerie/engine/conformance'
import { listener } from './listener.ts'
import type { Event } from '../rules/events.ts'
import { type Options, lastDungeon } from '../set/options.ts'
import type { Types } from '../rules/types.ts'

type Cites = Citation<Types>['cites']
type Of<K extends Event['kind']> = Extract<Event, { readonly kind: K }>

/** A row of the table. */
const row = <K extends Event['kind']>(
  kind: K,
  cites: Cites,
  when: ((event: Of<K>, options: Options) => boolean) | null = null,
): Citation<Types> => ({ kind, cites, ...(when === null ? {} : { when }) }) as Citation<Types>

const NO_RULE_OF_LEAVING = { none: 'the rulebook knows nobody who leaves' }
const ALL_OTHERS_LEFT = { none: 'all others left, and nothing was counted' }

const lengthens = ({ card }: Of<'treasureDrawn'>, { deck }: Options): boolean =>
  (deck.treasures[card ?? -1]?.lengthens ?? 0) > 0

/** Laid open without a roll. */
const isOpen = ({ finds }: Of<'counted'>): boolean => finds.length > 0 && finds.every(({ dice }) => dice.length === 0)

/** By the rulebook: what each thing that happens follows from. */
const citations: readonly Citation<Types>[] = [
  row('dungeonBegan', 'MM-G4'),
  row('startRolled', 'MM-P4'),
  row('thrown', 'MM-P4'),
  row('starter', 'MM-P4'),
  row('dealt', 'MM-P1', ({ exchanged }) => exchanged === 0),
  row('dealt', 'MM-P2', ({ exchanged }) => exchanged > 0),
  row('topTurned', 'MM-TR4', (_, { trapFaceUp }) => trapFaceUp),
  row('turnBegan', 'MM-T1'),
  row('drew', 'MM-T1', ({ trap, again }) => !trap && !again),
  row('drew', 'MM-TR5', ({ trap, again }, { trapReplacementDraw }) => !trap && again && trapReplacementDraw),
  row('drew', 'MM-TR1', ({ trap }) => trap),
  row('kept', 'MM-TR1', (_, { trapDeclaration }) => trapDeclaration === 'honor'),
  row('declared', 'MM-TR1', (_, { trapDeclaration }) => trapDeclaration === 'honor'),
  row('avoided', 'MM-TR2'),
  row('suffered', 'MM-TR3'),
  row('walked', 'MM-T3', ({ leg }) => leg === 'outbound'),
  row('walked', 'MM-R1', ({ leg, total, goal }) => leg === 'return' && total <= goal),
  row(
    'walked',
    'MM-R3',
    ({ leg, total, goal }, { overshoot }) => leg === 'return' && total > goal && overshoot === 'lost',
  ),
  row('attacked', 'MM-T5'),
  row('fought', 'MM-B3', ({ total, strength }) => total >= strength),
  row('fought', 'MM-T10', ({ total, strength }) => total < strength),
  row('charmed', 'MM-CH1'),
  row('released', 'MM-CH1'),
  row('discarded', 'MM-T11'),
  row('passed', 'MM-T13'),
  row('detoured', 'MM-D1', ({ corridor }) => corridor === null),
  row('detoured', 'MM-D2', ({ corridor }, { detourRemovesCorridor }) => corridor !== null && detourRemovesCorridor),
  row('dispelled', 'MM-C1', ({ treasure }) => treasure === null),
  row('dispelled', 'MM-TC9', ({ treasure }) => treasure !== null),
  row('healed', 'MM-C3'),
  row('doorOpened', 'MM-TC7'),
  row('roomReached', 'MM-TC1'),
  row('treasureDrawn', 'MM-E7', ({ gone }, { oncePerGame }) => gone.length > 0 && oncePerGame === 'redraw'),
  row('treasureDrawn', 'MM-TC1', ({ gone, card, shown }) => gone.length === 0 && card === null && shown),
  row('treasureDrawn', 'MM-TC12', ({ gone, die }) => gone.length === 0 && die > 0),
  row(
    'treasureDrawn',
    'MM-TC11',
    (event, options) => event.gone.length === 0 && event.die === 0 && lengthens(event, options),
  ),
  row(
    'treasureDrawn',
    'MM-TC2',
    (event, options) =>
      event.gone.length === 0 && event.die === 0 && (event.card !== null || !event.shown) && !lengthens(event, options),
  ),
  row('cameBack', 'MM-R2', ({ prize }) => prize === null),
  row('cameBack', 'MM-Z1', ({ prize, first }) => prize !== null && first),
  row('froze', 'MM-E1', ({ reason }) => reason === 'pile'),
  row('froze', 'MM-E2', ({ reason }) => reason === 'return'),
  row('died', 'MM-E4', ({ cause }) => cause === 'noCards'),
  row('died', 'MM-E5', ({ cause }) => cause === 'inside'),
  row('died', NO_RULE_OF_LEAVING, ({ cause, givesBack }) => cause === 'conceded' && givesBack.length === 0),
  row('died', 'MM-E6', ({ cause, givesBack }) => cause === 'conceded' && givesBack.length > 0),
  row('dungeonEnded', 'MM-F4', ({ reason }) => reason === 'empty'),
  row('dungeonEnded', 'MM-F3', ({ reason }) => reason === 'idle'),
  row('dungeonEnded', 'MM-V1', ({ reason }, { exhaustion }) => reason === 'exhausted' && exhaustion === 'immediate'),
  row('counted', 'MM-V3', (event, { treasureCards }) => treasureCards && isOpen(event)),
  row('counted', 'MM-TC4', (event, { treasureCards }) => treasureCards && !isOpen(event)),
  row('counted', 'MM-TC13', (_, { treasureCards }) => !treasureCards),
  row('dungeonWon', 'MM-V3', (_, { victory }) => victory === 'dungeonWins'),
  row('conceded', NO_RULE_OF_LEAVING),
  row('ended', ALL_OTHERS_LEFT, ({ gold }) => gold.every((sum) => sum === null)),
  row('ended', 'MM-V2', ({ gold }, { victory }) => victory === 'gold' && gold.some((sum) => sum !== null)),
  row('ended', 'MM-V3', ({ gold }, { victory }) => victory === 'dungeonWins' && gold.some((sum) => sum !== null)),
]

/** Free actions belong to one’s own turn (MM-X1); the order of turns is everything else’s (MM-P4). */
const refusals: Readonly<Record<string, readonly string[]>> = {
  notYourTurn: ['MM-P4', 'MM-X1'],
  over: ['MM-V1'],
  notNow: ['MM-T2', 'MM-P4', 'MM-TR1', 'MM-TR2', 'MM-TR3'],
  actionSpent: ['MM-T2'],
  charmDue: ['MM-CH1'],
  teamStaged: ['MM-T7'],
  onlyInterfere: ['MM-F5'],
  notInHand: ['MM-T3', 'MM-T5', 'MM-T7', 'MM-SP1', 'MM-T11', 'MM-D1', 'MM-TC7', 'MM-TR2', 'MM-TR3'],
  noCorridor: ['MM-T3'],
  underAttack: ['MM-T4'],
  lost: ['MM-R3'],
  tooFar: ['MM-R3'],
  wayNotFreeYet: ['MM-T9'],
  oneCorridor: ['MM-H1'],
  noMonster: ['MM-T5'],
  noSuchPlayer: ['MM-T5', 'MM-CH1'],
  yourself: ['MM-T5', 'MM-CH1'],
  notInDungeon: ['MM-F5'],
  heldAlready: ['MM-T6'],
  noCorridorThere: ['MM-T6'],
  inRoom: ['MM-T5'],
  nothingToFight: ['MM-T7'],
  noFighter: ['MM-T7'],
  nobodySent: ['MM-T7'],
  oneBattle: ['MM-T2'],
  outOfOrder: ['MM-T7', 'MM-TR3'],
  noSpell: ['MM-SP1'],
  spellNeedsCaster: ['MM-SP1'],
  humansOnly: ['MM-SP2'],
  cannotCast: ['MM-SP3'],
  oneSpell: ['MM-SP1'],
  charmAlone: ['MM-CH3'],
  notYourTreasure: ['MM-TC5', 'MM-TC7', 'MM-TC9'],
  noWeapon: ['MM-TC6'],
  weaponNeedsBearer: ['MM-TC6'],
  notOnWayBack: ['MM-TC5'],
  cannotWield: ['MM-TC6'],
  weaponGiven: ['MM-TC6'],
  handNotFull: ['MM-T11'],
  trapStays: ['MM-TR1'],
  handFull: ['MM-T12'],
  notAttacked: ['MM-D1'],
  nothingToDispel: ['MM-C1', 'MM-TC9'],
  notUndead: ['MM-C1', 'MM-TC9'],
  cannotDispel: ['MM-TC9'],
  detourIsAction: ['MM-D3'],
  dispelIsAction: ['MM-C2'],
  noCleric: ['MM-C1'],
  nobodyHeals: ['MM-C3'],
  notUsed: ['MM-C3'],
  noDoor: ['MM-TC7'],
  notInRoom: ['MM-TC7'],
  cannotOpen: ['MM-TC7'],
  notCharmed: ['MM-CH1'],
  noTrap: ['MM-TR2', 'MM-TR3'],
  noThief: ['MM-TR2'],
  trapDue: ['MM-TR3'],
  lossBegun: ['MM-TR2'],
  enoughDropped: ['MM-TR3'],
  dropMore: ['MM-TR3'],
  nothingHidden: ['MM-TR1'],
  confirmDraw: ['MM-TR1'],
  thrownAlready: ['MM-P4'],
}

/** MM-X5 where only the limit ends it; else the number settled: of wins (MM-V3), or instead of running out (MM-V1). */
const lastOf = (options: Options): string => {
  const { dungeons, victory } = options
  const settled = dungeons > 0 || victory === 'dungeonWins'
  const asked = dungeons > 0 ? dungeons : 5
  if (!settled || asked > lastDungeon(options)) return 'MM-X5'
  return victory === 'dungeonWins' ? 'MM-V3' : 'MM-V1'
}

/** Kinds of choice by the words of `asks` in the catalogues. */
const NAMED: Readonly<Record<string, string>> = {
  avoid: 'avoid',
  avoidShown: 'avoid',
  drop: 'drop',
  suffer: 'suffer',
  declare: 'declare',
  fight: 'send',
  send: 'send',
  cast: 'cast',
  arm: 'arm',
  roll: 'roll',
  corridor: 'corridor',
  monster: 'monster',
  detour: 'detour',
  dispel: 'dispel',
  heal: 'heal',
  open: 'open',
  discard: 'discard',
  charm: 'charm',
  release: 'release',
  keep: 'keep',
  pass: 'pass',
  end: 'end',
}

/** Sentences that name their choice themselves. */
const PLAIN: Readonly<Record<string, readonly string[]>> = {
  'prompt.rps': ['throw'],
  'prompt.start': ['proceed'],
  'prompt.dungeonEnd': ['proceed'],
}

const names = ({ id, values }: Message): readonly string[] => {
  const { kinds } = values
  if (!Array.isArray(kinds)) return PLAIN[id] ?? []
  return kinds.map((word) => NAMED[String(word).replace('@asks.', '')] ?? String(word))
}

export const saying: SayingRoom<Types> = {
  citations,
  refusals,
  outcomes: {
    treasuresOut: 'MM-V1',
    prizesOut: 'MM-V1',
    lastDungeon: lastOf,
    conceded: NO_RULE_OF_LEAVING,
    agreed: { none: 'the players ended it themselves' },
    abandoned: { none: 'somebody stayed away, which no rule is about' },
  },
  // An undead is dispelled, by whatever it is.
  asks: { kindOf: ({ kind }) => (kind === 'dispelWith' ? 'dispel' : kind), names },
  listener,
  untold: {},
}
