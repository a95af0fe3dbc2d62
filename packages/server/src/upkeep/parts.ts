import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { UpkeepError } from './upkeep-error.ts'

/*
 * The file of a backup: a first line, then parts. A part is a line of JSON, `{kind, ..., bytes, sha256}`, and so many bytes of
 * gzip, which hold lines of JSON. Each sum is over the one before it, the line and the bytes: the last one is the sum of the whole,
 * and no part can be altered, left out, put in or moved without the sums saying where.
 */

const FIRST_LINE = 'menagerie-backup 1\n'
/** Bytes of a part's line, and of its contents: more is no part. */
const MOST_LINE = 65_536
const MOST_BYTES = 512 * 1024 * 1024

/** What stands in a part's line beside its size and sum. */
export type PartLabel = Readonly<Record<string, unknown>> & { readonly kind: string }

export interface Part {
  readonly label: PartLabel
  /** Values of JSON, in order. */
  readonly rows: readonly unknown[]
}

const squeeze = promisify(gzip)
const unsqueeze = promisify(gunzip)

const sumOf = (before: string, line: string, bytes: Uint8Array): string =>
  createHash('sha256').update(before).update('\n').update(line).update('\n').update(bytes).digest('hex')

export interface PartWriter {
  readonly write: (label: PartLabel, rows: readonly unknown[]) => Promise<void>
  /** Bytes written, and the sum of the whole, hex. */
  readonly finish: () => Promise<{ readonly bytes: number; readonly sum: string }>
}

/** Writes parts to a file that is open; `finish` waits until all of it is on the disk. */
export const writeParts = async (file: FileHandle): Promise<PartWriter> => {
  let sum = ''
  let bytes = 0
  const put = async (data: string | Uint8Array): Promise<void> => {
    const chunk = typeof data === 'string' ? Buffer.from(data) : data
    await file.writeFile(chunk)
    bytes += chunk.byteLength
  }
  await put(FIRST_LINE)
  return {
    write: async (label, rows) => {
      const body = await squeeze(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
      const line = JSON.stringify({ ...label, bytes: body.byteLength })
      sum = sumOf(sum, line, body)
      await put(`${JSON.stringify({ ...label, bytes: body.byteLength, sha256: sum })}\n`)
      await put(body)
    },
    finish: async () => {
      await file.sync()
      return { bytes, sum }
    },
  }
}

/** Reads a file from its start, so many bytes at a time. */
interface Bytes {
  readonly line: () => Promise<string | null>
  readonly take: (count: number) => Promise<Uint8Array | null>
  readonly isAtEnd: () => Promise<boolean>
}

const bytesOf = (file: FileHandle): Bytes => {
  let held = Buffer.alloc(0)
  const more = async (least: number): Promise<boolean> => {
    const chunk = Buffer.alloc(Math.max(least, 65_536))
    const { bytesRead } = await file.read(chunk, 0, chunk.length)
    held = Buffer.concat([held, chunk.subarray(0, bytesRead)])
    return bytesRead > 0
  }
  const take = async (count: number): Promise<Buffer | null> => {
    while (held.length < count) if (!(await more(count - held.length))) return null
    const taken = held.subarray(0, count)
    held = held.subarray(count)
    return taken
  }
  return {
    take,
    line: async () => {
      for (let end = held.indexOf(10); ; end = held.indexOf(10)) {
        if (end >= 0) return (await take(end + 1))?.toString('utf8') ?? null
        if (held.length > MOST_LINE || !(await more(1))) return null
      }
    },
    isAtEnd: async () => held.length === 0 && !(await more(1)),
  }
}

const labelIn = (line: string): (PartLabel & { readonly bytes: number; readonly sha256: string }) | null => {
  try {
    const value = JSON.parse(line) as Readonly<Record<string, unknown>>
    const { kind, bytes, sha256 } = value
    const isLabel = typeof kind === 'string' && typeof sha256 === 'string' && Number.isInteger(bytes)
    return isLabel && (bytes as number) >= 0 && (bytes as number) <= MOST_BYTES
      ? (value as ReturnType<typeof labelIn>)
      : null
  } catch {
    return null
  }
}

const rowsIn = async (body: Uint8Array): Promise<readonly unknown[]> => {
  const text = (await unsqueeze(body, { maxOutputLength: MOST_BYTES })).toString('utf8')
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown)
}

/**
 * The parts of a file in order, each after its sum was found right; the last one has the kind `end`. Throws an UpkeepError that
 * names the part that is torn, cut off or altered.
 */
export async function* readParts(path: string): AsyncGenerator<Part & { readonly sum: string }> {
  const file = await open(path, 'r').catch(() => {
    throw new UpkeepError('fileUnreadable', { path })
  })
  try {
    const bytes = bytesOf(file)
    if ((await bytes.line().catch(() => null)) !== FIRST_LINE) throw new UpkeepError('noBackup', { path })
    let sum = ''
    for (let part = 1; ; part++) {
      const line = await bytes.line()
      if (line === null) throw new UpkeepError('cutShort', { part })
      const label = labelIn(line)
      if (label === null) throw new UpkeepError('partDamaged', { part })
      const body = await bytes.take(label.bytes)
      if (body === null) throw new UpkeepError('cutShort', { part })
      const { sha256, ...rest } = label
      sum = sumOf(sum, JSON.stringify(rest), body)
      // The line as it is written, so that no other spelling of it passes.
      if (sum !== sha256 || `${JSON.stringify(label)}\n` !== line) throw new UpkeepError('partDamaged', { part })
      const rows = await rowsIn(body).catch(() => {
        throw new UpkeepError('partDamaged', { part })
      })
      const isLast = label.kind === 'end'
      if (isLast && !(await bytes.isAtEnd())) throw new UpkeepError('tail')
      yield { label: rest, rows, sum }
      if (isLast) return
    }
  } finally {
    await file.close()
  }
}
