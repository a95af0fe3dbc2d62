import { cardBack } from '../card-backs.ts'
import type { IconBody, Picture } from '../index.ts'
import { corridor } from './corridor.ts'
import { hoard } from './grounds.ts'
import { DETOUR_GROUND, PRIZE_GROUND, TRAP_GROUND, detour, prize, trap } from './hazards.ts'
import { camp, fallen, party, passage, standing } from './lanes.ts'
import { MONSTERS } from './monsters/index.ts'
import { PEOPLE } from './people/index.ts'
import { room } from './rooms.ts'
import { monster, person, scene } from './scenes.ts'
import { SPELLS } from './spells.ts'
import { TREASURES } from './treasures/index.ts'

const CORRIDORS = [5, 10, 15, 20, 25, 30, 40] as const

/** Who stands in a lane, by how far they have come. */
const STANDING = { party: party(false), laden: party(true), dead: fallen, returned: camp } as const

const ART = 'monster-maker'

/** Every card supplied with the game, one picture a kind for cards of players' own, backs, and the treasure room. */
export const monsterMakerPictures = (icon: IconBody): readonly Picture[] => {
  const all: Picture[] = []
  const add = (name: string, svg: string): void => void all.push({ path: `${ART}/${name}.svg`, svg })
  for (const value of CORRIDORS) add(`corridor-${value}`, corridor(value))
  for (const [id, [ground, cloth, draw]] of Object.entries(PEOPLE)) add(`class-${id}`, person(id, ground, cloth, draw))
  for (const [at, [id, [kind, draw]]] of Object.entries(MONSTERS).entries())
    add(`monster-${id}`, monster(id, kind, at, draw))
  for (const [id, [ground, draw]] of Object.entries(SPELLS)) add(`spell-${id}`, scene(`spell-${id}`, ground, draw))
  for (const [id, draw] of Object.entries(TREASURES)) add(`treasure-${id}`, scene(id, hoard(), draw))
  add('detour', scene('detour', DETOUR_GROUND, detour))
  add('trap', scene('trap', TRAP_GROUND, trap))
  add('prize', scene('prize', PRIZE_GROUND, prize))
  add('room', room(false))
  add('room-open', room(true))
  add('passage', passage())
  for (const [id, draw] of Object.entries(STANDING)) add(`standing-${id}`, standing(id, draw))
  add('back', cardBack('#3a1a0c', '#a5622a', icon('spiked-dragon-head')))
  add('back-treasure', cardBack('#4a330a', '#c9962f', icon('locked-chest')))
  add('back-prize', cardBack('#4a0f18', '#c05a4a', icon('laurels')))
  return all
}
