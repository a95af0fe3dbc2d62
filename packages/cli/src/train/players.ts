import { type Threads, openThreads } from '../threads.ts'
import type { Wanted } from './match.ts'
import type { Trained } from './sample.ts'

/** Threads that play whole matches. */
export type Players = Threads<Wanted, Trained>

export const openPlayers = (threads: number): Players =>
  openThreads(new URL('./worker.js', import.meta.url), 'play', threads)
