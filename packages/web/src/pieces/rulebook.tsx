import type { OptionRow, Rule } from '@menagerie/engine'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { finds, termsOf } from './find.ts'
import { Icon } from './icon.tsx'
import { Marked } from './marked.tsx'
import { type RuledCard, RuleLinks } from './rule-links.tsx'
import './rulebook.css'
import { sourceWords } from './source.ts'
import { SearchBox } from './search-box.tsx'

/** The mark of everything that does not stand in the printed rulebook. */
export const DesignedMark = () => {
  const { t } = useTranslation()
  return (
    <span className="mark-d">
      <Icon name="quill-ink" />
      {t('rules.notFromRulebook')}
    </span>
  )
}

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

/**
 * The numbered rules of a game, opened at one of them, which then has the focus. Searched by id, text and section in the
 * language spoken.
 */
export const Rulebook = ({
  game,
  rulebook,
  at,
  visit = 0,
  headings = 'h3',
  options = NO_OPTIONS,
  cards = noCards,
  away = true,
}: {
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
}) => {
  const { t } = useTranslation()
  const found = useRef<HTMLLIElement>(null)
  const [query, setQuery] = useState('')
  const [designed, setDesigned] = useState(false)
  const Heading = headings
  const known = useMemo(() => cards(), [cards])

  // A rule that is opened is shown, whatever was searched for before.
  const [opened, setOpened] = useState({ at, visit })
  if (opened.at !== at || opened.visit !== visit) {
    setOpened({ at, visit })
    setQuery('')
    setDesigned(false)
  }
  useEffect(() => {
    found.current?.scrollIntoView({ block: 'center' })
    found.current?.focus({ preventScroll: true })
  }, [at, visit])

  const terms = useMemo(() => termsOf(query), [query])
  const shown = rulebook.filter(
    (rule) =>
      (!designed || rule.mark === 'D') &&
      finds(terms, [
        rule.id,
        rule.id.replace('-', ''),
        t(`rules.${rule.id}`, { ns: game }),
        t(`sections.${rule.section}`, { ns: game }),
      ]),
  )
  const asking = terms.length > 0 || designed
  return (
    <div className="rulebook">
      <div className="rulebook-find">
        <SearchBox
          label={t('rules.search')}
          value={query}
          onChange={setQuery}
          found={asking ? t('rules.found', { count: shown.length }) : ''}
        />
        <button type="button" className="filter" aria-pressed={designed} onClick={() => setDesigned(!designed)}>
          <Icon name="quill-ink" />
          {t('rules.onlyDesigned')}
        </button>
      </div>
      {chapters(shown).map(({ section, rules }) => (
        <section key={section} aria-labelledby={`s-${section}`}>
          <Heading id={`s-${section}`}>
            <Marked terms={terms} text={t(`sections.${section}`, { ns: game })} />
          </Heading>
          <ol>
            {rules.map((rule) => (
              <li
                key={rule.id}
                id={rule.id}
                ref={rule.id === at ? found : null}
                tabIndex={rule.id === at ? -1 : undefined}
                className={rule.id === at ? 'at' : ''}
                aria-current={rule.id === at ? 'true' : undefined}
              >
                <span className="no">
                  {away ? (
                    <Marked terms={terms} text={rule.id} />
                  ) : (
                    <Link href={`/rules/${game}/${rule.id}`} aria-label={t('rules.open', { rule: rule.id })}>
                      <Marked terms={terms} text={rule.id} />
                    </Link>
                  )}
                </span>
                <div>
                  <p>
                    <Marked terms={terms} text={t(`rules.${rule.id}`, { ns: game })} />
                  </p>
                  <small>
                    {rule.mark === 'D' ? <DesignedMark /> : null}
                    <span>{t('rules.source', { source: sourceWords(t, game, rule.source) })}</span>
                    <RuleLinks game={game} rule={rule.id} options={options} cards={known} away={away} />
                  </small>
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
