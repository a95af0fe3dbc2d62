import { BODY, type CardSet, KINDS, LIMB, type PicIndex } from '@menagerie/games/monstructor'
import { LETTERS, factionLetter } from './files.ts'
import { PALETTES } from './palettes.ts'
import type { ArtPart, PartKind } from './shape.ts'

/** A picture of a card set as drawing knows it; dragons of players' own look like ours. `id` is the part's own among those drawn together. */
export const artPart = (set: CardSet, pic: PicIndex, id: string): ArtPart => {
  const card = set.alike[pic]?.[0] ?? 0
  const kind = set.kind[card] ?? BODY
  const name = set.pics[pic] ?? ''
  const monster = name.slice(0, 2)
  const faction = set.factions[set.faction[card] ?? 0] ?? ''
  const sockets = 'W'.repeat(set.wide[card] ?? 0) + 'N'.repeat(set.narrow[card] ?? 0)
  return {
    id,
    pic:
      card < set.deck || monster in PALETTES ? name : `D${factionLetter(faction)}${LETTERS[KINDS[kind] as PartKind]}`,
    faction,
    kind: KINDS[kind] as PartKind,
    connectors: kind === BODY ? sockets : kind === LIMB ? 'n' : 'w',
  }
}
