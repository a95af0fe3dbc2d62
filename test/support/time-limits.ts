import { relative } from 'node:path'
import { expect, vi } from 'vitest'

// How long a test and what is done around it may take, in milliseconds, by what a file is about; rules have what the project says.

const place = relative(process.cwd(), expect.getState().testPath ?? '')
if (place.startsWith('packages/server/')) vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
else if (place.startsWith('test/')) vi.setConfig({ hookTimeout: 60_000 })
