import { useSyncExternalStore } from 'react'

/** What can be heard. Every sound is made by the page itself, from noise and tones. */
export const SOUNDS = ['card', 'die', 'hit', 'turn', 'won', 'lost', 'refused'] as const
export type SoundName = (typeof SOUNDS)[number]

export interface Loudness {
  readonly on: boolean
  /** 0 to 1. */
  readonly volume: number
}

const KEY = 'menagerie.sound'
const SILENT: Loudness = { on: false, volume: 0.6 }
const listeners = new Set<() => void>()

/** Off until somebody switches it on; kept on this device. */
const stored = (): Loudness => {
  try {
    const [state, volume] = (localStorage.getItem(KEY) ?? '').split(' ')
    const level = Number(volume)
    return state === 'on' || state === 'off'
      ? { on: state === 'on', volume: level >= 0 && level <= 1 ? level : SILENT.volume }
      : SILENT
  } catch {
    return SILENT
  }
}

let loudness: Loudness | null = null
const now = (): Loudness => (loudness ??= stored())

/** The synthesiser comes with the first sound. */
const synth = () => import('./synth.ts')

export const setLoudness = (next: Loudness): void => {
  loudness = next
  try {
    localStorage.setItem(KEY, `${next.on ? 'on' : 'off'} ${next.volume}`)
  } catch {
    // A browser that stores nothing forgets it when the page is closed.
  }
  for (const listener of listeners) listener()
}

/** Lets something be heard, if sound is on. */
export const play = (name: SoundName): void => {
  const { on, volume } = now()
  if (!on || volume === 0) return
  void synth().then(({ sound }) => sound(name, volume))
}

/** Browsers let nothing sound before the first touch: whoever has sound on is heard from then. */
export const wakeSound = (): void => {
  if (now().on) void synth().then(({ wake }) => wake())
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useLoudness = (): Loudness => useSyncExternalStore(subscribe, now)
