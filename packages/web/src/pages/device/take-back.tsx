import type { Lobby } from '@menagerie/protocol'
import { useTranslation } from 'react-i18next'
import { wordsReady } from '../../i18n.ts'
import { newKey } from '../../wire/chance.ts'
import { useWire } from '../../wire/hooks.ts'
import type { KnownMatch } from '../../wire/known.ts'
import { DEVICE_WORDS } from './words.ts'

/** On the curtain: whoever has just decided takes it back, where it told nobody anything. All sit here and agree by word. */
export const TakeBack = ({
  lobby,
  match,
  onTrouble,
}: {
  readonly lobby: Lobby
  readonly match: KnownMatch
  readonly onTrouble: (text: string | null) => void
}) => {
  const { t } = useTranslation(DEVICE_WORDS)
  const { transport } = useWire()
  const last = match.updates.filter(({ kind }) => kind === 'steps').at(-1)
  if (last === undefined) return null
  const takeBack = async (): Promise<void> => {
    onTrouble(null)
    try {
      const offer = { kind: 'takeBack', version: last.version } as const
      await transport.talk(lobby.id, { kind: 'offer', key: newKey(), offer })
    } catch (error) {
      const { refusalWords } = await import('../agree/use-talk.ts')
      await wordsReady()
      onTrouble(refusalWords(t, error, lobby.game, () => null))
    }
  }
  return (
    <button type="button" className="tag" onClick={() => void takeBack()}>
      {t('takeBack')}
    </button>
  )
}
