import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const tokens = new URL('../../packages/web/src/styles/tokens.css', import.meta.url)
const css = readFileSync(tokens, 'utf8').replace(/\/\*.*?\*\//gs, '')

/** Hex colours among the custom properties of a rule. */
const coloursOf = (selector: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  for (const [, head, body] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!(head ?? '').split(',').some((one) => one.trim() === selector)) continue
    for (const [, name, value] of (body ?? '').matchAll(/--([\w-]+):\s*(#[0-9a-f]{6}|var\(--[\w-]+\))\s*;/gi))
      found.set(name as string, value as string)
  }
  return found
}

const luminance = (hex: string): number => {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const contrast = (one: string, other: string): number => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** What is written on what, in both themes; 4.5:1 for words. */
const WORDS = [
  ['on-table', 'table'],
  ['on-table-2', 'table'],
  ['panel-ink', 'panel'],
  ['panel-ink', 'panel-2'],
  ['panel-ink-2', 'panel'],
  ['panel-ink-2', 'panel-2'],
  ['card-ink', 'card'],
  ['card-ink-2', 'card'],
  ['good', 'panel'],
  ['bad', 'panel'],
  ['note', 'panel'],
  ['good', 'panel-2'],
  ['bad', 'panel-2'],
  ['note', 'panel-2'],
] as const

/** What must only be seen: 3:1. */
const SIGNS = [['focus', 'focus-2']] as const

describe.each(['table', 'dungeon'])('colours of the theme %s', (theme) => {
  const colours = new Map([...coloursOf(':root'), ...coloursOf(`[data-theme='${theme}']`)])
  const hex = (name: string): string => {
    const value = colours.get(name) ?? ''
    return value.startsWith('var(') ? hex(value.slice(6, -1)) : value
  }
  const inkOn = (ink: string, ground: string): number => {
    expect(hex(ink), ink).toMatch(/^#/)
    expect(hex(ground), ground).toMatch(/^#/)
    return contrast(hex(ink), hex(ground))
  }

  test.each(WORDS)('%s is read on %s', (ink, ground) => {
    expect(inkOn(ink, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(SIGNS)('%s is seen on %s', (sign, ground) => {
    expect(inkOn(sign, ground)).toBeGreaterThanOrEqual(3)
  })
})

describe('accents of the games', () => {
  const colours = coloursOf(':root')
  test.each(['mm', 'dhl', 'mp', 'ms', 'dt'])('%s is read bright on wood and deep on paper', (game) => {
    const [bright, deep] = [colours.get(`${game}-hi`) as string, colours.get(`${game}-lo`) as string]
    expect(contrast(bright, '#2d1b10')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(deep, '#f1e5c9')).toBeGreaterThanOrEqual(4.5)
  })
})
