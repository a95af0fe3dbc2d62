import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addWords } from '../../i18n.ts'
import { CardHistory } from '../card-history.tsx'
import { CardFace, type CardLook } from '../card.tsx'
import { DesignedMark } from '../designed-mark.tsx'
import { RuleTag } from '../rule-tag.tsx'
import type { Ruled } from './desk.ts'
import en from './locales/en.json'

const WORDS = 'closer'
addWords(WORDS, { en }, { ja: () => import('./locales/ja.json') }, { quietly: true })

/** A card that lies in what is looked at. */
export interface ClosedIn {
  readonly thing: string
  readonly look: CardLook
  readonly count: number
}

/** What is said of a thing, most of it already in words. */
export interface CloserText {
  readonly kind: string
  /** Its card; null where it has none. */
  readonly look: CardLook | null
  /** What is drawn of it instead of its card. */
  readonly picture: ReactNode
  /** What it does, in sentences; with rules where they are single. */
  readonly does: readonly Ruled[]
  /** What can be done with it now. */
  readonly can: readonly { readonly id: string; readonly text: ReactNode }[]
  /** Why nothing can be done with it. */
  readonly whyNot: Ruled | null
  readonly now: readonly Ruled[]
  /** Lines of the log that name it, the newest first. */
  readonly told: readonly { readonly key: string; readonly text: ReactNode }[]
  readonly within: readonly ClosedIn[]
  /** Rules of its page. */
  readonly rules: readonly string[]
  /** Its page; null where it has none. */
  readonly page: string | null
}

/** So many lines of a list are told; more are counted. */
const MOST = 5

const Line = ({ line, className = '' }: { readonly line: Ruled; readonly className?: string }) => (
  <li className={className}>
    <span>{line.text}</span>
    <RuleTag rule={line.rule} />
  </li>
)

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="closer-part">
    <h3>{title}</h3>
    {children}
  </section>
)

const Ways = ({ can, whyNot }: Pick<CloserText, 'can' | 'whyNot'>) => {
  const { t } = useTranslation(WORDS)
  if (can.length === 0 && whyNot === null) return null
  return (
    <Part title={t(can.length > 0 ? 'can' : 'cannot')}>
      <ul>
        {can.slice(0, MOST).map(({ id, text }) => (
          <li key={id}>
            <span>{text}</span>
          </li>
        ))}
        {can.length > MOST && <li>{t('more', { count: can.length - MOST })}</li>}
        {can.length === 0 && whyNot !== null && <Line line={whyNot} className="closer-why" />}
      </ul>
    </Part>
  )
}

const Cards = ({ within, onOpen }: Pick<CloserText, 'within'> & { readonly onOpen: (thing: string) => void }) => (
  <ul className="closer-cards">
    {within.map(({ thing, look, count }) => (
      <li key={thing}>
        <button type="button" data-look={thing} aria-label={look.label} onClick={() => onOpen(thing)}>
          <CardFace look={look} />
        </button>
        {count > 1 && <small>× {count}</small>}
      </li>
    ))}
  </ul>
)

/** What is said of a thing: picture, text, what can be done or why not, what is known of it, and the way to its page. */
export const CloserBody = ({
  text,
  onOpen,
  onLeave,
}: {
  readonly text: CloserText
  /** Looks at a card that lies in it. */
  readonly onOpen: (thing: string) => void
  /** Something else is gone to. */
  readonly onLeave: () => void
}) => {
  const { t } = useTranslation(WORDS)
  const { look, picture, within } = text
  return (
    <div className="closer-body">
      {(look !== null || picture !== null) && (
        <div className="closer-picture">{picture ?? (look !== null && <CardFace look={look} />)}</div>
      )}
      <div className="closer-words">
        <p className="closer-kind">
          {text.kind} {look?.designed === true && <DesignedMark />}
        </p>
        {text.does.length > 0 && (
          <ul>
            {text.does.map((line) => (
              <Line key={line.text} line={line} />
            ))}
          </ul>
        )}
        <Ways can={text.can} whyNot={text.whyNot} />
        {text.now.length > 0 && (
          <Part title={t('now')}>
            <ul>
              {text.now.map((line) => (
                <Line key={line.text} line={line} />
              ))}
            </ul>
          </Part>
        )}
        {within.length > 0 && <Cards within={within} onOpen={onOpen} />}
        {text.told.length > 0 && (
          <Part title={t('told')}>
            <ul>
              {text.told.map(({ key, text: line }) => (
                <li key={key}>
                  <span>{line}</span>
                </li>
              ))}
            </ul>
          </Part>
        )}
        {(text.rules.length > 0 || text.page !== null) && (
          <p className="closer-foot">
            {text.rules.map((rule) => (
              <RuleTag key={rule} rule={rule} />
            ))}
            {text.page !== null && (
              <a className="tag" href={text.page} target="_blank" rel="noreferrer">
                {t('cards.page', { ns: 'translation' })}
              </a>
            )}
          </p>
        )}
        {look !== null && <CardHistory name={look.name} onGo={onLeave} />}
      </div>
    </div>
  )
}
