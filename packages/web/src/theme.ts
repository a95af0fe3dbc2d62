import { useSyncExternalStore } from 'react'

export type Theme = 'table' | 'dungeon'

const KEY = 'menagerie.theme'
const listeners = new Set<() => void>()

const isTheme = (text: string | null): text is Theme => text === 'dungeon' || text === 'table'

/** What was chosen here; null before anybody chose. */
const stored = (): Theme | null => {
  try {
    const kept = localStorage.getItem(KEY)
    return isTheme(kept) ? kept : null
  } catch {
    return null
  }
}

/** The light the system is set to. */
const DARK = '(prefers-color-scheme: dark)'
const ofSystem = (): Theme => (matchMedia(DARK).matches ? 'dungeon' : 'table')

let chosen: Theme | null = null
let theme: Theme = 'table'

const show = (next: Theme): void => {
  theme = next
  document.documentElement.dataset['theme'] = theme
  for (const listener of listeners) listener()
}

/** Lights the room as it was left; until somebody says otherwise, as the system is lit. */
export const startTheme = (): void => {
  const asked = new URLSearchParams(location.search).get('theme')
  chosen = isTheme(asked) ? asked : stored()
  show(chosen ?? ofSystem())
  matchMedia(DARK).addEventListener('change', () => {
    if (chosen === null) show(ofSystem())
  })
}

const toggle = (): void => {
  chosen = theme === 'table' ? 'dungeon' : 'table'
  try {
    localStorage.setItem(KEY, chosen)
  } catch {
    // A browser that stores nothing forgets the light; nothing else depends on it.
  }
  show(chosen)
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTheme = (): readonly [Theme, () => void] => [useSyncExternalStore(subscribe, () => theme), toggle]
