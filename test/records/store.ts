import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { KeptMatch } from '@menagerie/engine/conformance'

const HERE = new URL('kept/', import.meta.url)

/** Of a mode, under one version of its rules. */
const fileOf = (mode: string, version: number): URL => new URL(`${mode}.${version}.jsonl.br`, HERE)

export const isKept = (mode: string, version: number): boolean => existsSync(fileOf(mode, version))

/** Bytes that the matches of a mode take. */
export const keptBytes = (mode: string, version: number): number => readFileSync(fileOf(mode, version)).length

/** The matches of a mode that were played under a version, one a line. */
export const readKept = (mode: string, version: number): readonly KeptMatch[] =>
  brotliDecompressSync(readFileSync(fileOf(mode, version)))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as KeptMatch)

/** Versions under which matches of a mode are kept, rising. */
export const keptVersions = (mode: string): readonly number[] =>
  readdirSync(HERE)
    .flatMap((name) => (name.startsWith(`${mode}.`) ? Number(name.split('.')[1]) : []))
    .sort((a, b) => a - b)

/** Writes the matches of a mode, once: what is kept stays. */
export const writeKept = (mode: string, version: number, matches: readonly KeptMatch[]): void => {
  if (isKept(mode, version)) throw new Error(`matches of ${mode} are kept already; they stay as they are`)
  mkdirSync(HERE, { recursive: true })
  const text = matches.map((one) => `${JSON.stringify(one)}\n`).join('')
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  writeFileSync(fileOf(mode, version), brotliCompressSync(text, { params }))
}
