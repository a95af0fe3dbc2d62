import { type OptionTrials, type Witnesses, afterSteps, atStart } from '@menagerie/engine/conformance'
import { box } from '../index.ts'
import type { Event } from '../rules/events.ts'
import type { State } from '../rules/state.ts'
import { SMALL_DECK } from './small-deck.ts'
import { DOOR, HOME, LAST_TREASURE, type Party, TIE, TWO_HOME, at, ends, endOf } from './end-witnesses.ts'
import type { rows } from './option-rows.ts'

/* For tests. Not part of the game's door. */

const after = afterSteps(box)
const begun = atStart(box)

/** Three players with a corridor each, the first one in turn. */
const table = (first: Party, rest: object = {}): object =>
  at('act', [{ out: ['C10'], ...first }, { out: ['C10'] }, { out: ['C10'] }], rest)
const starting = (...hand: readonly string[]): object =>
  at('start', [{ out: ['C10'], hand }, { out: ['C10'] }, { out: ['C10'] }])
/** The same where the only card to draw is a trap. */
const trapped = (...hand: readonly string[]): object => ({
  ...starting(...hand),
  pile: ['trap', 'trap', 'trap', 'trap'],
})
const fighting = (monster: string, ...hand: readonly string[]): object => table({ monster, hand })

const leg = ({ parties }: State): unknown => parties[0]?.leg
const hand = ({ parties, options }: State): unknown => parties[0]?.hand.map((card) => options.deck.kinds[card]?.id)

const total = (_: State, told: readonly Event[]): unknown => told.find((one) => one.kind === 'fought')?.total

