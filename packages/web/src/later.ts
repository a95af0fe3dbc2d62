import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { wordsReady } from './i18n.ts'

/**
 * A part of a page that is fetched when it is first shown, and shown once its words are here too: in another language than
 * English they come on a way of their own, and nobody draws it anew when they do.
 */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    const component = await load()
    await wordsReady()
    return { default: component }
  })
