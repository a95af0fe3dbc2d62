import type { Lobby, WireOffer } from '@menagerie/protocol'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../errors.ts'
import { newKey } from '../../wire/chance.ts'
import { useWire } from '../../wire/hooks.ts'
import { type Talk, WireError } from '../../wire/transport.ts'
import { AGREE_WORDS } from './words.ts'

type Said = Talk extends infer One ? (One extends Talk ? Omit<One, 'key'> : never) : never

export interface Talking {
  /** True once it was said and kept; false: refused, and `trouble` says why. */
  readonly say: (said: Said) => Promise<boolean>
  readonly offer: (offer: WireOffer) => Promise<boolean>
  readonly busy: boolean
  /** Why the last thing said could not be; null: it could, or nothing was said. */
  readonly trouble: string | null
}

/** `lineOf`: what the log says of the first event of a kind in the newest decision; null where it says nothing. */
export const refusalWords = (
  t: TFunction,
  error: unknown,
  game: string,
  lineOf: (kind: string) => string | null,
): string => {
  if (!(error instanceof WireError) || error.rule === null) return errorText(t, error, game)
  const { code, values } = error
  const line = typeof values['kind'] === 'string' ? lineOf(values['kind']) : null
  if (line !== null && code === 'drew') return t('refusal.drewBy', { ns: AGREE_WORDS, line })
  if (line !== null && code === 'revealed') return t('refusal.revealedBy', { ns: AGREE_WORDS, line })
  const own = t(`refusal.${code}`, { ns: AGREE_WORDS, defaultValue: '' })
  return own === '' ? errorText(t, error, game) : own
}

/** Speaking to the others at a table. */
export const useTalk = ({ id, game }: Lobby, lineOf: (kind: string) => string | null = () => null): Talking => {
  const { t } = useTranslation()
  const { transport } = useWire()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const say = async (said: Said): Promise<boolean> => {
    setBusy(true)
    setTrouble(null)
    try {
      await transport.talk(id, { ...said, key: newKey() })
      return true
    } catch (error) {
      setTrouble(refusalWords(t, error, game, lineOf))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { say, offer: (offer) => say({ kind: 'offer', offer }), busy, trouble }
}
