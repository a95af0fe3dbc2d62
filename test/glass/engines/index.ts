import { launchFirefox } from './firefox.ts'
import type { Engine } from './tab.ts'
import { launchWebKit } from './webkit.ts'

/** Browsers of the machine beside the one the tests bring with them. */
const ENGINES: Readonly<Record<string, () => Promise<Engine>>> = { firefox: launchFirefox, webkit: launchWebKit }

export const launch = (name: string): Promise<Engine> => {
  const begin = ENGINES[name]
  if (begin === undefined)
    throw new Error(`There is no engine ${name}; there are chromium, ${Object.keys(ENGINES).join(', ')}.`)
  return begin()
}

export type { Engine } from './tab.ts'
