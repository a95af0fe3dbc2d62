import { Suspense, lazy, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'wouter'
import { errorText } from '../errors.ts'
import { games } from '../games.ts'
import { usePlaying } from '../offline.ts'
import { ButtonLink } from '../pieces/button.tsx'
import { PageRail } from '../pieces/rail.tsx'
import { isHere } from '../wire/here-id.ts'
import { useLobby, useMatch } from '../wire/hooks.ts'
import { MatchPage } from './match.tsx'
import { Trouble } from './trouble.tsx'
import { useRoom } from './use-room.ts'
import { Waiting } from './waiting.tsx'

/** Not needed by who plays at once. */
const LobbyPage = lazy(() => import('./lobby.tsx').then((module) => ({ default: module.LobbyPage })))

/** Several people at one device. */
const HandOver = lazy(() => import('./device/hand-over.tsx').then((module) => ({ default: module.HandOver })))

/** `/t/<id>`: the lobby while people gather, the match from then on. */
export const TablePage = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const [, go] = useLocation()
  const invite = search.get('invite')
  usePlaying()
  const lobby = useLobby(id, invite)
  const begun = lobby.data !== undefined && lobby.data.status !== 'waiting'
  const match = useMatch(id, invite, begun)
  const room = useRoom(lobby.data?.game ?? null)
  const seated = lobby.data?.seats.some((seat) => seat.you) === true

  useEffect(() => {
    // Who sits needs no invite; an address without it is not passed on by accident.
    if (seated && invite !== null) go(`/t/${id}`, { replace: true })
  }, [seated, invite, id, go])

  const trouble = lobby.error ?? match.error ?? room.error
  if (trouble !== null && lobby.data === undefined) {
    return (
      <>
        <PageRail games={games} />
        <Trouble title={t('table.noEntry')} text={errorText(t, trouble)}>
          <ButtonLink look="go" icon="griffin-symbol" to="/">
            {t('toHome')}
          </ButtonLink>
        </Trouble>
      </>
    )
  }
  if (lobby.data === undefined || room.data === undefined) return <Waiting />
  if (!begun) {
    return (
      <Suspense fallback={<Waiting />}>
        <LobbyPage lobby={lobby.data} invite={invite} room={room.data.room} board={room.data.board} />
      </Suspense>
    )
  }
  if (match.data === undefined) return <Waiting />
  if (isHere(id) && lobby.data.seats.filter((seat) => seat.you).length > 1) {
    return (
      <Suspense fallback={<Waiting />}>
        <HandOver lobby={lobby.data} match={match.data} room={room.data.room} board={room.data.board} />
      </Suspense>
    )
  }
  return <MatchPage lobby={lobby.data} match={match.data} room={room.data.room} board={room.data.board} />
}
