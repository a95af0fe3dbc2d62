import { Defect } from '../refusal.ts'
import type { Chance } from './chance.ts'

/** For places where a game must not draw: staged steps and views. */
export const noChance: Chance = {
  pick: () => {
    throw new Defect('chance was used where none is allowed')
  },
  die: () => {
    throw new Defect('chance was used where none is allowed')
  },
  draw: () => {
    throw new Defect('chance was used where none is allowed')
  },
}
