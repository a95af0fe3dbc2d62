/** Outlines of the plaque that carries a card's number, 24 by 24 units: the outline tells the kind without colour. */
export const PLAQUES = {
  arch: 'M2 23V11Q2 1.5 12 1.5Q22 1.5 22 11V23Z',
  shield: 'M2 2H22V12Q22 19.5 12 23Q2 19.5 2 12Z',
  hexagon: 'M12 1L22.5 6.5V17.5L12 23L1.5 17.5V6.5Z',
  tomb: 'M7 1H17L22.5 8L17.5 23H6.5L1.5 8Z',
  crest: 'M1 2L6.5 4.5L12 1L17.5 4.5L23 2Q23.5 15 12 23.5Q.5 15 1 2Z',
  burst:
    'M12 0L15.6 3.4L20.5 3.5L20.6 8.4L24 12L20.6 15.6L20.5 20.5L15.6 20.6L12 24L8.4 20.6L3.5 20.5L3.4 15.6L0 12L3.4 8.4L3.5 3.5L8.4 3.4Z',
  diamond: 'M12 .5L23.5 12L12 23.5L.5 12Z',
  round: 'M12 .5A11.5 11.5 0 1 0 12 23.5A11.5 11.5 0 1 0 12 .5Z',
  banner: 'M1 2.5Q1 1 2.5 1H21.5Q23 1 23 2.5V15Q23 17 21 18.5L12 23L3 18.5Q1 17 1 15Z',
} as const
export type PlaqueName = keyof typeof PLAQUES

/** Signs on a card's band, 24 by 24 units. */
export const SIGNS = {
  drop: 'M12 1C17 8 20 11 20 15A8 8 0 0 1 4 15C4 11 7 8 12 1Z',
  triangle: 'M12 2L23 21H1Z',
  hexagon: 'M12 1L21.5 6.5V17.5L12 23L2.5 17.5V6.5Z',
  star: 'M12 0L14.6 6L20.5 3.5L18 9.4L24 12L18 14.6L20.5 20.5L14.6 18L12 24L9.4 18L3.5 20.5L6 14.6L0 12L6 9.4L3.5 3.5L9.4 6Z',
  arch: 'M3 21V10Q3 2 12 2Q21 2 21 10V21H16V11Q16 7 12 7Q8 7 8 11V21Z',
  shield: 'M3 3H21V12Q21 19 12 22Q3 19 3 12Z',
  dovetail: 'M7 2H17L15 10L22 21Q22 22 21 22H3Q2 22 2 21L9 10Z',
  knob: 'M9 1H15V9.5A7 7 0 1 1 9 9.5Z',
  sockets: 'M2 2H9L7 8H17L15 2H22V22H16A4.5 4.5 0 1 0 8 22H2Z',
} as const
export type SignName = keyof typeof SIGNS
