import type { Action } from './actions.ts'

/** Every reason to refuse an action, with the rule it stands on. */
const REASONS = {
  notYourTurn: 'MM-P4',
  over: 'MM-V1',
  notNow: 'MM-T2',
  actionSpent: 'MM-T2',
  charmDue: 'MM-CH1',
  teamStaged: 'MM-T7',
  onlyInterfere: 'MM-F5',
  notInHand: 'MM-T2',
  // corridor
  noCorridor: 'MM-T3',
  underAttack: 'MM-T4',
  lost: 'MM-R3',
  tooFar: 'MM-R3',
  wayNotFreeYet: 'MM-T9',
  oneCorridor: 'MM-H1',
  // monster
  noMonster: 'MM-T5',
  noSuchPlayer: 'MM-T5',
  yourself: 'MM-T5',
  notInDungeon: 'MM-F5',
  heldAlready: 'MM-T6',
  noCorridorThere: 'MM-T6',
  inRoom: 'MM-T5',
  // battle
  nothingToFight: 'MM-T7',
  noFighter: 'MM-T7',
  nobodySent: 'MM-T7',
  oneBattle: 'MM-T2',
  outOfOrder: 'MM-T7',
  noSpell: 'MM-SP1',
  spellNeedsCaster: 'MM-SP1',
  humansOnly: 'MM-SP2',
  cannotCast: 'MM-SP3',
  oneSpell: 'MM-SP1',
  charmAlone: 'MM-CH3',
  notYourTreasure: 'MM-TC5',
  notOnWayBack: 'MM-TC5',
  noWeapon: 'MM-TC6',
  weaponNeedsBearer: 'MM-TC6',
  cannotWield: 'MM-TC6',
  weaponGiven: 'MM-TC6',
  // discard, pass
  handNotFull: 'MM-T11',
  trapStays: 'MM-TR1',
  handFull: 'MM-T12',
  // free actions
  notAttacked: 'MM-D1',
  nothingToDispel: 'MM-C1',
  notUndead: 'MM-C1',
  cannotDispel: 'MM-TC9',
  detourIsAction: 'MM-D3',
  dispelIsAction: 'MM-C2',
  noCleric: 'MM-C1',
  nobodyHeals: 'MM-C3',
  notUsed: 'MM-C3',
  noDoor: 'MM-TC7',
  notInRoom: 'MM-TC7',
  cannotOpen: 'MM-TC7',
  // charm
  notCharmed: 'MM-CH1',
  // trap
  noTrap: 'MM-TR1',
  noThief: 'MM-TR2',
  trapDue: 'MM-TR3',
  lossBegun: 'MM-TR2',
  enoughDropped: 'MM-TR3',
  dropMore: 'MM-TR3',
  nothingHidden: 'MM-TR1',
  confirmDraw: 'MM-TR1',
  thrownAlready: 'MM-P4',
} as const
export type Reason = keyof typeof REASONS

type Cited = (typeof REASONS)[Reason] | 'MM-X1'

/** What may be refused for the same reason by the rule of another card or action. */
const ELSEWHERE: Readonly<Partial<Record<Action['kind'], Readonly<Partial<Record<Reason, Cited>>>>>> = {
  corridor: { notInHand: 'MM-T3' },
  monster: { notInHand: 'MM-T5' },
  send: { notInHand: 'MM-T7' },
  cast: { notInHand: 'MM-SP1' },
  discard: { notInHand: 'MM-T11' },
  detour: { notYourTurn: 'MM-X1', notInHand: 'MM-D1' },
  dispel: { notYourTurn: 'MM-X1' },
  dispelWith: { notYourTurn: 'MM-X1', notYourTreasure: 'MM-TC9', nothingToDispel: 'MM-TC9', notUndead: 'MM-TC9' },
  heal: { notYourTurn: 'MM-X1' },
  open: { notYourTurn: 'MM-X1', notInHand: 'MM-TC7', notYourTreasure: 'MM-TC7' },
  avoid: { notNow: 'MM-TR2', noTrap: 'MM-TR2', notInHand: 'MM-TR2' },
  drop: { notNow: 'MM-TR3', noTrap: 'MM-TR3', notInHand: 'MM-TR3', outOfOrder: 'MM-TR3' },
  suffer: { notNow: 'MM-TR3', noTrap: 'MM-TR3' },
  declare: { notNow: 'MM-TR1' },
  keep: { notNow: 'MM-TR1' },
  throw: { notNow: 'MM-P4' },
  charm: { noSuchPlayer: 'MM-CH1', yourself: 'MM-CH1' },
}

/** The rule by which an action of this kind is refused for this reason. */
export const ruleOf = (reason: Reason, kind: Action['kind']): Cited => ELSEWHERE[kind]?.[reason] ?? REASONS[reason]
