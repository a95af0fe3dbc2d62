import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { errorText } from '../../errors.ts'
import type { GameRoom } from '../../games.ts'
import { Button, ButtonLink } from '../../pieces/button.tsx'
import { Icon } from '../../pieces/icon.tsx'
import { Sheet } from '../../pieces/sheet.tsx'
import { useWire } from '../../wire/hooks.ts'
import { keys } from '../../wire/known.ts'
import { playNow } from '../play-now.ts'
import { LESSON_WORDS } from './words.ts'

/** The end of a course: the first match is one press away. */
export const CourseEnd = ({
  room,
  open,
  onAgain,
  onClose,
}: {
  readonly room: GameRoom
  readonly open: boolean
  readonly onAgain: () => void
  readonly onClose: () => void
}) => {
  const { t } = useTranslation(LESSON_WORDS)
  const { transport, cache } = useWire()
  const [, go] = useLocation()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const play = async (): Promise<void> => {
    setBusy(true)
    try {
      const lobby = await playNow(transport, room.id, room.seats[0] ?? 2)
      cache.setQueryData(keys.lobby(lobby.id), lobby)
      go(`/t/${lobby.id}`)
    } catch (error) {
      setTrouble(errorText(t, error, room.id))
      setBusy(false)
    }
  }
  return (
    <Sheet title={t('end.title')} open={open} onClose={onClose}>
      <div className="result">
        <span className="result-mark">
          <Icon name="laurels" />
        </span>
        <p>{t('end.text', { game: t('name', { ns: room.id }) })}</p>
        {trouble !== null && <p role="alert">{trouble}</p>}
        <div className="row">
          <Button
            look="go"
            icon="perspective-dice-six-faces-random"
            autoFocus
            disabled={busy}
            onPress={() => void play()}
          >
            {t('end.play')}
          </Button>
          <Button look="paper" onPress={onAgain}>
            {t('end.again')}
          </Button>
          <ButtonLink look="paper" to={`/rules/${room.id}`}>
            {t('end.rules')}
          </ButtonLink>
        </div>
      </div>
    </Sheet>
  )
}
