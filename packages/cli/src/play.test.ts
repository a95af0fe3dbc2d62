import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MatchRecord } from '@menagerie/engine'
import { type Kept, coversOf, fromHex } from '@menagerie/fair'
import { expect, test } from 'vitest'
import { menagerie, newFolder } from '../test/run-cli.ts'

const folder = newFolder()
const lines = (...all: readonly string[]): string => `${all.join('\n')}\n`

test('a match of bots is recorded, verified and told again', async () => {
  const path = join(folder, 'match.json')
  const played = await menagerie(`play monster-pack --seats greedy,random --deck prism --seed 5 --record ${path}`)
  expect(played.code).toBe(0)
  expect(played.out).toContain('The match is over.')
  const verified = await menagerie(`verify ${path}`)
  expect(verified.code).toBe(0)
  expect(verified.out).toContain('Sound')
  const told = await menagerie(`replay ${path}`)
  expect(told.code).toBe(0)
  expect(told.out).toMatch(/Turn 3: Seat [12]/)
  expect(told.out.split('\n').slice(-4).join('\n')).toBe(played.out.split('\n').slice(-5, -2).join('\n') + '\n')
  const stepped = await menagerie(`replay ${path} --step --seat 2`)
  const record = JSON.parse(readFileSync(path, 'utf8')) as MatchRecord
  expect(stepped.out.split('\nHand: ')).toHaveLength(record.entries.length + 1)
  expect((await menagerie(`replay ${path} --seat 3`)).code).toBe(2)
})

test('the same seed deals the same, and fair chance follows from it', async () => {
  const play = async (name: string, seed: string) => {
    const path = join(folder, name)
    await menagerie(`play monster-pack --seats random,random --seed ${seed} --record ${path}`)
    return (JSON.parse(readFileSync(path, 'utf8')) as MatchRecord).entries.map(({ hash }) => hash)
  }
  const first = await play('first.json', 'x')
  expect(await play('again.json', 'x')).toEqual(first)
  expect(await play('other.json', 'y')).not.toEqual(first)
})

test('verify tells a record that was tampered with from one that was not, and ends with 1', async () => {
  const path = join(folder, 'honest.json')
  await menagerie(`play monster-pack --seats random,random --seed 9 --record ${path}`)
  const honest = readFileSync(path, 'utf8')
  const record = JSON.parse(honest) as MatchRecord
  const tampered: Readonly<Record<string, unknown>> = {
    'another card': {
      ...record,
      entries: record.entries.map((one, i) => (i === 0 ? { ...one, outcomes: [...one.outcomes].reverse() } : one)),
    },
    'no secret': { ...record, reveal: null },
  }
  for (const [name, value] of Object.entries(tampered)) {
    const file = join(folder, 'tampered.json')
    writeFileSync(file, JSON.stringify(value))
    const { code, out } = await menagerie(`verify ${file} --json`)
    expect([name, code]).toEqual([name, 1])
    expect((JSON.parse(out) as { faults: unknown[] }).faults).not.toEqual([])
  }
  const none = join(folder, 'none.json')
  writeFileSync(none, '{"header": {}}')
  expect((await menagerie(`verify ${none}`)).code).toBe(2)
  expect((await menagerie(`replay ${none}`)).code).toBe(2)
})

test('verify holds a record against what was kept of it, and ends with 1 where it is another', async () => {
  const path = join(folder, 'held.json')
  await menagerie(`play monster-pack --seats random,random --seed 11 --record ${path}`)
  const { header, entries, reveal } = JSON.parse(readFileSync(path, 'utf8')) as MatchRecord
  if (header.format === 1) throw new Error('new records are of format 2')
  const { commitment, seals } = header
  const coverOf = coversOf(fromHex(reveal as string))
  const kept: Kept = {
    format: 1,
    table: 'held',
    commitment,
    seals,
    own: [],
    lapsed: [],
    covers: entries.map(({ seq, hash }) => coverOf(seq, hash)),
  }
  const held = async (value: unknown): Promise<readonly [number | null, readonly string[]]> => {
    const file = join(folder, 'kept.json')
    writeFileSync(file, JSON.stringify(value))
    const { code, out } = await menagerie(`verify ${path} --kept ${file} --json`)
    const { faults } = JSON.parse(out || '{"faults":[]}') as { faults: readonly { code: string }[] }
    return [code, faults.map((found) => found.code)]
  }
  expect(await held(kept)).toEqual([0, []])
  expect(await held({ ...kept, commitment: '00'.repeat(32) })).toEqual([1, ['keptCommitmentDiffers']])
  expect(await held({ ...kept, seals: ['00'.repeat(32), ...seals.slice(1)] })).toEqual([1, ['keptSealDiffers']])
  expect(await held({ ...kept, own: [{ seat: 0, contribution: '00' }] })).toEqual([1, ['keptContributionDiffers']])
  expect(await held({ ...kept, lapsed: [commitment] })).toEqual([1, ['keptLapsesDiffer']])
  expect(await held({ ...kept, covers: ['00'.repeat(32)] })).toEqual([1, ['keptEntryDiffers']])
  expect(await held({ ...kept, covers: [...kept.covers, '00'.repeat(32)] })).toEqual([1, ['keptEntryMissing']])
  expect((await held({ ...kept, covers: 1 }))[0]).toBe(2)
})

