import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'wouter'
import type { CardPage } from '../../boards/board.ts'
import { ButtonLink } from '../../pieces/button.tsx'
import { CardFace } from '../../pieces/card.tsx'
import { finds, termsOf } from '../../pieces/find.ts'
import { Icon } from '../../pieces/icon.tsx'
import { DesignedMark } from '../../pieces/designed-mark.tsx'
import { SearchBox } from '../../pieces/search-box.tsx'
import { CARDS_WORDS } from './words.ts'

/** Buttons that leave only one group, and the one that ends looking for a rule's cards. */
const Filters = ({
  groups,
  only,
  onOnly,
  rule,
  onAllRules,
}: {
  readonly groups: readonly string[]
  readonly only: string | null
  readonly onOnly: (group: string | null) => void
  readonly rule: string | null
  readonly onAllRules: () => void
}) => {
  const { t } = useTranslation(CARDS_WORDS)
  return (
    <div className="filters" role="group" aria-label={t('groups')}>
      {groups.map((group) => (
        <button
          key={group}
          type="button"
          className="filter"
          aria-pressed={only === group}
          onClick={() => onOnly(only === group ? null : group)}
        >
          {group}
        </button>
      ))}
      {rule !== null && (
        <button type="button" className="filter" aria-pressed="true" onClick={() => onAllRules()}>
          {t('ofRule', { rule })}
          <Icon name="cross-mark" />
        </button>
      )}
    </div>
  )
}

const Group = ({
  game,
  group,
  cards,
}: {
  readonly game: string
  readonly group: string
  readonly cards: readonly CardPage[]
}) => (
  <section>
    <h2 className="shelf-label">{group}</h2>
    <ul className="gallery">
      {cards.map((card) => (
        <li key={card.id}>
          <Link href={`/cards/${game}/${card.id}`} aria-label={card.look.label}>
            <CardFace look={card.look} />
          </Link>
        </li>
      ))}
    </ul>
  </section>
)

/** All cards of a game, by group; searched by name, group, number and words. `?rule=` shows those that name a rule. */
export const Gallery = ({
  game,
  cards,
  prints,
}: {
  readonly game: string
  readonly cards: readonly CardPage[]
  /** The game can be printed. */
  readonly prints: boolean
}) => {
  const { t } = useTranslation(CARDS_WORDS)
  const [search, setSearch] = useSearchParams()
  const rule = search.get('rule')
  const [query, setQuery] = useState('')
  const [only, setOnly] = useState<string | null>(null)
  const groups = [...new Set(cards.map((card) => card.group))]
  const terms = useMemo(() => termsOf(query), [query])
  const shown = cards.filter(
    (card) =>
      (only === null || card.group === only) &&
      (rule === null || card.rules.includes(rule)) &&
      finds(terms, [card.id, card.look.name, card.group, card.look.number ?? '', ...card.words]),
  )
  const asking = terms.length > 0 || only !== null || rule !== null
  return (
    <main className="page cards-page" data-printed="page" data-game={game}>
      <div className="page-head">
        <h1>{t('cards.title')}</h1>
        <p>{t('lead', { game: t('name', { ns: game }), count: cards.length })}</p>
        {prints && (
          <ButtonLink look="wood" size="sm" icon="scroll-unfurled" to={`/print/${game}`}>
            {t('toPrint')}
          </ButtonLink>
        )}
      </div>
      <div className="panel gallery-find">
        <SearchBox
          label={t('search')}
          value={query}
          onChange={setQuery}
          found={asking ? t('found', { count: shown.length }) : ''}
        />
        {/* What the quill on a card means. */}
        {shown.some(({ look }) => look.designed === true) && <DesignedMark />}
        <Filters groups={groups} only={only} onOnly={setOnly} rule={rule} onAllRules={() => setSearch({})} />
      </div>
      {groups
        .map((group) => ({ group, cards: shown.filter((card) => card.group === group) }))
        .filter(({ cards }) => cards.length > 0)
        .map((one) => (
          <Group key={one.group} game={game} group={one.group} cards={one.cards} />
        ))}
    </main>
  )
}
