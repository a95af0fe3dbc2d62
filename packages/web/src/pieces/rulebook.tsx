import type { Rule } from '@menagerie/engine'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from './icon.tsx'
import './rulebook.css'

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

/** The numbered rules of a game, opened at one of them. */
export const Rulebook = ({
  game,
  rulebook,
  at,
  headings = 'h3',
}: {
  readonly game: string
  readonly rulebook: readonly Rule[]
  readonly at: string | null
  readonly headings?: 'h2' | 'h3'
}) => {
  const { t } = useTranslation()
  const found = useRef<HTMLLIElement>(null)
  const Heading = headings
  useEffect(() => {
    found.current?.scrollIntoView({ block: 'center' })
  }, [at])
  return (
    <div className="rulebook">
      {chapters(rulebook).map(({ section, rules }) => (
        <section key={section} aria-labelledby={`s-${section}`}>
          <Heading id={`s-${section}`}>{t(`sections.${section}`, { ns: game })}</Heading>
          <ol>
            {rules.map((rule) => (
              <li
                key={rule.id}
                id={rule.id}
                ref={rule.id === at ? found : null}
                className={rule.id === at ? 'at' : ''}
                aria-current={rule.id === at ? 'true' : undefined}
              >
                <span className="no">{rule.id}</span>
                <div>
                  <p>{t(`rules.${rule.id}`, { ns: game })}</p>
                  <small>
                    {rule.mark === 'D' ? <DesignedMark /> : null}
                    <span>{t('rules.source', { source: rule.source })}</span>
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
