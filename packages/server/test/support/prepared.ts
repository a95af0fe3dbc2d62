import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '../../src/postgres/embedded.ts'
import { openDatabase } from '../../src/store/database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder whose database has been made, brought up to date and stopped. */
    readonly prepared: string
  }
}

/**
 * Made once for all files: each server of theirs begins with a copy of it, for to make a cluster and go through every migration
 * took a sixth of their CPU time. `process.test.ts` and what starts the product go the whole way.
 */
export const setup = async ({ provide }: TestProject): Promise<() => void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'menagerie-prepared-'))
  const postgres = await openEmbedded({ dataDir, warn: () => {} })
  const database = await openDatabase({ connection: postgres.connection, warn: () => {} })
  await database.close()
  await postgres.stop()
  provide('prepared', dataDir)
  return () => rmSync(dataDir, { recursive: true, force: true })
}
