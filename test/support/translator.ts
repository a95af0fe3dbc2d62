import type { Page } from 'playwright-core'

/** What a page with a translator can be asked. */
interface Translated {
  readonly translator: { readonly inVain: () => readonly string[] }
}

/** What the page says by now, and what whoever reads its translation still sees. */
export const saidInVain = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as Translated).translator.inVain())

/**
 * In the page, before its own programs: a translator as browsers have them. Every text node gives its place to two `font`
 * elements that hold what it says in another language (here: the same words), as soon as it is there or says something new;
 * the page's own text node is left out of the document, where whoever still writes to it writes in vain (`saidInVain`).
 */
export const translator = (): void => {
  const left = new Map<Text, { readonly shown: Element; readonly said: string }>()
  const UNTOUCHED = 'script, style, textarea, input, svg, [translate="no"], .notranslate, font'
  const take = (text: Text): void => {
    const parent = text.parentElement
    if (parent === null || text.data.trim() === '' || parent.closest(UNTOUCHED) !== null) return
    const shown = document.createElement('font')
    const inner = document.createElement('font')
    shown.style.verticalAlign = inner.style.verticalAlign = 'inherit'
    inner.textContent = text.data
    shown.append(inner)
    parent.insertBefore(shown, text)
    parent.removeChild(text)
    left.set(text, { shown, said: text.data })
  }
  const takeAll = (root: Node): void => {
    if (root instanceof Text) return take(root)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode() !== null) texts.push(walker.currentNode as Text)
    for (const text of texts) take(text)
  }
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      if (type === 'characterData') takeAll(target)
      else for (const node of addedNodes) if (node.isConnected) takeAll(node)
  })
  const start = (): void => {
    takeAll(document.body)
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  }
  if (document.body === null) document.addEventListener('DOMContentLoaded', start)
  else start()
  const inVain = (): readonly string[] =>
    [...left].flatMap(([text, { shown, said }]) =>
      shown.isConnected && text.data !== said ? [`"${text.data}" is said and "${said}" is shown`] : [],
    )
  Object.assign(globalThis, { translator: { inVain } })
}
