import { unreachable } from '@menagerie/engine'
import type { SoundName } from './sound.ts'

interface Studio {
  readonly context: AudioContext
  readonly noise: AudioBuffer
}

let studio: Studio | null = null

/** A second of noise, the same each time. */
const noiseOf = (context: AudioContext): AudioBuffer => {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  let state = 22222
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    samples[i] = state / 2147483648 - 1
  }
  return buffer
}

/** Nobody has touched the page yet: a browser lets nothing sound before, and complains of whoever tries. */
const isUntouched = (): boolean => 'userActivation' in navigator && !navigator.userActivation.hasBeenActive

const open = (): Studio | null => {
  if (studio !== null) return studio
  if (!('AudioContext' in globalThis) || isUntouched()) return null
  const context = new AudioContext()
  studio = { context, noise: noiseOf(context) }
  return studio
}

/** Called under a touch or a key, without which a browser keeps silent. */
export const wake = (): void => {
  const { context } = open() ?? {}
  if (context?.state === 'suspended') void context.resume()
}

/** A loudness that rises at once and dies away. */
const fading = ({ context }: Studio, at: number, length: number, loud: number): GainNode => {
  const gain = context.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud), at + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  gain.connect(context.destination)
  return gain
}

const swish = (made: Studio, at: number, length: number, pitch: number, loud: number): void => {
  const source = made.context.createBufferSource()
  source.buffer = made.noise
  const filter = made.context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.setValueAtTime(pitch, at)
  filter.frequency.exponentialRampToValueAtTime(pitch * 0.5, at + length)
  filter.Q.value = 1.1
  source.connect(filter).connect(fading(made, at, length, loud))
  source.start(at, (pitch % 7) / 10, length + 0.05)
}

const tone = (
  made: Studio,
  at: number,
  length: number,
  from: number,
  to: number,
  loud: number,
  shape: OscillatorType = 'sine',
): void => {
  const source = made.context.createOscillator()
  source.type = shape
  source.frequency.setValueAtTime(from, at)
  source.frequency.exponentialRampToValueAtTime(to, at + length)
  source.connect(fading(made, at, length, loud))
  source.start(at)
  source.stop(at + length + 0.05)
}

const bell = (made: Studio, at: number, pitch: number, loud: number): void => {
  tone(made, at, 0.5, pitch, pitch, loud)
  tone(made, at, 0.22, pitch * 2.76, pitch * 2.76, loud * 0.25)
}

/** Makes a sound; `volume` 0 to 1. */
export const sound = (name: SoundName, volume: number): void => {
  const made = open()
  if (made === null) return
  if (made.context.state === 'suspended') void made.context.resume()
  const at = made.context.currentTime + 0.01
  const loud = volume * volume
  switch (name) {
    case 'card':
      swish(made, at, 0.11, 3400, 0.5 * loud)
      swish(made, at + 0.17, 0.05, 900, 0.6 * loud)
      return
    case 'die':
      for (const [after, pitch] of [
        [0, 2300],
        [0.12, 1900],
        [0.23, 2100],
        [0.38, 1500],
        [0.56, 1200],
      ] as const)
        swish(made, at + after, 0.045, pitch, 0.8 * loud)
      return
    case 'hit':
      tone(made, at, 0.2, 170, 52, 0.8 * loud, 'triangle')
      swish(made, at, 0.09, 700, 0.7 * loud)
      return
    case 'turn':
      bell(made, at, 659, 0.3 * loud)
      bell(made, at + 0.14, 880, 0.34 * loud)
      return
    case 'won':
      ;[523, 659, 784, 1047].forEach((pitch, index) => bell(made, at + index * 0.13, pitch, 0.34 * loud))
      return
    case 'lost':
      ;[440, 415, 330].forEach((pitch, index) =>
        tone(made, at + index * 0.2, 0.34, pitch, pitch * 0.98, 0.3 * loud, 'triangle'),
      )
      return
    case 'refused':
      tone(made, at, 0.09, 150, 120, 0.5 * loud, 'triangle')
      tone(made, at + 0.11, 0.11, 126, 96, 0.5 * loud, 'triangle')
      return
    default:
      unreachable(name)
  }
}
