import type { Lobby } from '@menagerie/protocol'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'wouter'
import { errorText } from '../../errors.ts'
import { ButtonLink } from '../../pieces/button.tsx'
import { isHere } from '../../wire/here-id.ts'
import { useWire } from '../../wire/hooks.ts'
import { WireError } from '../../wire/transport.ts'
import { Waiting } from '../waiting.tsx'
import { Opened } from './opened.tsx'
import { Refused } from './refused.tsx'
import type { Source } from './theatre.tsx'
import { REPLAY } from './words.ts'

const HomeLink = () => {
  const { t } = useTranslation(REPLAY)
  return (
    <ButtonLink look="go" icon="griffin-symbol" to="/">
      {t('client:toHome')}
    </ButtonLink>
  )
}

/** Why there is nothing to see, and where to go instead. */
const NotShown = ({
  id,
  invite,
  error,
}: {
  readonly id: string
  readonly invite: string | null
  readonly error: Error
}) => {
  const { t } = useTranslation(REPLAY)
  const running = error instanceof WireError && error.code === 'matchRunning'
  return (
    <Refused
      title={t(running ? 'refused.running' : 'refused.title')}
      text={running ? t('refused.runningText') : errorText(t, error)}
    >
      {running && (
        <ButtonLink look="paper" to={`/t/${id}${invite === null ? '' : `?invite=${invite}`}`}>
          {t('refused.toTable')}
        </ButtonLink>
      )}
      <HomeLink />
    </Refused>
  )
}

/** Whose seat the viewer had, and how others come to the same address. A record can be looked at without. */
const sourceOf = (id: string, invite: string | null, lobby: Lobby | undefined): Source => {
  const mine = lobby?.seats.flatMap((seat, at) => (seat.you ? [at] : [])) ?? []
  return {
    path: `/replay/${id}`,
    table: id,
    invite: mine.length > 0 ? null : invite,
    shareInvite: invite ?? lobby?.invite ?? null,
    seat: mine.length === 1 ? (mine[0] ?? null) : null,
    shared: !isHere(id),
  }
}

/** `/replay/<table>`: the match of a table, once it is over, for whoever may see the table. */
export const ReplayPage = ({ id }: { readonly id: string }) => {
  const { transport } = useWire()
  const [search] = useSearchParams()
  const invite = search.get('invite')
  const record = useQuery({
    queryKey: ['record', id, invite],
    queryFn: () => transport.record(id, invite),
    staleTime: Infinity,
  })
  const lobby = useQuery({
    queryKey: ['lobby', id, 'of the replay', invite],
    queryFn: () => transport.lobby(id, invite),
    staleTime: Infinity,
    retry: 1,
  })
  if (record.error !== null) return <NotShown id={id} invite={invite} error={record.error} />
  if (record.data === undefined || lobby.isPending) return <Waiting />
  return <Opened key={id} record={record.data} back={<HomeLink />} source={sourceOf(id, invite, lobby.data)} />
}
