import { useCallback, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import { errorText } from '../errors.ts'
import { gameName } from '../game-name.ts'
import { games } from '../games.ts'
import { ButtonLink } from '../pieces/button.tsx'
import { PageRail } from '../pieces/rail.tsx'
import { Rulebook } from '../pieces/rulebook.tsx'
import { RuleShelfContext } from '../pieces/rules-context.ts'
import './form.css'
import './rules.css'
import { Trouble } from './trouble.tsx'
import { useRoom } from './use-room.ts'
import { Waiting } from './waiting.tsx'

/** `/rules/<game>/<rule>`: the numbered rules, opened at one. */
export const RulesPage = ({ game, rule }: { readonly game: string; readonly rule: string | null }) => {
  const { t } = useTranslation()
  const [, go] = useLocation()
  const { data, error } = useRoom(game)
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
  if (error !== null) {
    return (
      <>
        <PageRail games={games} />
        <Trouble title={t('notFound.title')} text={errorText(t, error)}>
          <ButtonLink look="go" to="/">
            {t('toHome')}
          </ButtonLink>
        </Trouble>
      </>
    )
  }
  if (room === undefined) return <Waiting />
  const sections = [...new Set(room.rulebook.map((one) => one.section))]
  return (
    <RuleShelfContext value={shelf}>
      <PageRail games={games} />
      <main className="page rules-page" data-game={game}>
        <div className="page-head">
          <h1>{t('rules.title')}</h1>
          <p>{t('name', { ns: game })}</p>
        </div>
        {games.length > 1 && (
          <nav className="chips" aria-label={t('rules.games')}>
            {games.map((one) => (
              <Link
                key={one.id}
                className="chip"
                data-selected={one.id === game || undefined}
                href={`/rules/${one.id}`}
              >
                {gameName(t, one.id)}
              </Link>
            ))}
          </nav>
        )}
        <div className="rules-cols">
          <nav className="panel contents" aria-label={t('rules.contents')}>
            <h2 className="h-panel">{t('rules.contents')}</h2>
            <ol>
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
            {data?.board.print !== undefined && (
              <ButtonLink look="paper" size="sm" icon="scroll-unfurled" to={`/print/${game}`}>
                {t('toPrint')}
              </ButtonLink>
            )}
          </nav>
          <section className="panel sheet-paper">
            <Rulebook
              game={game}
              rulebook={room.rulebook}
              at={rule}
              headings="h2"
              options={room.options}
              cards={cards}
              away={false}
            />
          </section>
        </div>
      </main>
    </RuleShelfContext>
  )
}
