import type { Lobby } from '@menagerie/protocol'
import { type ComponentProps, Suspense, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'wouter'
import { errorText } from '../errors.ts'
import { games } from '../games.ts'
import { later } from '../later.ts'
import { usePlaying } from '../offline.ts'
import { ButtonLink } from '../pieces/button.tsx'
import { PageRail } from '../pieces/rail.tsx'
import { SealColoursContext } from '../pieces/seal-colours.ts'
import { isHere } from '../wire/here-id.ts'
import { useAway, useLobby, useMatch } from '../wire/hooks.ts'
import { WireError } from '../wire/transport.ts'
import { sealColours } from './claims.ts'
import { inviteCarried } from './invite-carried.ts'
import { MatchPage } from './match.tsx'
import { Trouble } from './trouble.tsx'
import { useRoom } from './use-room.ts'
import { Waiting } from './waiting.tsx'

/** Not needed by who plays at once. */
const LobbyPage = later(() => import('./lobby.tsx').then((module) => module.LobbyPage))

/** Several people at one device. */
const HandOver = later(() => import('./device/hand-over.tsx').then((module) => module.HandOver))

/** `/t/<id>`: the lobby while people gather, the match from then on. */
export const TablePage = ({ id }: { readonly id: string }) => {
  const [search] = useSearchParams()
  const invite = search.get('invite')
  usePlaying()
  const lobby = useLobby(id, invite)
  const away = useAway(lobby)
  const status = lobby.data?.status ?? 'waiting'
  const match = useMatch(id, invite, status === 'playing' || status === 'over')
  const room = useRoom(lobby.data?.game ?? null)
  useAddress(id, lobby.data, invite)

  if (away && lobby.data === undefined) return <NoServer />
  if (status === 'closed') return <NoEntry to="match" error={new WireError(409, 'unplayable', null, {}, [])} />
  // What is known stays in sight while the line is cut; what was never had is told of.
  const lacking = [lobby, room, match].find(({ data, error }) => data === undefined && error !== null)
  if (lacking !== undefined) return <NoEntry to={lacking === lobby ? 'table' : 'match'} error={lacking.error} />
  if (lobby.data === undefined || room.data === undefined) return <Waiting />
  const rooms = { room: room.data.room, board: room.data.board }
  if (status === 'waiting') {
    return (
      <Suspense fallback={<Waiting />}>
        <LobbyPage lobby={lobby.data} invite={invite} {...rooms} />
      </Suspense>
    )
  }
  return match.data === undefined ? <Waiting /> : <Seated lobby={lobby.data} match={match.data} {...rooms} />
}

/**
 * While people are waited for, the address in the bar of who sits is the one to send; without a free seat it leads nobody in by
 * accident.
 */
const useAddress = (id: string, lobby: Lobby | undefined, invite: string | null): void => {
  const [, go] = useLocation()
  const seated = lobby?.seats.some((seat) => seat.you) === true
  const carried = lobby === undefined ? null : inviteCarried(lobby)
  useEffect(() => {
    if (seated && invite !== carried) go(`/t/${id}${carried === null ? '' : `?invite=${carried}`}`, { replace: true })
  }, [seated, invite, carried, id, go])
}

/** A table, or the match on it, that cannot be shown: why, and the way home. */
const NoEntry = ({ to, error }: { readonly to: 'table' | 'match'; readonly error: unknown }) => {
  const { t } = useTranslation()
  const uninvited = error instanceof WireError && (error.code === 'forbidden' || error.code === 'inviteWrong')
  const text = uninvited ? t(error.code === 'forbidden' ? 'table.askLink' : 'table.askLinkAgain') : errorText(t, error)
  return (
    <>
      <PageRail games={games} />
      <Trouble title={t(to === 'match' ? 'table.closed' : uninvited ? 'table.uninvited' : 'table.noEntry')} text={text}>
        <ButtonLink look="go" icon="griffin-symbol" to="/">
          {t('toHome')}
        </ButtonLink>
      </Trouble>
    </>
  )
}

/** A table of the server, opened without a line to it: it comes as soon as it can, and the device is there meanwhile. */
const NoServer = () => {
  const { t } = useTranslation()
  return (
    <>
      <PageRail games={games} />
      <Trouble title={t('table.away')} text={t('table.awayText')}>
        <ButtonLink look="go" icon="save" to="/">
          {t('table.awayPlay')}
        </ButtonLink>
      </Trouble>
    </>
  )
}

/** The match of one person, or of several at one device. */
const Seated = (props: ComponentProps<typeof MatchPage>) => {
  const { room, board, lobby } = props
  const colours = useMemo(
    () => sealColours(room, board, lobby.choices, lobby.seats.length),
    [room, board, lobby.choices, lobby.seats.length],
  )
  return (
    <SealColoursContext value={colours}>
      <AtTable {...props} />
    </SealColoursContext>
  )
}

const AtTable = (props: ComponentProps<typeof MatchPage>) => {
  const people = props.lobby.seats.filter((seat) => seat.you)
  if (!isHere(props.lobby.id) || people.length < 2) return <MatchPage {...props} />
  return (
    <Suspense fallback={<Waiting />}>
      <HandOver {...props} />
    </Suspense>
  )
}
