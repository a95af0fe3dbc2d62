import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { wordsReady } from './i18n.ts'

/** Milliseconds before what could not be fetched is asked for again, at first and at most. */
const LEAST_WAIT = 500
const MOST_WAIT = 8000

/** Asks until it comes: what fails once would fail for good, and take the whole page with it. */
const untilHere = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  for (let wait = LEAST_WAIT; ; wait = Math.min(2 * wait, MOST_WAIT)) {
    try {
      return await load()
    } catch {
      await new Promise((resume) => setTimeout(resume, wait))
    }
  }
}

/**
 * A part of a page that is fetched when it is first shown, and shown once its words are here too: in another language than
 * English they come on a way of their own, and nobody draws it anew when they do.
 */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    const component = await untilHere(load)
    await wordsReady()
    return { default: component }
  })
