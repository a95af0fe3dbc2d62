import { useSyncExternalStore } from 'react'

export type Theme = 'table' | 'dungeon'

const KEY = 'menagerie.theme'
const listeners = new Set<() => void>()

const stored = (): Theme => {
  try {
    return localStorage.getItem(KEY) === 'dungeon' ? 'dungeon' : 'table'
  } catch {
    return 'table'
  }
}

let theme: Theme = stored()

const show = (): void => {
  document.documentElement.dataset['theme'] = theme
}

/** Lights the room as it was left. */
export const startTheme = (): void => {
  const asked = new URLSearchParams(location.search).get('theme')
  if (asked === 'dungeon' || asked === 'table') theme = asked
  show()
}

const toggle = (): void => {
  theme = theme === 'table' ? 'dungeon' : 'table'
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // A browser that stores nothing forgets the light; nothing else depends on it.
  }
  show()
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTheme = (): readonly [Theme, () => void] => [useSyncExternalStore(subscribe, () => theme), toggle]
