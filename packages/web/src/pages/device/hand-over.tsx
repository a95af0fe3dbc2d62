import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { errorText } from '../../errors.ts'
import { unveil, veil } from '../../here/index.ts'
import { Curtain } from '../../pieces/curtain.tsx'
import { inWords } from '../../say.tsx'
import { playerNames } from '../match-words.tsx'
import { wholeMatch } from '../match-scene/scene.ts'
import { MatchPage, type MatchPageProps } from '../match.tsx'
import { TakeBack } from './take-back.tsx'
import { DEVICE_WORDS } from './words.ts'

/** Milliseconds for the last look at what one's choice has led to. */
const LAST_LOOK = 1200

/**
 * A match of several people at one device. The page only ever holds what one of them sees; between two of them hangs the
 * curtain, and what the next one sees is not here before they took the device.
 */
export const HandOver = (props: MatchPageProps) => {
  const { lobby, match, room } = props
  const { t } = useTranslation(DEVICE_WORDS)
  const [, go] = useLocation()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const { frame } = match
  const { viewer, pending } = frame
  const asked = pending.status === 'deciding' ? pending.seats.filter((seat) => lobby.seats[seat]?.you === true) : []
  const next = asked[0] ?? null
  const another = next !== null && (viewer === 'spectator' || !asked.includes(viewer))
  const covered = another && viewer === 'spectator'
  const names = playerNames(t, frame.players)
  const name = names[next ?? -1] ?? ''
  const title = t('turn', { name })
  const seen = useRef(new Map<number, number>())

  useEffect(() => {
    if (covered) document.title = title
  }, [covered, title])

  useEffect(() => {
    if (viewer !== 'spectator') seen.current.set(viewer, frame.version)
    setBusy(false)
  }, [viewer, frame.version])

  const rest = useCallback(() => {
    const timer = setTimeout(() => void veil(lobby.id), LAST_LOOK)
    return () => clearTimeout(timer)
  }, [lobby.id])

  if (!covered) {
    const since = viewer === 'spectator' ? null : (seen.current.get(viewer) ?? null)
    return <MatchPage key={viewer} {...props} since={since} onRest={another ? rest : null} />
  }

  const take = async (): Promise<void> => {
    setBusy(true)
    setTrouble(null)
    try {
      if (next !== null) await unveil(lobby.id, next)
    } catch (error) {
      setBusy(false)
      setTrouble(errorText(t, error, room.id))
    }
  }
  const reading = room.reading(lobby.choices)
  const view = reading === null ? null : wholeMatch(match, reading).frame.view
  return (
    <main>
      <Curtain
        seat={next}
        title={title}
        asked={reading === null ? '' : inWords(t, room.id, reading.prompt(view), names)}
        note={trouble ?? t('handOver', { name })}
        take={t('take', { name })}
        busy={busy}
        onTake={() => void take()}
        foot={
          <>
            <TakeBack lobby={lobby} match={match} onTrouble={setTrouble} />
            <button type="button" className="tag" onClick={() => go('/')}>
              {t('toHome')}
            </button>
          </>
        }
      />
    </main>
  )
}