test('a person plays by number and by notation, is told why not, and may ask for a rule', async () => {
  const input = lines('99', 'castle', 'why boost W1 W01', 'rule MP-16', 'h', 'l', '1', 'quit')
  const { code, out } = await menagerie('play monster-pack --seats human,greedy --seed 3 --deck tidewatch', input)
  expect(code).toBe(0)
  expect(out).toContain('There is no number 99')
  expect(out).toContain('“castle” is neither')
  expect(out).toMatch(/Not possible: .*\(MP-\d+\)/)
  expect(out).toContain('MP-16: Summon exactly one monster')
  expect(out).toMatch(/Seat 1 summons \w+/)
  expect(out).toContain('left unfinished')
})

test('a decision that told nobody anything is taken back, and one that drew is not', async () => {
  const { code, out } = await menagerie(
    'play dragon-treasure --seats human,greedy --seed 4',
    lines('undo', '1', 'undo', 'step C1 a12', 'undo', 'quit'),
  )
  expect(code).toBe(0)
  expect(out).toContain('chance has spoken (TABLE-UNDO)')
  expect(out).toMatch(/The last decision is taken back[^]*points left 5[^]*\[step C1 a12\]/)
})

test('a rule that does not stand in the rulebook says so', async () => {
  const { out } = await menagerie(
    'play monstructor --seats human,greedy --seed 3',
    lines('rule MS-02', 'rule MS-03', 'quit'),
  )
  expect(out).toMatch(/MS-02: .* \(Monster Dominoes; not from the rulebook\)\n/)
  expect(out).toMatch(/MS-03: .* \(Monster Dominoes\)\n/)
})

test('input that ends before the match is a failure, and a match that is played to its end is none', async () => {
  const cut = await menagerie('play monster-pack --seats human,random --seed 3', lines('1'))
  expect(cut.code).toBe(1)
  expect(cut.out).toContain('The input ended')
  const whole = await menagerie(
    'play tic-tac-toe --seats human,random --seed 3',
    lines(...Array.from({ length: 9 }, () => '1')),
  )
  expect(whole.code).toBe(0)
  expect(whole.out).toContain('The match is over.')
  const resigned = await menagerie('play monster-pack --seats human,random --seed 3', lines('resign'))
  expect(resigned.code).toBe(0)
  expect(resigned.out).toContain('1. Seat 2 (random)')
})

test('staged choices are laid out, taken back and committed as one', async () => {
  const { code, out } = await menagerie(
    'play sacks --seats human,random --seed 2',
    lines('1', 'back', 'back', '1', '1', 'quit'),
  )
  expect(code).toBe(0)
  expect(out.match(/So far: /g)).toHaveLength(2)
  expect(out).toContain('no step to take back')
  expect(out).toContain('left unfinished')
})

test('on one device a curtain falls between two people, and each reads only what is theirs', async () => {
  const turn = (first: string) => [first, ...Array.from({ length: 3 }, () => 'pass')]
  const input = lines('', ...turn('1'), '', ...turn('1'), '', ...turn('1'), '', ...turn('1'), 'quit')
  const { out } = await menagerie('play monster-pack --seats human,human --seed 4', input)
  const parts = out.split('Hand the device to ').slice(1)
  expect(parts.length).toBeGreaterThan(3)
  expect(new Set(parts.map((part) => part.slice(0, 6)))).toEqual(new Set(['Seat 1', 'Seat 2']))
  for (const part of parts) {
    const [own, other] = part.startsWith('Seat 1') ? ['Seat 1', 'Seat 2'] : ['Seat 2', 'Seat 1']
    expect(part).not.toMatch(new RegExp(`${other} draws [A-Z]`))
    expect(part.split('\n').find((line) => line.startsWith('Seat ') && line.includes('HP'))).toContain(other)
    expect(part).toMatch(new RegExp(`${own}[^\n]*HP[^\n]*\nHand: `))
  }
})

test('seats claim castles by number, and what is left goes in order; two cannot have the same', async () => {
  const path = join(folder, 'castles.json')
  const seats = '--seats random,random,random --seed 3'
  expect((await menagerie(`play dragon-treasure ${seats} --claims 3,-,1 --record ${path}`)).code).toBe(0)
  const { header } = JSON.parse(readFileSync(path, 'utf8')) as MatchRecord
  expect(header.choices['castles']).toEqual([3, 2, 1])
  expect((await menagerie(`verify ${path}`)).code).toBe(0)
  const twice = await menagerie(`play dragon-treasure ${seats} --claims 3,3`)
  expect([twice.code, twice.err]).toEqual([2, expect.stringContaining('DT-1.1')])
  expect((await menagerie(`play dragon-treasure ${seats} --claims red`)).code).toBe(2)
  expect((await menagerie('play monster-pack --seats random,random --claims 1')).code).toBe(2)
})
