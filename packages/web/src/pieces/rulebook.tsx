import type { OptionRow, Rule } from '@menagerie/engine'
import { type RefObject, use, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { rulesReady } from '../games.ts'
import { DesignedMark } from './designed-mark.tsx'
import { finds, termsOf } from './find.ts'
import { Icon } from './icon.tsx'
import { Marked } from './marked.tsx'
import { type RuledCard, RuleLinks } from './rule-links.tsx'
import './rulebook.css'
import { sourceWords } from './source.ts'
import { SearchBox } from './search-box.tsx'

interface Chapter {
  readonly section: string
  readonly rules: readonly Rule[]
}

const chapters = (rulebook: readonly Rule[]): readonly Chapter[] => {
  const sections = [...new Set(rulebook.map((rule) => rule.section))]
  return sections.map((section) => ({ section, rules: rulebook.filter((rule) => rule.section === section) }))
}

const NO_OPTIONS: readonly OptionRow[] = []
const noCards = (): readonly RuledCard[] => []

interface RulebookProps {
  readonly game: string
  readonly rulebook: readonly Rule[]
  readonly at: string | null
  /** Another number opens it at the same rule again. */
  readonly visit?: number
  readonly headings?: 'h2' | 'h3'
  /** What may be changed, for the way from a rule to the options that change it. */
  readonly options?: readonly OptionRow[]
  /** Cards that name their rules; asked for when the book is open. */
  readonly cards?: () => readonly RuledCard[]
  /** Its links leave the page as it is: beside a table. */
  readonly away?: boolean
}

/** One rule: its number, its words, where it comes from and where else it matters. */
const RuleLine = ({
  game,
  rule,
  found,
  terms,
  options,
  cards,
  away,
}: {
  readonly game: string
  readonly rule: Rule
  /** Set where the book is opened at this rule. */
  readonly found: RefObject<HTMLLIElement | null> | null
  readonly terms: readonly string[]
  readonly options: readonly OptionRow[]
  readonly cards: readonly RuledCard[]
  readonly away: boolean
}) => {
  const { t } = useTranslation()
  const number = <Marked terms={terms} text={rule.id} />
  const at = found !== null
  return (
    <li
      id={rule.id}
      ref={found}
      tabIndex={at ? -1 : undefined}
      className={at ? 'at' : ''}
      aria-current={at ? 'true' : undefined}
    >
      <span className="no">
        {away ? (
          number
        ) : (
          <Link href={`/rules/${game}/${rule.id}`} aria-label={t('rules.open', { rule: rule.id })}>
            {number}
          </Link>
        )}
      </span>
      <div>
        <p>
          <Marked terms={terms} text={t(`rules.${rule.id}`, { ns: game })} />
        </p>
        <small>
          {rule.mark !== 'S' ? <DesignedMark /> : null}
          <span>{t('rules.source', { source: sourceWords(t, game, rule.source) })}</span>
          <RuleLinks game={game} rule={rule.id} options={options} cards={cards} away={away} />
        </small>
      </div>
    </li>
  )
}

/** What is searched for. A rule that is opened is shown, whatever was searched for before. */
const useSearch = (at: string | null, visit: number) => {
  const [query, setQuery] = useState('')
  const [designed, setDesigned] = useState(false)
  const [opened, setOpened] = useState({ at, visit })
  if (opened.at !== at || opened.visit !== visit) {
    setOpened({ at, visit })
    setQuery('')
    setDesigned(false)
  }
  const terms = useMemo(() => termsOf(query), [query])
  return { query, setQuery, designed, setDesigned, terms }
}

/** The field and the filter over the rules, and how many there are. */
const Finder = ({
  search: { query, setQuery, designed, setDesigned, terms },
  count,
}: {
  readonly search: ReturnType<typeof useSearch>
  readonly count: number
}) => {
  const { t } = useTranslation()
  const asking = terms.length > 0 || designed
  return (
    <div className="rulebook-find">
      <SearchBox
        label={t('rules.search')}
        value={query}
        onChange={setQuery}
        found={asking ? t('rules.found', { count }) : ''}
      />
      <button type="button" className="filter" aria-pressed={designed} onClick={() => setDesigned(!designed)}>
        <Icon name="quill-ink" />
        {t('rules.onlyDesigned')}
      </button>
    </div>
  )
}

/**
 * The numbered rules of a game, opened at one of them, which then has the focus. Searched by id, text and section in the
 * language spoken. Suspends until their words are here.
 */
export const Rulebook = ({
  game,
  rulebook,
  at,
  visit = 0,
  headings: Heading = 'h3',
  options = NO_OPTIONS,
  cards = noCards,
  away = true,
}: RulebookProps) => {
  use(rulesReady(game))
  const { t } = useTranslation()
  const found = useRef<HTMLLIElement>(null)
  const known = useMemo(() => cards(), [cards])
  const search = useSearch(at, visit)
  const { designed, terms } = search
  useEffect(() => {
    found.current?.scrollIntoView({ block: 'center' })
    found.current?.focus({ preventScroll: true })
  }, [at, visit])

  const shown = rulebook.filter(
    (rule) =>
      (!designed || rule.mark !== 'S') &&
      finds(terms, [
        rule.id,
        rule.id.replace('-', ''),
        t(`rules.${rule.id}`, { ns: game }),
        t(`sections.${rule.section}`, { ns: game }),
      ]),
  )
  return (
    <div className="rulebook">
      <Finder search={search} count={shown.length} />
      {chapters(shown).map(({ section, rules }) => (
        <section key={section} aria-labelledby={`s-${section}`}>
          <Heading className="rulebook-heading" id={`s-${section}`}>
            <Marked terms={terms} text={t(`sections.${section}`, { ns: game })} />
          </Heading>
          <ol>
            {rules.map((rule) => (
              <RuleLine
                key={rule.id}
                {...{ game, rule, terms, options, away }}
                cards={known}
                found={rule.id === at ? found : null}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
