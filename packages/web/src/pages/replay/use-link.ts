import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../copy-text.ts'
import { replayAddress } from './address.ts'
import type { Source } from './theatre.tsx'
import type { Running } from './use-film.ts'

/** A way to what is on the table. */
export interface ReplayLink {
  /** Copies it, for people to whom the replay is shown, and says what came of that. */
  readonly share: () => void
}

/** The address and the title of the page say what is on the table, and the address can be copied. */
export const useLink = (
  game: string,
  source: Source,
  { player: { at }, eyes }: Running,
  say: (notice: string) => void,
): ReplayLink => {
  const { t } = useTranslation('replay')
  const address = replayAddress(source.path, at, eyes, source.invite)
  useEffect(() => {
    // Browsers count how often an address changes: while somebody scrubs it stays as it was.
    const timer = setTimeout(() => history.replaceState(history.state, '', address), 250)
    return () => clearTimeout(timer)
  }, [address])
  useEffect(() => {
    document.title = `${t('title')} · ${t('name', { ns: game })} · ${t('client:name')}`
  }, [t, game])
  const copy = async (): Promise<void> => {
    const link = new URL(replayAddress(source.path, at, eyes, source.shareInvite), location.origin).href
    const copied = await copyText(link)
    say(copied ? t(source.shareInvite === null ? 'share.copied' : 'share.copiedInvite') : t('share.here', { link }))
  }
  return { share: () => void copy() }
}