const TRAP = ['0 proceed']
const CHARMED = table({ monster: 'goblin', hand: ['elf', 'charm'] })
const PRINCESS = table({ length: 100, treasures: ['royal-princess'], monster: 'berserker', hand: ['fighter', 'thief'] })
const ARMED = table({
  length: 100,
  back: ['C10'],
  treasures: ['magic-armor'],
  monster: 'ogre',
  hand: ['fighter', 'dwarf'],
})
const ARMED_IN_ROOM = table({ length: 100, treasures: ['magic-armor'], monster: 'ogre', hand: ['fighter'] })
const IN_ROOM_ATTACKED = table({ length: 100, out: ['C40', 'C40', 'C20'], monster: 'ogre', hand: ['detour'] })
const OVER = { length: 105, back: ['C40', 'C40', 'C5'], hand: ['C40', 'C5', 'orc'] }
const IN_ROOM = at('act', [
  { out: ['C10'], hand: ['orc'] },
  { length: 100, out: ['C40', 'C40', 'C20'], hand: ['elf'] },
  { out: ['C10'] },
])
const RETURNED = at(
  'act',
  [
    { ...HOME, hand: ['orc', 'elf'] },
    { out: ['C10'], hand: ['elf'] },
    { out: ['C20'], hand: ['elf'] },
  ],
  {
    seat: 2,
    frozen: true,
  },
)
const witnesses: Witnesses<typeof rows> = {
  ...ends,
  distance: {
    value: 40,
    shows: after(table({ out: ['C25'], hand: ['C15', 'elf'] }), ['0 corridor C15'], leg),
    gives: ['outbound', 'room'],
  },
  casters: {
    value: 'elfMagicUser',
    shows: after(fighting('dragon', 'dwarf', 'fire-ball'), ['0 send dwarf', '0 cast fire-ball']),
    gives: ['act 0', 'cannotCast'],
  },
  spellMode: {
    value: 'replace',
    shows: after(fighting('ghoul', 'elf', 'magic-missile'), ['0 send elf', '0 cast magic-missile', '0 roll'], total),
    gives: [21, 10],
  },
  spellsPerCharacter: {
    value: 'many',
    shows: after(fighting('ogre', 'thief', 'sleep', 'magic-missile'), [
      '0 send thief',
      '0 cast sleep',
      '0 cast magic-missile',
    ]),
    gives: ['oneSpell', 'act 0'],
  },
  sleepDice: {
    value: 1,
    shows: after(fighting('berserker', 'dwarf', 'sleep'), ['0 send dwarf', '0 cast sleep', '0 roll'], total),
    gives: [15, 13],
  },
  charmCombine: {
    value: 'alone',
    shows: after(fighting('orc', 'elf', 'fighter', 'charm'), ['0 send fighter', '0 send elf', '0 cast charm']),
    gives: ['act 0', 'charmAlone'],
  },
  dispelAction: {
    value: 'action',
    shows: after(fighting('ghoul', 'cleric', 'elf'), ['0 dispel cleric']),
    gives: ['act 0', 'act 1'],
  },
  detourAction: {
    value: 'action',
    shows: after(fighting('dragon', 'detour', 'elf'), ['0 detour']),
    gives: ['act 0', 'act 1'],
  },
  detourRemovesCorridor: {
    value: true,
    shows: after(fighting('dragon', 'detour', 'elf'), ['0 detour'], ({ parties }) => parties[0]?.outSum),
    gives: [10, 0],
  },
  corridorAfterVictory: {
    value: 'battle',
    shows: after(fighting('kobold', 'fighter', 'dwarf', 'C20'), [
      '0 send fighter',
      '0 send dwarf',
      '0 roll',
      '0 corridor C20',
    ]),
    gives: ['wayNotFreeYet', 'post 0'],
  },
  trapFaceUp: {
    value: true,
    shows: after(
      { ...starting('elf'), pile: ['trap', 'trap', 'C5'] },
      TRAP,
      (state) => box.game.view(state, 'spectator').trapNext,
    ),
    gives: [false, true],
  },
  trapDeclaration: {
    value: 'honor',
    shows: after(trapped('C5', 'elf'), TRAP, hand),
    gives: [
      ['C5', 'elf'],
      ['C5', 'elf', 'trap'],
    ],
  },
  thiefTrap: {
    value: 'show',
    shows: after(trapped('thief', 'C5'), [...TRAP, '0 avoid thief'], hand),
    gives: [['C5'], ['C5', 'thief']],
  },
  trapReplacementDraw: {
    value: true,
    shows: after(trapped('thief', 'C5'), [...TRAP, '0 avoid thief']),
    gives: ['act 0', 'trap 0'],
  },
  trapEndsTurn: {
    value: true,
    shows: after(trapped('C5', 'elf', 'C10', 'C15'), [...TRAP, '0 drop C5', '0 drop C10', '0 drop C15', '0 suffer']),
    gives: ['act 0', 'trap 0'],
  },
  healScope: {
    value: 'battle',
    shows: after(trapped('thief', 'cleric', 'C10'), [...TRAP, '0 avoid thief', '0 heal thief']),
    gives: ['act 0', 'notUsed'],
  },
  weaponScope: {
    value: 'all',
    shows: after(ARMED, ['0 send fighter', '0 arm magic-armor', '0 send dwarf', '0 arm magic-armor']),
    gives: ['weaponGiven', 'act 0'],
  },
  princessPenalty: {
    value: 'character',
    shows: after(PRINCESS, ['0 send fighter', '0 send thief', '0 roll'], total),
    gives: [18, 17],
  },
  princessFrom: {
    value: 'wayBack',
    shows: after(PRINCESS, ['0 send fighter', '0 send thief', '0 roll'], total),
    gives: [18, 19],
  },
  weaponsFrom: {
    value: 'wayBack',
    shows: after(ARMED_IN_ROOM, ['0 send fighter', '0 arm magic-armor']),
    gives: ['act 0', 'notOnWayBack'],
  },
  detourInRoom: {
    value: 'last',
    beside: { detourRemovesCorridor: true },
    shows: after(IN_ROOM_ATTACKED, ['0 detour'], ({ parties }) => parties[0]?.required),
    gives: [100, 80],
  },
  overshoot: { value: 'forbidden', shows: after(table(OVER), ['0 corridor C40']), gives: ['act 1', 'tooFar'] },
  monstersInRoom: { value: false, shows: after(IN_ROOM, ['0 monster orc P2']), gives: ['act 1', 'inRoom'] },
  returnedMayInterfere: { value: true, shows: after(RETURNED, ['2 pass']), gives: ['act 1', 'act 0'] },
  discardBelowLimit: {
    value: true,
    shows: after(table({ hand: ['C5', 'elf'] }), ['0 discard C5']),
    gives: ['handNotFull', 'act 1'],
  },
  treasureCards: {
    value: false,
    shows: after(table(DOOR), ['0 corridor C10'], ({ parties }) => parties[0]?.treasures.length),
    gives: [1, 0],
  },
  discardVisible: {
    value: 'top',
    shows: after(table({}, { discard: ['C5', 'fighter'] }), [], (state) => box.game.view(state, 1).discard.length),
    gives: [2, 1],
  },
  deck: { value: SMALL_DECK, shows: begun(2, ({ pile }) => pile.length), gives: [110, 54] },
}

export const trials: OptionTrials = {
  witnesses,
  own: { deck: SMALL_DECK },
  from: {
    charmCombine: { position: CHARMED },
    princessPenalty: { position: PRINCESS },
    princessFrom: { position: PRINCESS },
    weaponScope: { position: ARMED },
    weaponsFrom: { position: ARMED_IN_ROOM },
    detourInRoom: { position: IN_ROOM_ATTACKED },
    exhaustion: { position: LAST_TREASURE },
    'dungeons=60': { position: endOf(5), choices: { victory: 'dungeonWins' } },
    'maxDungeons=60': { position: endOf(12) },
    dungeonWinBy: { position: TWO_HOME },
    tieBreak: { position: TIE },
  },
  silent: {},
}
