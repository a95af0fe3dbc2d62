import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

const DIST = fileURLToPath(new URL('../dist/', import.meta.url))

export const PROGRAM = join(DIST, 'main.js')

/** Runs a built program of this package as a person would. `input` is piped in whole; `patience`: milliseconds, after which it is killed. */
export const runBuilt = async (file: string, args: readonly string[], input = '', patience?: number): Promise<Ran> => {
  const child = spawn(process.execPath, [join(DIST, file), ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(patience === undefined ? {} : { timeout: patience, killSignal: 'SIGKILL' }),
  })
  let out = ''
  let err = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  // A program that ends before it has read everything is no failure of the test.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, out, err }
}

export const menagerie = (args: string, input = ''): Promise<Ran> => runBuilt('main.js', args.split(' '), input)

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'menagerie-cli-'))
