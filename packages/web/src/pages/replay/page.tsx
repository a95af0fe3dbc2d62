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
import { REPLAY } from './words.ts'

const HomeLink = () => {
  const { t } = useTranslation(REPLAY)
  return (
    <ButtonLink look="go" icon="griffin-symbol" to="/">
      {t('client:toHome')}
    </ButtonLink>
  )
}

/** `/replay/<table>`: the match of a table, once it is over, for whoever may see the table. */
export const ReplayPage = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation(REPLAY)
  const { transport } = useWire()
  const [search] = useSearchParams()
  const invite = search.get('invite')
  const record = useQuery({
    queryKey: ['record', id, invite],
    queryFn: () => transport.record(id, invite),
    staleTime: Infinity,
  })
  // Whose seat one had, and the invite to pass on. A record can be looked at without.
  const lobby = useQuery({
    queryKey: ['lobby', id, 'of the replay', invite],
    queryFn: () => transport.lobby(id, invite),
    staleTime: Infinity,
    retry: 1,
  })
  if (record.error !== null) {
    const running = record.error instanceof WireError && record.error.code === 'matchRunning'
    return (
      <Refused
        title={t(running ? 'refused.running' : 'refused.title')}
        text={running ? t('refused.runningText') : errorText(t, record.error)}
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
  if (record.data === undefined || lobby.isPending) return <Waiting />
  const mine = lobby.data?.seats.flatMap((seat, at) => (seat.you ? [at] : [])) ?? []
  return (
    <Opened
      key={id}
      record={record.data}
      back={<HomeLink />}
      source={{
        path: `/replay/${id}`,
        table: id,
        invite: mine.length > 0 ? null : invite,
        shareInvite: invite ?? lobby.data?.invite ?? null,
        seat: mine.length === 1 ? (mine[0] ?? null) : null,
        shared: !isHere(id),
      }}
    />
  )
}
