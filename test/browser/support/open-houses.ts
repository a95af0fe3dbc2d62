import type { TestProject } from 'vitest/node'
import { type House, type OwnHouse, openHouse } from './house.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker. */
    readonly houses: readonly House[]
  }
}

let houses: readonly OwnHouse[] = []

/** A house for each worker, from before the first file to after the last. Everybody in them is a new guest. */
export const setup = async ({ config, provide }: TestProject): Promise<void> => {
  houses = await Promise.all(Array.from({ length: config.maxWorkers }, () => openHouse()))
  provide(
    'houses',
    houses.map(({ url, dataDir }) => ({ url, dataDir })),
  )
}

export const teardown = async (): Promise<void> => {
  await Promise.all(houses.map((house) => house.close()))
}
