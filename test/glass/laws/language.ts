import type { Finding } from './finding.ts'
import type { Said } from './page/words.ts'

/** A key of a catalogue, or a gap that nobody filled in. */
const RAW = /\{\{|\}\}|^[a-z][A-Za-z0-9-]*(?::[a-z][A-Za-z0-9-]*)?(?:\.[A-Za-z0-9_-]+)+$/
/** Looks like a key and is an address. */
const ADDRESS = /\.(?:net|org|com|dev|json|csv|svg|txt|html)$/

const isRaw = (text: string): boolean => RAW.test(text) && !ADDRESS.test(text)

/** What a page says in the language it is set to: no keys, no other language, no letter its fonts lack. */
export const language = async (_language: string, said: readonly Said[]): Promise<readonly Finding[]> =>
  said.filter(({ text }) => isRaw(text)).map(({ text, what }) => ({ law: 'raw', what, detail: text }))
