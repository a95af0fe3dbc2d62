import { type Seat, unreachable } from '@menagerie/engine'
import { type CardIndex, ICONS, MOST_ALIKE, MOST_SEATS, type PicIndex } from '../set/cards.ts'
import type { Options } from '../set/options.ts'

/** Connectors by letter: sockets, then plugs. */
export const CONNECTORS = ['W', 'N', 'w', 'n'] as const

/** Interned: the same choice is the same frozen object. */
export type Action =
  /** A step: the `nth` part with this picture, from 1, in the order of arrival. */
  | { readonly kind: 'use'; readonly pic: PicIndex; readonly nth: number }
  | { readonly kind: 'challenge'; readonly target: Seat }
  | { readonly kind: 'enterArena' }
  | { readonly kind: 'fightArena' }
  | { readonly kind: 'endTurn' }
  | { readonly kind: 'letGo' }
  | { readonly kind: 'present' }
  | { readonly kind: 'refuse' }
  | { readonly kind: 'keep' }
  | { readonly kind: 'constructFor' }
  | { readonly kind: 'power'; readonly card: CardIndex }
  /** Option `powerCards: together`: a step, one of the Power cards that are played at once, in the order of the hand. */
  | { readonly kind: 'lay'; readonly card: CardIndex }
  | { readonly kind: 'playLaid' }
  /** `pic` and `nth`: the part it takes off; `icon`: the icon it names; else -1. */
  | {
      readonly kind: 'spell'
      readonly card: CardIndex
      readonly pic: PicIndex
      readonly nth: number
      readonly icon: number
    }
  | { readonly kind: 'pass' }
  | { readonly kind: 'pickDragon'; readonly card: CardIndex }
  | { readonly kind: 'pickFaction'; readonly faction: number }
  | { readonly kind: 'lead'; readonly card: CardIndex }
  /** `own` and `to` are connectors; without `dominoStrictPlugs` `own` is a width and `to` is -1. */
  | { readonly kind: 'attach'; readonly card: CardIndex; readonly own: number; readonly to: number }
  | { readonly kind: 'draw' }
  /** Only in arranged positions: lets a waiting turn begin. */
  | { readonly kind: 'proceed' }

const freeze = <A extends Action>(action: A): A => Object.freeze(action)
export const ENTER_ARENA = freeze({ kind: 'enterArena' })
export const FIGHT_ARENA = freeze({ kind: 'fightArena' })
export const END_TURN = freeze({ kind: 'endTurn' })
export const LET_GO = freeze({ kind: 'letGo' })
export const PRESENT = freeze({ kind: 'present' })
export const REFUSE = freeze({ kind: 'refuse' })
export const KEEP = freeze({ kind: 'keep' })
export const CONSTRUCT_FOR = freeze({ kind: 'constructFor' })
export const PLAY_LAID = freeze({ kind: 'playLaid' })
export const PASS = freeze({ kind: 'pass' })
export const DRAW = freeze({ kind: 'draw' })
export const PROCEED = freeze({ kind: 'proceed' })

/** Made when first asked for, then the same for ever. Small keys are looked up faster. */
const memo = (make: (key: number) => Action): ((key: number) => Action) => {
  const near: (Action | undefined)[] = []
  const far = new Map<number, Action>()
  const add = (key: number): Action => {
    const action = freeze(make(key))
    if (key >= NEAR) far.set(key, action)
    else {
      while (near.length <= key) near.push(undefined)
      near[key] = action
    }
    return action
  }
  return (key) => (key < NEAR ? near[key] : far.get(key)) ?? add(key)
}
const NEAR = 16_384

/** nth runs from 1 to MOST_ALIKE. */
const NTH = 16
const uses = memo((key) => ({ kind: 'use', pic: Math.floor(key / NTH), nth: key % NTH }))
const challenges = memo((target) => ({ kind: 'challenge', target }))
const powers = memo((card) => ({ kind: 'power', card }))
const layings = memo((card) => ({ kind: 'lay', card }))
const spells = memo((card) => ({ kind: 'spell', card, pic: -1, nth: 0, icon: -1 }))
const jinxes = memo((key) => ({ kind: 'spell', card: Math.floor(key / 8), pic: -1, nth: 0, icon: key % 8 }))
const removals = memo((key) => {
  const at = Math.floor(key / NTH)
  return { kind: 'spell', card: Math.floor(at / 512), pic: at % 512, nth: key % NTH, icon: -1 }
})
const dragons = memo((card) => ({ kind: 'pickDragon', card }))
const factions = memo((faction) => ({ kind: 'pickFaction', faction }))
const leads = memo((card) => ({ kind: 'lead', card }))
const attachments = memo((key) => ({
  kind: 'attach',
  card: Math.floor(key / 32),
  own: Math.floor(key / 8) % 4,
  to: (key % 8) - 1,
}))

export const use = (pic: PicIndex, nth: number): Action => uses(pic * NTH + nth)
export const challenge = (target: Seat): Action => challenges(target)
export const power = (card: CardIndex): Action => powers(card)
export const lay = (card: CardIndex): Action => layings(card)
export const spell = (card: CardIndex): Action => spells(card)
export const jinx = (card: CardIndex, icon: number): Action => jinxes(card * 8 + icon)
export const removal = (card: CardIndex, pic: PicIndex, nth: number): Action => removals((card * 512 + pic) * NTH + nth)
export const pickDragon = (card: CardIndex): Action => dragons(card)
export const pickFaction = (faction: number): Action => factions(faction)
export const lead = (card: CardIndex): Action => leads(card)
export const attach = (card: CardIndex, own: number, to: number): Action => attachments(card * 32 + own * 8 + to + 1)

