import { bust } from '../double-headed-lion/bust.ts'
import type { Person } from '../double-headed-lion/people.ts'
import { rays } from '../monster-pack/grounds.ts'

const somebody = (
  kind: Person['kind'],
  skin: string,
  hair: string,
  arm: string,
  rest: Partial<Pick<Person, 'side' | 'woman' | 'beard' | 'grin'>> = {},
): Person => ({ side: 'royalist', kind, skin, hair, arm, woman: false, beard: 'none', grin: false, ...rest })

/** Who is drawn on the counters, from the weakest: one figure a value. Values above ten show the last. */
const FIGURES: readonly Person[] = [
  somebody('thief', '#eec39c', '#6a4a2a', '#5a5f6b', { woman: true, side: 'republic' }),
  somebody('archer', '#d8a67c', '#3a2a22', '#4f7a44'),
  somebody('princess', '#f0caa4', '#c94f2c', '#e9e2f0', { woman: true }),
  somebody('archer', '#8f5c3c', '#1f1618', '#4f7a44', { woman: true, side: 'republic' }),
  somebody('rider', '#e3b48c', '#7a4a22', '#3f7f6b', { grin: true, side: 'republic' }),
  somebody('warrior', '#b87a4e', '#22262e', '#7f8a94', { beard: 'short' }),
  somebody('knight', '#ecc29a', '#d8b56a', '#c3ccd6'),
  somebody('mage', '#e6b68e', '#e9e6de', '#5a2f6b', { beard: 'long', side: 'republic' }),
  somebody('berserker', '#d89a6a', '#8a2a1a', '#6b4a2c', { beard: 'long', grin: true, side: 'republic' }),
  somebody('queen', '#e0ab80', '#4a2418', '#d9b35e', { woman: true }),
]
export const MOST_FIGURES = FIGURES.length

/** Ground behind a figure: warmer and brighter with its value. */
const GROUNDS = [
  '#7d8a8f',
  '#7f8f7a',
  '#8d8f66',
  '#9a8f55',
  '#a98c46',
  '#b58038',
  '#bd7030',
  '#b9592c',
  '#a93f28',
  '#8f2a3a',
]

const ground = (at: number): string => GROUNDS[at] ?? '#a98c46'

/** The round face of a counter: a figure in its field. */
export const character = (at: number): string => {
  const one = FIGURES[at] as Person
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="360" height="360"><defs><radialGradient id="v" cx=".45" cy=".3" r=".8"><stop offset="0" stop-color="#fff4d2" stop-opacity=".75"/><stop offset=".6" stop-color="#fff4d2" stop-opacity="0"/><stop offset="1" stop-color="#1c0f06" stop-opacity=".45"/></radialGradient><clipPath id="in"><path d="M60 0A60 60 0 1 1 60 120A60 60 0 1 1 60 0Z"/></clipPath></defs><g clip-path="url(#in)"><rect width="120" height="120" fill="${ground(at)}"/>${rays(60, 66, 22, 110, '#fff4d2', 0.16)}<rect width="120" height="120" fill="url(#v)"/><g transform="translate(12 16) scale(.96)">${bust(`c${at + 1}`, one)}</g></g></svg>`
}

/** The same figure as the picture of a card. */
export const portrait = (at: number): string => {
  const one = FIGURES[at] as Person
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 126" width="360" height="378"><defs><radialGradient id="v" cx=".45" cy=".3" r=".85"><stop offset="0" stop-color="#fff4d2" stop-opacity=".75"/><stop offset=".6" stop-color="#fff4d2" stop-opacity="0"/><stop offset="1" stop-color="#1c0f06" stop-opacity=".5"/></radialGradient></defs><rect width="120" height="126" fill="${ground(at)}"/>${rays(60, 60, 24, 120, '#fff4d2', 0.16)}<rect width="120" height="126" fill="url(#v)"/><g transform="translate(10 20)">${bust(`c${at + 1}`, one)}</g></svg>`
}
