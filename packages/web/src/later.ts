import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { isMissingParts } from './anew.ts'
import { wordsReady } from './i18n.ts'

/** Never comes, where it could not be fetched: the page stands as it is until it is loaded anew. */
const fetched = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  try {
    return await load()
  } catch (error) {
    if (isMissingParts()) return new Promise(() => undefined)
    throw error
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
    const component = await fetched(load)
    await wordsReady()
    return { default: component }
  })
