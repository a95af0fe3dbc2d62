import { coverEntries, sha256Hex } from '@menagerie/fair'
import { expect, it } from 'vitest'
import { nativeDigest, nativeHash } from './hash.ts'

it.each(['', 'a', '{"previous":"é","steps":["summon R05 W2"]}', '\u{1f409}'.repeat(999)])(
  'the hash of the platform is the hash of records: %#',
  (text) => {
    expect(nativeHash(text)).toBe(sha256Hex(text))
  },
)

it('the covers of entries are the same by the platform', () => {
  const hashOf = (seq: number): string => sha256Hex(String(seq))
  const [ours, theirs] = [coverEntries('5e'.repeat(32), hashOf, nativeDigest), coverEntries('5e'.repeat(32), hashOf)]
  for (const seq of [0, 1, 255, 256, 65_537]) expect(ours(seq)).toBe(theirs(seq))
})
