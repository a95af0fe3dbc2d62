import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import type { CardPage } from '../boards/board.ts'
import { errorText } from '../errors.ts'
import { games } from '../games.ts'
import { ButtonLink } from '../pieces/button.tsx'
import { CardFace } from '../pieces/card.tsx'
import { PageRail } from '../pieces/rail.tsx'
import { DesignedMark } from '../pieces/rulebook.tsx'
import './cards.css'
import { Trouble } from './trouble.tsx'
import { useRoom } from './use-room.ts'
import { Waiting } from './waiting.tsx'

/** `/cards/<game>`: all cards; `/cards/<game>/<id>`: one of them, what it does and the rules that name it. */
export const CardsPage = ({ game, id }: { readonly game: string; readonly id: string | null }) => {
  const { t } = useTranslation()
  const { data, error } = useRoom(game)
  const cards = useMemo(() => data?.board.cards({}, t) ?? [], [data, t])
  const card = cards.find((one) => one.id === id)
  useEffect(() => {
    if (data !== undefined) document.title = `${card?.look.name ?? t('cards.title')} · ${t('name', { ns: game })}`
  }, [t, data, card, game])
  if (error !== null || (data !== undefined && id !== null && card === undefined)) {
    return (
      <>
        <PageRail games={games} />
        <Trouble title={t('notFound.title')} text={error === null ? t('notFound.text') : errorText(t, error)}>
          <ButtonLink look="go" to="/">
            {t('toHome')}
          </ButtonLink>
        </Trouble>
      </>
    )
  }
  if (data === undefined) return <Waiting />
  return (
    <>
      <PageRail games={games} />
      {card === undefined ? <Gallery game={game} cards={cards} /> : <OneCard game={game} card={card} cards={cards} />}
    </>
  )
}

const Gallery = ({ game, cards }: { readonly game: string; readonly cards: readonly CardPage[] }) => {
  const { t } = useTranslation()
  const groups = [...new Set(cards.map((card) => card.group))]
  return (
    <main className="page cards-page" data-game={game}>
      <div className="page-head">
        <h1>{t('cards.title')}</h1>
        <p>{t('cards.lead', { game: t('name', { ns: game }), count: cards.length })}</p>
      </div>
      {groups.map((group) => (
        <section key={group}>
          <h2 className="shelf-label">{group}</h2>
          <ul className="gallery">
            {cards
              .filter((card) => card.group === group)
              .map((card) => (
                <li key={card.id}>
                  <Link href={`/cards/${game}/${card.id}`} aria-label={card.look.label}>
                    <CardFace look={card.look} />
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </main>
  )
}

const OneCard = ({
  game,
  card,
  cards,
}: {
  readonly game: string
  readonly card: CardPage
  readonly cards: readonly CardPage[]
}) => {
  const { t } = useTranslation()
  const at = cards.indexOf(card)
  const before = cards[(at + cards.length - 1) % cards.length] as CardPage
  const after = cards[(at + 1) % cards.length] as CardPage
  return (
    <main className="page cards-page" data-game={game}>
      <div className="one-card">
        <CardFace look={card.look} className="big" />
        <section className="panel sheet-paper">
          <h1 className="h-panel">{card.look.name}</h1>
          <p className="kind">{card.group}</p>
          {card.designed && <DesignedMark />}
          <div className="prose">
            {card.words.map((words) => (
              <p key={words}>{words}</p>
            ))}
          </div>
          <h2>{t('cards.rules')}</h2>
          <ul className="card-rules">
            {card.rules.map((rule) => (
              <li key={rule}>
                <Link className="tag" href={`/rules/${game}/${rule}`}>
                  {rule}
                </Link>
                <span>{t(`rules.${rule}`, { ns: game })}</span>
              </li>
            ))}
          </ul>
          <nav className="row-actions" aria-label={t('cards.others')}>
            <ButtonLink look="paper" size="sm" to={`/cards/${game}/${before.id}`}>
              ← {before.look.name}
            </ButtonLink>
            <ButtonLink look="paper" size="sm" to={`/cards/${game}`}>
              {t('cards.all')}
            </ButtonLink>
            <ButtonLink look="paper" size="sm" to={`/cards/${game}/${after.id}`}>
              {after.look.name} →
            </ButtonLink>
          </nav>
        </section>
      </div>
    </main>
  )
}
