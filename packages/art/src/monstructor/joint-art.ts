import { lite, soft } from '../geometry.ts'
import { INK } from '../pen.ts'
import type { PartPen } from './part-pen.ts'
import { pts } from '../paths.ts'
import type { Width } from './shape.ts'

/** WIDE is a dovetail of 34, NARROW a round knob of 17; facing up at 0,0, in units of the drawing. */
export const TABS: Readonly<Record<Width, string>> = {
  W: 'M-11,-1L-11,1L-17,13Q-17,15 -15,15L15,15Q17,15 17,13L11,1L11,-1Z',
  N: 'M-5,-1L-5,4A8.5,8.5 0 1 0 5,4L5,-1Z',
}
const CUFF: Readonly<Record<Width, number>> = { W: 27, N: 17 }
const COLLAR: Readonly<Record<Width, number>> = { W: 24, N: 14 }

/** Metal of the sockets, by letter of the faction. */
export const METALS: Readonly<Record<string, string>> = {
  U: '#cfc6a6',
  I: '#7a3a2c',
  M: '#c8923c',
  E: '#8a8fa0',
  C: '#9a6a3a',
}

/** A socket: a cuff of metal with a dark notch of its width. */
export const cuffArt = (p: PartPen, width: Width, metal: string): void => {
  const w = CUFF[width]
  p.shape(soft(pts(`${-w},0 ${w},0 ${w - 4},21 ${4 - w},21`), width === 'W' ? 5 : 7), metal, { line: 2.8, size: 0.7 })
  p.fill(TABS[width], '#170c14')
  p.line(TABS[width], INK, 2)
  if (width === 'W') for (const x of [6.5 - w, w - 6.5]) p.rivet(x, 9, 2.4)
}

/** A plug: a collar with the tab in the colour of the part, painted over the notch. */
export const collarArt = (p: PartPen, width: Width, colour: string): void => {
  const w = COLLAR[width]
  p.fill(TABS[width], lite(colour, 0.32))
  p.line(TABS[width], INK, 2)
  p.shape(soft(pts(`${4 - w},-11 ${w - 4},-11 ${w},0 ${-w},0`), 4), lite(colour, 0.1), { line: 2.8, size: 0.6 })
  p.line(width === 'W' ? 'M-9,-0.6L9,-0.6' : 'M-3.6,-0.6L3.6,-0.6', lite(colour, 0.32), 3.4)
}

/** The butterfly that locks sockets of two bodies. */
export const keyArt = (p: PartPen, width: Width): void => {
  const outline =
    width === 'W'
      ? soft(pts('-16,-14 16,-14 10,0 16,14 -16,14 -10,0'), 3)
      : soft(pts('-8,-14 8,-14 5,0 8,14 -8,14 -5,0'), 4)
  p.shape(outline, '#e3b24c', { line: 2.4, size: 0.5 })
  p.fill('M-3,0a3,3 0 1 0 6,0a3,3 0 1 0 -6,0Z', '#7a4f12')
}
