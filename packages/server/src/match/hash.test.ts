import { sha256Hex } from '@menagerie/fair'
import { expect, it } from 'vitest'
import { nativeHash } from './hash.ts'

it.each(['', 'a', '{"previous":"é","steps":["summon R05 W2"]}', '\u{1f409}'.repeat(999)])(
  'the hash of the platform is the hash of records: %#',
  (text) => {
    expect(nativeHash(text)).toBe(sha256Hex(text))
  },
)