export const staged = (action: Action): boolean => action.kind === 'use' || action.kind === 'lay'

/** A part with its place among equal pictures: `U1L.2`; a dragon card by its id. */
export const handleText = ({ set }: Options, pic: PicIndex, nth: number): string =>
  isLone(set, pic) ? (set.pics[pic] as string) : `${set.pics[pic]}.${nth}`

/** Dragon cards have a picture of their own and nothing to hide. */
const isLone = (set: Options['set'], pic: PicIndex): boolean => {
  const cards = set.alike[pic] as readonly CardIndex[]
  return cards.length === 1 && (cards[0] as CardIndex) >= set.deck
}

const WORDS = {
  enter: ENTER_ARENA,
  fight: FIGHT_ARENA,
  end: END_TURN,
  letgo: LET_GO,
  present: PRESENT,
  refuse: REFUSE,
  keep: KEEP,
  construct: CONSTRUCT_FOR,
  play: PLAY_LAID,
  pass: PASS,
  draw: DRAW,
  proceed: PROCEED,
} as const satisfies Record<string, Action>

const wordOf = (action: Action): string =>
  (Object.entries(WORDS) as [string, Action][]).find(([, known]) => known.kind === action.kind)?.[0] ?? '?'

/** `use U1L.2`, `challenge P3`, `spell S01a U1L.1`, `spell S06a axe`, `attach I4La N`. */
export const format = (options: Options, action: Action): string => {
  const { set } = options
  switch (action.kind) {
    case 'use':
      return `use ${handleText(options, action.pic, action.nth)}`
    case 'challenge':
      return `challenge P${action.target + 1}`
    case 'power':
    case 'lay':
      return `${action.kind} ${set.ids[action.card]}`
    case 'spell':
      if (action.icon >= 0) return `spell ${set.ids[action.card]} ${ICONS[action.icon]}`
      if (action.pic < 0) return `spell ${set.ids[action.card]}`
      return `spell ${set.ids[action.card]} ${handleText(options, action.pic, action.nth)}`
    case 'pickDragon':
      return `dragon ${set.ids[action.card]}`
    case 'pickFaction':
      return `faction ${set.factions[action.faction]}`
    case 'lead':
      return `lead ${set.ids[action.card]}`
    case 'attach': {
      const to = action.to < 0 ? '' : ` ${CONNECTORS[action.to]}`
      return `attach ${set.ids[action.card]} ${CONNECTORS[action.own]}${to}`
    }
    case 'enterArena':
    case 'fightArena':
    case 'endTurn':
    case 'letGo':
    case 'present':
    case 'refuse':
    case 'keep':
    case 'constructFor':
    case 'playLaid':
    case 'pass':
    case 'draw':
    case 'proceed':
      return wordOf(action)
    default:
      return unreachable(action)
  }
}

export const parse = (options: Options, text: string): Action | null => {
  if (Object.hasOwn(WORDS, text)) return WORDS[text as keyof typeof WORDS]
  const [verb = '', first, second, third, ...rest] = text.split(' ')
  if (first === undefined || rest.length > 0) return null
  if (verb === 'faction') {
    const faction = options.set.factions.indexOf(text.slice('faction '.length))
    return faction < 0 || options.set.dragons[faction] === undefined ? null : pickFaction(faction)
  }
  if (verb === 'attach') return second === undefined ? null : parseAttach(options, first, second, third)
  if (third !== undefined) return null
  if (verb === 'spell' && second !== undefined) return parseSpell(options, first, second)
  if (second !== undefined) return null
  if (verb === 'use') return handleIn(options, first, use)
  if (verb === 'challenge') {
    const target = /^P[1-5]$/.test(first) ? Number(first[1]) - 1 : MOST_SEATS
    return target < MOST_SEATS ? challenge(target) : null
  }
  const make = Object.hasOwn(WITH_CARD, verb) ? WITH_CARD[verb] : undefined
  const card = options.set.ids.indexOf(first)
  return make === undefined || card < 0 ? null : make(card)
}

const WITH_CARD: Readonly<Record<string, (card: CardIndex) => Action>> = { power, lay, spell, dragon: pickDragon, lead }

const parseSpell = (options: Options, id: string, target: string): Action | null => {
  const card = options.set.ids.indexOf(id)
  if (card < 0) return null
  const icon = ICONS.indexOf(target as (typeof ICONS)[number])
  return icon >= 0 ? jinx(card, icon) : handleIn(options, target, (pic, nth) => removal(card, pic, nth))
}

const parseAttach = (options: Options, id: string, own: string, to: string | undefined): Action | null => {
  const card = options.set.ids.indexOf(id)
  const from = CONNECTORS.indexOf(own as (typeof CONNECTORS)[number])
  const at = to === undefined ? -1 : CONNECTORS.indexOf(to as (typeof CONNECTORS)[number])
  return card < 0 || from < 0 || (to !== undefined && at < 0) ? null : attach(card, from, at)
}

const handleIn = ({ set }: Options, text: string, make: (pic: PicIndex, nth: number) => Action): Action | null => {
  const lone = set.pics.indexOf(text)
  if (lone >= 0 && isLone(set, lone)) return make(lone, 1)
  const found = /^([A-Za-z0-9_-]+)\.([1-9]\d?)$/.exec(text)
  if (found === null) return null
  const pic = set.pics.indexOf(found[1] as string)
  const nth = Number(found[2])
  return pic < 0 || isLone(set, pic) || nth > MOST_ALIKE ? null : make(pic, nth)
}
