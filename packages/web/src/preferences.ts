import { useSyncExternalStore } from 'react'

/** Something a person prefers on this device, kept in its browser; one of few values. */
export interface Preference<V extends string> {
  readonly values: readonly V[]
  readonly now: () => V
  readonly set: (value: V) => void
  readonly subscribe: (listener: () => void) => () => void
}

const prefer = <V extends string>(
  key: string,
  values: readonly V[],
  usual: V,
  /** What was kept under names of before. */
  before: Readonly<Record<string, V>> = {},
): Preference<V> => {
  const listeners = new Set<() => void>()
  const stored = (): V => {
    try {
      const kept = localStorage.getItem(key)
      return values.find((value) => value === kept) ?? before[kept ?? ''] ?? usual
    } catch {
      return usual
    }
  }
  let known: V | null = null
  const now = (): V => (known ??= stored())
  return {
    values,
    now,
    set: (value) => {
      known = value
      try {
        localStorage.setItem(key, value)
      } catch {
        // Preferred until the page is closed.
      }
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** How fast what happened is told, step by step. */
export const pace = prefer('menagerie.pace', ['calm', 'brisk', 'atOnce'], 'calm')
/** How large letters are, on every page. */
export const textSize = prefer('menagerie.text', ['usual', 'large', 'largest'], 'usual')
/** Who takes the other seats at "Play now". */
export const strength = prefer('menagerie.strength', ['beginner', 'club', 'master'], 'club', {
  greedy: 'club',
  search: 'master',
})

/** Whether a decision says what it is for: to somebody new to the game, always, or never. */
export const purposes = prefer('menagerie.purposes', ['first', 'always', 'never'], 'first')

export const usePreference = <V extends string>({ now, subscribe }: Preference<V>): V =>
  useSyncExternalStore(subscribe, now)

/** Shows letters as large, and what happens as fast, as they are wished for, from now on: the sheets read both off the root. */
export const startPreferences = (): void => {
  const { dataset } = document.documentElement
  for (const [name, preference] of [
    ['text', textSize],
    ['pace', pace],
  ] as const) {
    const show = (): void => {
      dataset[name] = preference.now()
    }
    show()
    preference.subscribe(show)
  }
}
