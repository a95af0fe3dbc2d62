import { afterAll, beforeAll } from 'vitest'
import { type OwnHouse, type Settings, openHouse } from './house.ts'

/** A house for one test file alone, open from before its first test to after its last. */
export const ownHouse = (settings: Settings | null = null): Omit<OwnHouse, 'close'> => {
  let opened: OwnHouse
  beforeAll(async () => {
    opened = await openHouse(settings)
  })
  afterAll(() => opened.close())
  return {
    get url() {
      return opened.url
    },
    get dataDir() {
      return opened.dataDir
    },
    crash: () => opened.crash(),
    stop: () => opened.stop(),
    skip: (ms) => opened.skip(ms),
    again: () => opened.again(),
  }
}
