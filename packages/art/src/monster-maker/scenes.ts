import { figure } from '../monster-pack/figure.ts'
import type { Pen } from '../pen.ts'
import { type MonsterKind, banner, chamber } from './grounds.ts'
import { frame } from './light.ts'

export type Drawing = (p: Pen) => void

/** People are shown from the chest up, and fill the card. */
const BUST = 'translate(60 64) scale(.54)'

export const person = (id: string, ground: string, cloth: string, draw: Drawing): string =>
  frame(banner(ground, cloth), figure(id, draw, BUST))

export const monster = (id: string, kind: MonsterKind, seed: number, draw: Drawing): string =>
  frame(chamber(kind, seed), figure(id, draw))

export const scene = (id: string, ground: string, draw: Drawing): string => frame(ground, figure(id, draw))
