import type { Pen } from '../../pen.ts'
import { boomoth } from './boomoth.ts'
import { nullhare } from './nullhare.ts'
import { paperghast } from './paperghast.ts'
import { snowfuse } from './snowfuse.ts'

/** White monsters of two stars, by card id. */
export const TWO_STAR: Readonly<Record<string, (p: Pen) => void>> = {
  W05: snowfuse,
  W06: paperghast,
  W07: boomoth,
  W08: nullhare,
}
