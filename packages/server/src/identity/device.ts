/** What is kept of a browser that signs in: two words, or fewer, and nothing else of what it said. */
export interface Device {
  readonly browser: string
  readonly system: string
}

/** In this order, for most browsers say the names of others too. */
const BROWSERS: readonly (readonly [name: string, says: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|HeadlessChrome|Chromium|CriOS)\//],
  ['Safari', /\bSafari\//],
]
const SYSTEMS: readonly (readonly [name: string, says: RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac(?:intosh| OS X)\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

const named = (names: typeof BROWSERS, text: string): string => names.find(([, says]) => says.test(text))?.[0] ?? ''

/** Of the header `user-agent`; a name is empty where none is known. */
export const deviceOf = (userAgent: string | undefined): Device => ({
  browser: named(BROWSERS, userAgent ?? ''),
  system: named(SYSTEMS, userAgent ?? ''),
})

/** As it is stored with a session. */
export const deviceText = ({ browser, system }: Device): string => `${browser}/${system}`

export const deviceFrom = (text: string | null): Device => {
  const [browser = '', system = ''] = (text ?? '').split('/')
  return { browser, system }
}
