import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { addWords } from '../../i18n.ts'
import { Button, IconButton } from '../../pieces/button.tsx'
import '../../pieces/coach.css'
import { Icon } from '../../pieces/icon.tsx'
import { useScrollStop } from '../../pieces/scroll-stop.ts'
import en from './locales/en.json'
import { reasonOf } from './reason.ts'
import type { Hint } from './use-hint.ts'

const WORDS = 'hint'
addWords(WORDS, { en }, { ja: () => import('./locales/ja.json') })

const Said = ({ children }: { readonly children: ReactNode }) => (
  <p className="said">
    <Icon name="check-mark" />
    <span>{children}</span>
  </p>
)

/** What the bot would do, in words, with a way to do it. */
export const HintPanel = ({
  hint,
  sentences,
  sentenceOf,
  onPlay,
}: {
  readonly hint: Hint
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
        {reasoned !== null && <p data-reason={reasoned.reason.id}>{t(`reason.${reasoned.reason.id}`)}</p>}
        {found && sentences.slice(1).map((sentence, index) => <Said key={index}>{sentence}</Said>)}
        {reasoned !== null && reasoned.others.length > 0 && (
          <>
            <p>{t('others')}</p>
            <ol className="coach-others">
              {reasoned.others.map((step) => (
                <li key={step}>{sentenceOf(step)}</li>
              ))}
            </ol>
          </>
        )}
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
