import type { Chances } from '@menagerie/bots'
import { type ReactNode, Suspense, use, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { addWords } from '../../i18n.ts'
import { Button, IconButton } from '../../pieces/button.tsx'
import '../../pieces/coach.css'
import { Icon } from '../../pieces/icon.tsx'
import { useScrollStop } from '../../pieces/scroll-stop.ts'
import en from './locales/en.json'
import { type Reasoned, reasonOf } from './reason.ts'
import { reasonsOf } from './reasons.ts'
import type { Hint } from './use-hint.ts'

const WORDS = 'hint'
addWords(WORDS, { en }, { ja: () => import('./locales/ja.json') })

/** In whole parts of a hundred; nothing is certain before it is over. */
const percents = ({ at, low, high }: Chances): Readonly<Record<'at' | 'low' | 'high', number>> => {
  const percent = (chance: number): number => Math.min(99, Math.max(1, Math.round(100 * chance)))
  return { at: percent(at), low: percent(low), high: percent(high) }
}

const Said = ({ children }: { readonly children: ReactNode }) => (
  <p className="said">
    <Icon name="check-mark" />
    <span>{children}</span>
  </p>
)

/** What is better after it than after the next best. */
const Speaks = ({ game, parts }: { readonly game: string; readonly parts: readonly string[] }) => {
  const { t } = useTranslation()
  const words = use(reasonsOf(game))
  if (words === null) return null
  return parts.map((part) => (
    <p key={part} data-speaks={part}>
      {t(part, { ns: words })}
    </p>
  ))
}

/** Why, and how likely one is then to win. */
const Why = ({
  reasoned: { reason, chance },
  game,
  parts,
}: {
  readonly reasoned: Reasoned
  readonly game: string
  readonly parts: readonly string[]
}) => {
  const { t } = useTranslation(WORDS)
  return (
    <>
      <p data-reason={reason.id}>{t(`reason.${reason.id}`)}</p>
      <Suspense>
        <Speaks game={game} parts={parts} />
      </Suspense>
      {chance !== null && <p data-chance="own">{t('chance', percents(chance))}</p>}
    </>
  )
}

const Others = ({
  others,
  sentenceOf,
}: {
  readonly others: Reasoned['others']
  readonly sentenceOf: (step: string) => ReactNode
}) => {
  const { t } = useTranslation(WORDS)
  return (
    <>
      <p>{t('others')}</p>
      <ol className="coach-others">
        {others.map(({ step, chance }) => (
          <li key={step}>
            {sentenceOf(step)}
            {chance !== null && <small> {t('chanceOf', percents(chance))}</small>}
          </li>
        ))}
      </ol>
    </>
  )
}

/** What the bot would do, in words, with a way to do it. */
export const HintPanel = ({
  hint,
  sentences,
  sentenceOf,
  onPlay,
  game,
}: {
  readonly hint: Hint
  /** Whose reasons are said. */
  readonly game: string
  /** Of each step. */
  readonly sentences: readonly ReactNode[]
  /** Of any other first step. */
  readonly sentenceOf: (step: string) => ReactNode
  readonly onPlay: () => void
}) => {
  const { t } = useTranslation(WORDS)
  const { state } = hint
  const said = useRef<HTMLDivElement>(null)
  useScrollStop(said)
  if (state === 'off') return null
  const found = state !== 'thinking' && state.steps.length > 0
  const reasoned = state === 'thinking' ? null : reasonOf(state)
  return (
    <section className="coach panel" aria-label={t('title')} data-hint={state === 'thinking' ? 'thinking' : 'given'}>
      <header>
        <h2>
          <Icon name="light-bulb" />
          {t('title')}
        </h2>
        <IconButton icon="cross-mark" label={t('client:close')} onPress={hint.drop} />
      </header>
      <div className="coach-list" ref={said} role="status">
        {state === 'thinking' ? (
          <p>{t('thinking')}</p>
        ) : (
          <p className={found ? 'hint-lead' : ''}>{t(found ? 'lead' : 'none')}</p>
        )}
        {found && <Said>{sentences[0]}</Said>}
        {reasoned !== null && <Why reasoned={reasoned} game={game} parts={state === 'thinking' ? [] : state.speaks} />}
        {found && sentences.slice(1).map((sentence, index) => <Said key={index}>{sentence}</Said>)}
        {reasoned !== null && reasoned.others.length > 0 && <Others others={reasoned.others} sentenceOf={sentenceOf} />}
      </div>
      {found && (
        <div className="coach-do">
          <Button look="go" size="sm" onPress={onPlay}>
            {t('play')}
          </Button>
        </div>
      )}
    </section>
  )
}
