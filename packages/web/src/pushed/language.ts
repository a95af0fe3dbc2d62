/* Which language a service worker speaks: it cannot read what a page keeps by itself. */

const SHELF = 'menagerie-pushed'
const KEY = '/language'

/** For a page, of which others than it may read nothing else. */
export const tellLanguage = async (language: string): Promise<void> => {
  const shelf = await caches.open(SHELF)
  await shelf.put(KEY, new Response(language))
}

/** As the pages speak, or as the browser wishes where none has said. */
export const toldLanguage = async (): Promise<string> => {
  const shelf = await caches.open(SHELF)
  return (await (await shelf.match(KEY))?.text()) ?? navigator.language.slice(0, 2)
}
