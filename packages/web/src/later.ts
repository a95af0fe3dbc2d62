import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { isMissingParts } from './anew.ts'
import { wordsReady } from './i18n.ts'
import { lettersReady } from './letters.ts'

/** Never comes, where it could not be fetched: the page stands as it is until it is loaded anew. */
const fetched = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  try {
    return await load()
  } catch (error) {
    if (isMissingParts()) return new Promise(() => undefined)
    throw error
  }
}

/** Milliseconds after which React has shown what has come: it holds back what follows something else closely (300). */
const SHOWN = 400

let coming = 0

const say = (by: 1 | -1): void => {
  coming += by
  document.documentElement.toggleAttribute('data-coming', coming > 0)
}

/** While a part is on its way the document says so: who draws a picture of it waits for that. */
const onTheWay = async <Part>(part: Promise<Part>): Promise<Part> => {
  say(1)
  try {
    return await part
  } finally {
    setTimeout(() => say(-1), SHOWN)
  }
}

/**
 * A part of a page that is fetched when it is first shown, and shown once its words are here too: in another language than
 * English they come on a way of their own, and nobody draws it anew when they do. It waits for the
 * letters too.
 */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    const [component] = await Promise.all([onTheWay(fetched(load)), lettersReady()])
    await wordsReady()
    return { default: component }
  })
