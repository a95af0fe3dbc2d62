import { Suspense, useCallback, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import { gameName } from '../game-name.ts'
import { type GameRoom, games } from '../games.ts'
import { ButtonLink } from '../pieces/button.tsx'
import { goesOn } from '../pieces/goes-on.ts'
import { PageRail } from '../pieces/rail.tsx'
import { Rulebook } from '../pieces/rulebook.tsx'
import { RuleShelfContext } from '../pieces/rules-context.ts'
import './rules.css'
import { NoSuchGame } from './trouble.tsx'
import { useWhole } from './use-room.ts'
import { Waiting } from './waiting.tsx'

/** The ways to the rules of the other games. */
const Games = ({ game }: { readonly game: string }) => {
  const { t } = useTranslation()
  return games.length > 1 ? (
    <nav className="chips" aria-label={t('rules.games')}>
      {games.map((one) => (
        <Link key={one.id} className="chip" data-selected={one.id === game || undefined} href={`/rules/${one.id}`}>
          {gameName(t, one.id)}
        </Link>
      ))}
    </nav>
  ) : null
}

const Contents = ({ room, prints }: { readonly room: GameRoom; readonly prints: boolean }) => {
  const { t } = useTranslation()
  const game = room.id
  const sections = [...new Set(room.rulebook.map((one) => one.section))]
  return (
    <nav className="panel contents" aria-label={t('rules.contents')}>
      <h2 className="h-panel">{t('rules.contents')}</h2>
      <ol ref={goesOn}>
        {sections.map((section) => (
          <li key={section}>
            <a href={`#s-${section}`}>{t(`sections.${section}`, { ns: game })}</a>
          </li>
        ))}
      </ol>
      <p>{t('rules.lead')}</p>
      <ButtonLink look="go" size="sm" icon="graduate-cap" to={`/learn/${game}`}>
        {t('rules.learn')}
      </ButtonLink>
      {prints && (
        <ButtonLink look="paper" size="sm" icon="scroll-unfurled" to={`/print/${game}`}>
          {t('toPrint')}
        </ButtonLink>
      )}
    </nav>
  )
}

/** `/rules/<game>/<rule>`: the numbered rules, opened at one. */
export const RulesPage = ({ game, rule }: { readonly game: string; readonly rule: string | null }) => {
  const { t } = useTranslation()
  const [, go] = useLocation()
  const { data, error } = useWhole(game)
  const room = data?.room
  useEffect(() => {
    if (room !== undefined) document.title = `${t('rail.rules')} · ${t('name', { ns: room.id })}`
  }, [t, room])
  const board = data?.board
  const cards = useCallback(() => board?.cards({}, t) ?? [], [board, t])
  const shelf = useMemo(
    () => ({ game, knows: () => true, open: (id: string) => go(`/rules/${game}/${id}`) }),
    [game, go],
  )
  if (error !== null) return <NoSuchGame error={error} />
  if (room === undefined) return <Waiting />
  return (
    <RuleShelfContext value={shelf}>
      <PageRail games={games} />
      <main className="page rules-page" data-game={game}>
        <div className="page-head">
          <h1>{t('rules.title')}</h1>
          <p>{t('name', { ns: game })}</p>
        </div>
        <Games game={game} />
        <div className="rules-cols">
          <Contents room={room} prints={data?.board.print !== undefined} />
          <section className="panel sheet-paper">
            <Suspense>
              <Rulebook
                game={game}
                rulebook={room.rulebook}
                at={rule}
                headings="h2"
                options={room.options}
                cards={cards}
                away={false}
              />
            </Suspense>
          </section>
        </div>
      </main>
    </RuleShelfContext>
  )
}
