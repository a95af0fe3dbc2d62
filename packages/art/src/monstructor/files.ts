import { hash } from '../geometry.ts'
import { PALETTES } from './palettes.ts'
import { type ArtPart, type Box, SIZE, type TorsoSize, type Width, torsoSize } from './shape.ts'

// Which drawn file shows what, and which piece of the plane it shows. Files are drawn when the client is built; a
// fragment says which of their layers: `#plain` the part alone, `#piece` the part on its card, and
// without a fragment the picture of a card with its ground.

const FOLDER = 'monstructor'
export const LETTERS = { head: 'H', body: 'B', limb: 'L', bottom: 'T' } as const
const FACTIONS: Readonly<Record<string, string>> = {
  UndeadEnd: 'U',
  ImpClick: 'I',
  MechanoWar: 'M',
  ElementalMind: 'E',
  CreatureScreecher: 'C',
}
const FACTION_LETTERS = Object.values(FACTIONS)

/** The letter of a faction; factions of players' own share the looks of ours. */
export const factionLetter = (faction: string): string =>
  FACTIONS[faction] ?? (FACTION_LETTERS[hash(faction) % FACTION_LETTERS.length] as string)

/** Poses a limb is drawn in. */
export const POSES = { '': -0.75, '-level': 0.1, '-low': 0.8 } as const

/** A head of several is told by the last letter of its picture. */
const variantOf = (pic: string): string => /[a-c]$/.exec(pic)?.[0] ?? ''

const countsOf = (connectors: string): string => connectors.split('').sort().join('')

/** `U1` of `U1La`: whose colours and drawings a part has. Parts of players' own borrow from their faction, bodies from one
 * with the same sockets. */
export const monsterOf = ({ pic, faction, kind, connectors }: Omit<ArtPart, 'id'>): string => {
  const own = pic.slice(0, 2)
  const fits = (monster: string): boolean =>
    kind !== 'body' || countsOf(PALETTES[monster]?.sockets ?? '') === countsOf(connectors)
  if (own in PALETTES && pic.slice(2, 3) === LETTERS[kind] && fits(own)) return own
  const all = Object.keys(PALETTES).filter((monster) => !monster.startsWith('D'))
  const kin = all.filter((monster) => monster.startsWith(factionLetter(faction)))
  const found = [kin.filter(fits), all.filter(fits), kin].find((some) => some.length > 0) ?? all
  return found[hash(pic.slice(0, -1)) % found.length] as string
}

const headsOf = (monster: string): number => PALETTES[monster]?.heads ?? 1

/** The file of a part as it lies alone. */
export const partFile = (part: Omit<ArtPart, 'id'>): string => {
  const monster = monsterOf(part)
  const many = part.kind === 'head' && headsOf(monster) > 1
  const variant = many ? variantOf(part.pic) || 'a' : ''
  return `${FOLDER}/${monster}${LETTERS[part.kind]}${variant}`
}

export const limbFile = (part: ArtPart, pose: number): string => {
  const nearest = Object.entries(POSES).reduce((best, one) =>
    Math.abs(one[1] - pose) < Math.abs(best[1] - pose) ? one : best,
  )
  return `${partFile(part)}${nearest[0]}`
}

/** Sizes the torso of a monster is drawn in; others are stretched from the nearest. */
export const torsoSizes = (monster: string): readonly TorsoSize[] => {
  const sockets = PALETTES[monster]?.sockets ?? 'WWNN'
  const limbs = sockets.split('N').length - 1
  const least = Math.ceil(limbs / 2)
  return Array.from({ length: limbs - least + 1 }, (_, more) => torsoSize(sockets, least + more))
}

export const torsoName = (monster: string, { w, h }: TorsoSize): string => `${monster}B-${w}x${h}`

/** The torso alone, and the size it is drawn in. */
export const torsoFile = (part: ArtPart, size: TorsoSize): { readonly file: string; readonly drawn: TorsoSize } => {
  const monster = monsterOf(part)
  const drawn = torsoSizes(monster).reduce((best, one) =>
    Math.abs(one.h - size.h) < Math.abs(best.h - size.h) ? one : best,
  )
  return { file: `${FOLDER}/${torsoName(monster, drawn)}`, drawn }
}

export const cuffFile = (faction: string, width: Width): string => `${FOLDER}/cuff-${factionLetter(faction)}${width}`
export const keyFile = (width: Width): string => `${FOLDER}/key-${width}`

/** Width to height of a card's picture. */
const ASPECT = 120 / 126
/** Room round what is drawn, for outlines, halos and the border of the card. */
const MARGIN = 26

const framed = ({ x0, y0, x1, y1 }: Box, margin: number): Box => {
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2]
  const h = Math.max(y1 - y0 + 2 * margin, (x1 - x0 + 2 * margin) / ASPECT)
  const w = h * ASPECT
  return { x0: cx - w / 2, y0: cy - h / 2, x1: cx + w / 2, y1: cy + h / 2 }
}

/** What the file of a plug part shows, in the part's coordinates; plugs reach 15 beyond 0,0. */
export const FRAMES: Readonly<Record<'head' | 'limb' | 'bottom', Box>> = {
  head: framed({ ...SIZE.head, y1: 15 }, MARGIN),
  limb: framed({ ...SIZE.limb, x0: -15 }, 16),
  bottom: framed({ ...SIZE.bottom, y0: -15 }, MARGIN),
}

/** What the file of a body at rest shows. */
export const restFrame = (size: TorsoSize): Box => {
  const [x, y] = [size.w / 2 + 12, size.h / 2 + 14]
  return framed({ x0: -x, y0: -y, x1: x, y1: y }, MARGIN)
}

export const torsoFrame = ({ w, h }: TorsoSize): Box => ({
  x0: -w / 2 - 20,
  y0: -h / 2 - 20,
  x1: w / 2 + 20,
  y1: h / 2 + 20,
})
/** Of cuffs and keys, whose joint is at 0,0 and faces up. */
export const JOINT_FRAME: Box = { x0: -40, y0: -30, x1: 40, y1: 50 }
