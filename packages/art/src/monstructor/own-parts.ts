import { PALETTES } from './palettes.ts'
import type { ArtPart, PartKind } from './shape.ts'

const FACTION_OF: Readonly<Record<string, string>> = {
  U: 'UndeadEnd',
  I: 'ImpClick',
  M: 'MechanoWar',
  E: 'ElementalMind',
  C: 'CreatureScreecher',
}

/** The own parts of a monster or dragon of the set supplied, `U1` or `DU`. */
export const partsOfMonster = (monster: string): readonly ArtPart[] => {
  const palette = PALETTES[monster]
  if (palette === undefined) return []
  const faction = FACTION_OF[monster.replace('D', '').charAt(0)] ?? ''
  const part = (letter: string, at: number, kind: PartKind, connectors: string): ArtPart => {
    const name = `${monster}${letter}`
    return {
      id: `${name}${at}`,
      pic: `${name}${kind === 'head' && palette.heads > 1 ? 'abc'.charAt(at) : ''}`,
      faction,
      kind,
      connectors,
    }
  }
  const times = (count: number, make: (at: number) => ArtPart): readonly ArtPart[] =>
    Array.from({ length: count }, (_, at) => make(at))
  const wide = palette.sockets.split('W').length - 1
  return [
    part('B', 0, 'body', palette.sockets),
    ...times(palette.heads, (at) => part('H', at, 'head', 'w')),
    ...times(wide - palette.heads, (at) => part('T', at, 'bottom', 'w')),
    ...times(palette.sockets.length - wide, (at) => part('L', at, 'limb', 'n')),
  ]
}
