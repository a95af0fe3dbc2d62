import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'wouter'
import type { CardPage } from '../../boards/board.ts'
import type { GameRoom } from '../../games.ts'
import { Button, ButtonLink } from '../../pieces/button.tsx'
import { CardFace } from '../../pieces/card.tsx'
import { PageCode } from '../../pieces/page-code.tsx'
import { DesignedMark } from '../../pieces/designed-mark.tsx'
import { inWords } from '../../say.tsx'
import { Standings } from './standings.tsx'
import { CARDS_WORDS } from './words.ts'

/** Tables one may come from. */
const TABLE = /^\/(?:t|learn|pieces)\/[\w-]+$/
const MOST_PLAYS = 40

/** What could be done with the card when its page was opened in the middle of a game. */
const usePlays = (room: GameRoom): { readonly sentences: readonly string[]; readonly table: string | null } => {
  const { t } = useTranslation(CARDS_WORDS)
  const [search] = useSearchParams()
  const now = search.get('now')
  const table = search.get('table')
  const reading = now === null ? null : room.reading({})
  const sentences = (now ?? '')
    .split(';')
    .slice(0, MOST_PLAYS)
    .flatMap((notation) => {
      const message = reading?.action(notation) ?? null
      return message === null ? [] : [inWords(t, room.id, message, [])]
    })
  return { sentences, table: table !== null && TABLE.test(table) ? table : null }
}

/** Only for who came from a table. */
const Now = ({ room }: { readonly room: GameRoom }) => {
  const { t } = useTranslation(CARDS_WORDS)
  const { sentences, table } = usePlays(room)
  return table === null ? null : (
    <section className="card-now">
      <h2>{t('now')}</h2>
      {sentences.length === 0 ? (
        <p>{t('nowNothing')}</p>
      ) : (
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <ButtonLink look="go" size="sm" to={table}>
        {t('toTable')}
      </ButtonLink>
    </section>
  )
}

/** The ways to the cards before and after it. */
const Others = ({
  game,
  card,
  cards,
}: {
  readonly game: string
  readonly card: CardPage
  readonly cards: readonly CardPage[]
}) => {
  const { t } = useTranslation(CARDS_WORDS)
  const at = cards.indexOf(card)
  const before = cards[(at + cards.length - 1) % cards.length] as CardPage
  const after = cards[(at + 1) % cards.length] as CardPage
  return (
    <nav className="row-actions" aria-label={t('others')}>
      <ButtonLink look="paper" size="sm" to={`/cards/${game}/${before.id}`}>
        ← {before.look.name}
      </ButtonLink>
      <ButtonLink look="paper" size="sm" to={`/cards/${game}`}>
        {t('all')}
      </ButtonLink>
      <ButtonLink look="paper" size="sm" to={`/cards/${game}/${after.id}`}>
        {after.look.name} →
      </ButtonLink>
      <Button look="paper" size="sm" onPress={() => print()}>
        {t('print')}
      </Button>
    </nav>
  )
}

/** One card: what it does, how it stands against others, what it could do just now, its rules, and a way here by phone. */
export const CardHelp = ({
  room,
  card,
  cards,
}: {
  readonly room: GameRoom
  readonly card: CardPage
  readonly cards: readonly CardPage[]
}) => {
  const { t } = useTranslation(CARDS_WORDS)
  const game = room.id
  const address = `${location.origin}/cards/${game}/${card.id}`
  return (
    <main className="page cards-page" data-printed="page" data-game={game}>
      <div className="one-card">
        <div className="one-card-side">
          <CardFace look={card.look} className="big" />
          <figure className="panel card-code">
            <PageCode address={address} label={t('code', { address })} />
            <figcaption>{t('codeHelp')}</figcaption>
          </figure>
        </div>
        <section className="panel sheet-paper">
          <h1 className="h-panel">{card.look.name}</h1>
          <p className="kind">{card.group}</p>
          {card.look.designed === true && <DesignedMark />}
          <div className="prose">
            {card.words.map((words) => (
              <p key={words}>{words}</p>
            ))}
          </div>
          <Now room={room} />
          {card.standings !== undefined && card.standings.length > 0 && <Standings standings={card.standings} />}
          <h2>{t('rules')}</h2>
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
          <Others game={game} card={card} cards={cards} />
        </section>
      </div>
    </main>
  )
}
