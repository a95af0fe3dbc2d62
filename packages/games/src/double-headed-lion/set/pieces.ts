/** Seats are sides: the Republic sits at the castle, the Royalists come from the far edges. */
export const REP = 0
export const ROY = 1
export type SideIndex = typeof REP | typeof ROY

/** A character: an index into its side's pieces. Only its owner knows which token it is. */
export type Piece = number

const CLASSES = [
  'Warrior',
  'Knight',
  'Magic User',
  'Berserker',
  'Dragon Rider',
  'Princess',
  'Warrior Queen',
  'Thief',
  'Archer',
] as const
export type Class = (typeof CLASSES)[number]

/** One of the twenty characters as printed. Special abilities are bound to the id. */
export interface Character {
  readonly id: string
  readonly name: string
  readonly class: Class
  readonly value: number
}

const character = (id: string, name: string, kind: Class, value: number): Character =>
  Object.freeze({ id, name, class: kind, value })

/** By side, then by piece. Names are the rulebook's. */
export const CHARACTERS: readonly [readonly Character[], readonly Character[]] = [
  [
    character('storm', 'Storm', 'Warrior', 5),
    character('roland', 'Roland', 'Knight', 4),
    character('mondor', 'Mondor', 'Magic User', 5),
    character('garla', 'Garla', 'Magic User', 4),
    character('tamroan', 'Tamroan', 'Warrior', 4),
    character('grinn', 'Grinn', 'Warrior', 5),
    character('gorbois', 'Gorbois', 'Knight', 5),
    character('aji', 'Aji', 'Berserker', 8),
    character('aila', 'Aila', 'Dragon Rider', 2),
  ],
  [
    character('vishnus', 'Vishnus', 'Princess', 0),
    character('lancelot', 'Lancelot', 'Knight', 4),
    character('alshark', 'Alshark', 'Warrior', 5),
    character('dianne', 'Dianne', 'Warrior Queen', 4),
    character('lufiea', 'Lufiea', 'Magic User', 4),
    character('ganda', 'Ganda Wolf', 'Magic User', 5),
    character('charlemagne', 'Charlemagne', 'Thief', 3),
    character('titina', 'Titina', 'Warrior', 4),
    character('millienne', 'Millienne', 'Warrior', 4),
    character('racoon', 'Racoon', 'Warrior', 4),
    character('lolienne', 'Lolienne', 'Archer', 3),
  ],
]

export const STORM = 0
export const ROLAND = 1
export const MONDOR = 2
export const GARLA = 3
export const TAMROAN = 4
export const GRINN = 5
export const AJI = 7
export const AILA = 8

export const VISHNUS = 0
export const DIANNE = 3
export const LUFIEA = 4
export const GANDA = 5
export const CHARLEMAGNE = 6
export const TITINA = 7
export const MILLIENNE = 8
export const RACOON = 9
export const LOLIENNE = 10

/** Pieces of each side. */
export const COUNTS: readonly [number, number] = [9, 11]
/** Every piece of a side as a mask: bit i is piece i. */
export const ALL: readonly [number, number] = [0x1ff, 0x7ff]

const maskOf = (side: SideIndex, kind: Class): number =>
  CHARACTERS[side].reduce((mask, one, piece) => (one.class === kind ? mask | (1 << piece) : mask), 0)

/** By side: who may also step to an equal D (DL-3.2). */
export const KNIGHTS: readonly [number, number] = [maskOf(REP, 'Knight'), maskOf(ROY, 'Knight')]
/** By side: who may step to an equal D onto an enemy (DL-3.3); Warrior Queen and Berserker are none (DL-3.4). */
export const WARRIORS: readonly [number, number] = [maskOf(REP, 'Warrior'), maskOf(ROY, 'Warrior')]
/** By side: whose Skill card has effect (DL-6.3). */
export const SKILLED: readonly [number, number] = [
  maskOf(REP, 'Magic User'),
  maskOf(ROY, 'Magic User') | maskOf(ROY, 'Thief'),
]

export const has = (mask: number, piece: Piece): boolean => ((mask >> piece) & 1) === 1

/** Number of a piece of this side by its id; null when there is none. */
export const pieceById = (side: SideIndex, id: string): Piece | null => {
  const at = CHARACTERS[side].findIndex((one) => one.id === id)
  return at < 0 ? null : at
}

export const characterOf = (side: number, piece: Piece): Character => CHARACTERS[side as SideIndex][piece] as Character

/** How messages name a piece: the catalogues know the names. */
export const nameOf = (side: number, piece: Piece): string => `@names.${characterOf(side, piece).id}`
