import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './button.tsx'
import './close-up.css'
import './close-up-settings.css'
import { unnamed, withNamed } from './named.tsx'
import { RuleTag } from './rule-tag.tsx'
import { useScrollStop } from './scroll-stop.ts'
import { Wax } from './wax.tsx'

/** Names in the texts of a stage lead to what they mean (`nameTo`). */
export interface CloseUpStep {
  readonly id: string
  /** What it is: a card, a die, a bonus. */
  readonly text: ReactNode
  /** What it adds, such as `+200`; empty for nothing. */
  readonly value: ReactNode
}

/** One of those who fight. */
export interface CloseUpSide {
  readonly id: string
  readonly name: string
  /** Whose it is; null for a monster of nobody. */
  readonly seat: number | null
  readonly bot: boolean
  /** The fighters themselves: cards, tokens, an assembled monster. */
  readonly art: ReactNode
  /** Told one after the other; only the first `told` of them are shown. */
  readonly steps: readonly CloseUpStep[]
  /** The total as far as it is told; null while there is none. */
  readonly total: ReactNode
  /** How it ended for this side; null while nobody knows. */
  readonly fate: { readonly won: boolean; readonly words: string } | null
}

interface CloseUpProps {
  readonly title: string
  /** One sentence: what is fought for, or what is asked. */
  readonly lead: ReactNode
  readonly rule: string | null
  readonly open: boolean
  /** Null while it cannot be closed: something is asked in it. */
  readonly onClose: (() => void) | null
  /** In the order they stand, left to right. */
  readonly sides: readonly CloseUpSide[]
  /** How many steps of each side are shown; Infinity for all. */
  readonly told: number
  /** Between the sides: dice, a needed number, a chance to win. */
  readonly middle?: ReactNode
  /** Buttons at its foot. */
  readonly actions?: ReactNode
  /** `ground`: art as large as there is room, all on one ground. `tent`: narrow sides, the words of a step in one line. */
  readonly setting?: 'plain' | 'ground' | 'tent'
}

/** Whether somebody is at work at what has the focus: it stands beside the stage, not round it, and nothing lies over it. */
const isMet = (element: Element | null, stage: Element): boolean => {
  if (element === null || element.contains(stage)) return false
  const { left, top, width, height } = element.getBoundingClientRect()
  const seen = document.elementFromPoint(left + width / 2, top + height / 2)
  return seen !== null && element.contains(seen)
}

/**
 * The focus comes to the stage, unless somebody is at work beside it, and goes back to where it was; Esc closes it when it may
 * be closed.
 */
const useStage = (root: RefObject<HTMLElement | null>, onClose: (() => void) | null): void => {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useLayoutEffect(() => {
    const [stage, before] = [root.current, document.activeElement]
    if (stage === null || isMet(before, stage)) return
    stage.focus({ preventScroll: true })
    return () => {
      const now = document.activeElement
      const isHere = now === null || now === document.body || stage.contains(now)
      if (isHere && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [root])
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || latest.current === null || document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      event.stopImmediatePropagation()
      latest.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

/** One who fights; the first `told` of its steps are shown. */
const Side = ({ side, told, index }: { readonly side: CloseUpSide; readonly told: number; readonly index: number }) => (
  <section
    className={`stage-side ${side.fate === null ? '' : side.fate.won ? 'won' : 'fell'}`}
    aria-label={unnamed(side.name)}
    data-index={index}
  >
    <h3>
      {side.seat !== null && <Wax seat={side.seat} bot={side.bot} />}
      <span>{withNamed(side.name)}</span>
    </h3>
    <div className="stage-art">{side.art}</div>
    <dl className="stage-steps">
      {side.steps.map((step, at) => (
        // The room is kept for what is not told yet.
        <div key={step.id} className={at < told ? (at === told - 1 ? 'now' : '') : 'later'}>
          <dt>{withNamed(step.text)}</dt>
          <dd>{withNamed(step.value)}</dd>
        </div>
      ))}
    </dl>
    <p className="stage-total">{side.total ?? '\u00a0'}</p>
    {side.fate !== null && <p className="stage-fate">{side.fate.words}</p>}
  </section>
)

/**
 * The stage of a fight: two or more sides, their steps one after the other, totals, and how it ended. It covers the board,
 * not the hand nor the prompt, so that cards can be brought to it while it stands. Esc and the cross close it when it may be
 * closed; the focus, where it came to the stage, goes back to where it was.
 */
export const CloseUp = ({ open, ...stage }: CloseUpProps) => (open ? <OpenCloseUp {...stage} /> : null)

const OpenCloseUp = ({
  title,
  lead,
  rule,
  onClose,
  sides,
  told,
  middle = null,
  actions = null,
  setting = 'plain',
}: Omit<CloseUpProps, 'open'>) => {
  const { t } = useTranslation()
  const id = useId()
  const root = useRef<HTMLElement>(null)
  useStage(root, onClose)
  useScrollStop(root, true)
  return (
    <section className={`stage ${setting}`} data-layer="stage" ref={root} tabIndex={-1} aria-labelledby={id}>
      <header>
        <h2 id={id}>{withNamed(title)}</h2>
        <p>{withNamed(lead)}</p>
        <RuleTag rule={rule} />
        {onClose !== null && <IconButton icon="cross-mark" label={t('close')} onPress={onClose} />}
      </header>
      <div className="stage-sides" data-sides={sides.length}>
        {sides.map((side, index) => (
          <Side key={side.id} side={side} told={told} index={index} />
        ))}
        {middle !== null && <div className="stage-middle">{middle}</div>}
      </div>
      {actions !== null && <footer>{actions}</footer>}
    </section>
  )
}
