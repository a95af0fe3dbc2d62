import type { BotStandings } from '@menagerie/protocol'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'wouter'
import { errorText } from '../../errors.ts'
import { gameName } from '../../game-name.ts'
import { games } from '../../games.ts'
import { PageRail } from '../../pieces/rail.tsx'
import { ChoiceChips } from '../choice-chips.tsx'
import { MeButton } from '../me.tsx'
import { withModeWords } from './mode-words.ts'
import './page.css'
import { botStandings } from './requests.ts'
import { modeName, ratingWords } from './said.ts'
import { STANDING_WORDS } from './words.ts'

type Bot = BotStandings['bots'][number]

const ANY = 'any'
const NONE: readonly Bot[] = []

const named = async (): Promise<BotStandings> => {
  const found = await botStandings()
  return withModeWords(
    found,
    found.bots.map(({ game }) => game),
  )
}

/** Bots of one game, by what was played; the strongest first. */
const OfGame = ({ game, bots }: { readonly game: string; readonly bots: readonly Bot[] }) => {
  const { t, i18n } = useTranslation(STANDING_WORDS)
  return (
    <>
      <h2>{gameName(t, game)}</h2>
      <ul className="things">
        {bots.map((one) => (
          <li key={`${one.mode} ${one.seats} ${one.bot} ${one.version}`}>
            <span>
              <b>{t(`client:bots.${one.bot}`, { defaultValue: one.bot })}</b>
              <small>
                {t('kind', { mode: modeName(t, i18n, game, one.mode), count: one.seats })} ·{' '}
                {t('version', { version: one.version })}
              </small>
            </span>
            <span>{ratingWords(t, one)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What the sheet shows, once it is known. */
const partOf = (data: BotStandings | undefined, found: number): 'bots' | 'none' | undefined => {
  if (data === undefined) return undefined
  return found > 0 ? 'bots' : 'none'
}

/** `/bots`: how bots have played in rated matches of this house, of all games or of one. */
export const BotsPage = () => {
  const { t } = useTranslation(STANDING_WORDS)
  const [search, setSearch] = useSearchParams()
  const game = games.find(({ id }) => id === search.get('game'))?.id ?? ANY
  const { data, error } = useQuery({ queryKey: ['bots'], queryFn: named, staleTime: 0 })
  const bots = data?.bots ?? NONE
  const shown = games.filter(({ id }) => (game === ANY || id === game) && bots.some((one) => one.game === id))
  useEffect(() => {
    document.title = `${t('botsTitle')} · ${t('client:name')}`
  }, [t])
  return (
    <>
      <PageRail games={games} right={<MeButton />} />
      <main className="page papers standing">
        <div className="page-head">
          <h1>{t('botsTitle')}</h1>
          <p>{t('botsLead')}</p>
        </div>
        <section className="panel sheet-paper" data-part={partOf(data, shown.length)}>
          <ChoiceChips
            label={t('game')}
            ids={[ANY, ...games.map(({ id }) => id)]}
            words={(id) => (id === ANY ? t('anyGame') : gameName(t, id))}
            value={game}
            onChange={(id) => setSearch(id === ANY ? {} : { game: id }, { replace: true })}
          />
          {error !== null && data === undefined && <p role="alert">{errorText(t, error)}</p>}
          {data !== undefined && <p className="lesser">{t(shown.length === 0 ? 'botsNone' : 'ratingHelp')}</p>}
          {shown.map(({ id }) => (
            <OfGame key={id} game={id} bots={bots.filter((one) => one.game === id)} />
          ))}
        </section>
      </main>
    </>
  )
}
