import type { Colour } from './grounds.ts'

/** The sign of a type: drop, triangle, hexagon, star. The same outlines as on the cards, 24 by 24 units. */
const SIGNS: Readonly<Record<Colour, string>> = {
  blue: 'M12 1C17 8 20 11 20 15A8 8 0 0 1 4 15C4 11 7 8 12 1Z',
  red: 'M12 2L23 21H1Z',
  green: 'M12 1L21.5 6.5V17.5L12 23L2.5 17.5V6.5Z',
  white:
    'M12 0L14.6 6L20.5 3.5L18 9.4L24 12L18 14.6L20.5 20.5L14.6 18L12 24L9.4 18L3.5 20.5L6 14.6L0 12L6 9.4L3.5 3.5L9.4 6Z',
}

const FILLS: Readonly<Record<Colour, readonly [string, string]>> = {
  blue: ['#d9f2ff', '#1d4f86'],
  red: ['#ffd27a', '#7d2410'],
  green: ['#d9f2a3', '#2f5a24'],
  white: ['#5b5470', '#15121f'],
}

/** For a monster without a picture of its own: the sign of its type, large. */
export const emblem = (colour: Colour): string => {
  const [light, dark] = FILLS[colour]
  return `<defs><linearGradient id="em" x1=".2" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs><g transform="translate(24 24) scale(3)"><path d="${SIGNS[colour]}" transform="translate(.8 1.3)" fill="#000" opacity=".45"/><path d="${SIGNS[colour]}" fill="url(#em)" stroke="#0b0502" stroke-width="1" stroke-linejoin="round"/><path d="${SIGNS[colour]}" transform="translate(2.4 2.4) scale(.8)" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width=".6"/></g>`
}
