import type { Pen } from '../../pen.ts'
import { brambleseer } from './brambleseer.ts'
import { croakmancer } from './croakmancer.ts'
import { fernoracle } from './fernoracle.ts'
import { gnarlwitch } from './gnarlwitch.ts'
import { ivychanter } from './ivychanter.ts'
import { lanternmoss } from './lanternmoss.ts'

/** Green monsters of two stars, by card id. */
export const TWO_STAR: Readonly<Record<string, (p: Pen) => void>> = {
  G07: brambleseer,
  G08: croakmancer,
  G09: ivychanter,
  G10: lanternmoss,
  G11: gnarlwitch,
  G12: fernoracle,
}
