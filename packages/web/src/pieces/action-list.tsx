import { type ReactNode, memo, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './action-list.css'
import { goesOn } from './goes-on.ts'
import { useHinted } from './hinted.ts'
import { Icon } from './icon.tsx'
import { type Touched, linesLeft, partsOf, useTouched } from './touched.ts'

export interface ActionLine {
  /** The notation: what is sent. */
  readonly id: string
  readonly text: ReactNode
}

interface ActionListProps {
  readonly title: string
  readonly empty: string
  readonly lines: readonly ActionLine[]
  /** Steps of a combined choice laid out so far; empty for what is done in one step. */
  readonly laid: readonly ActionLine[]
  readonly busy: boolean
  /** Takes the last of them back. */
  readonly onTakeBack: () => void
  readonly onChoose: (id: string) => void
}

/** The lines as they stand: those shown, and those with which another thing begins. */
const useShown = (lines: readonly ActionLine[]) => {
  const touched = useTouched()
  /** Where somebody wanted to see all of them. */
  const [unfolded, unfold] = useState<Touched | null>(null)
  const ids = useMemo(() => lines.map(({ id }) => id), [lines])
  const left = useMemo(() => linesLeft(ids, touched), [ids, touched])
  const parts = useMemo(() => partsOf(ids, touched), [ids, touched])
  return { left: unfolded === touched ? null : left, parts, unfold: () => unfold(touched) }
}

/**
 * Every legal action as a sentence and a button: the screen reader's way, the test's way, and the way on a very small
 * screen. While something is chosen on the board only what can be done with it, until all is asked for.
 */
export const ActionList = memo(({ title, empty, lines, laid, busy, onTakeBack, onChoose }: ActionListProps) => {
  const { t } = useTranslation()
  const hinted = useHinted()
  const { left, parts, unfold } = useShown(lines)
  // Of several steps, the first that is not laid yet.
  const suggested = hinted.find((step) => lines.some((line) => line.id === step))
  /** A line keeps its digit, whatever is shown of the others. */
  const lineAt = ({ id, text }: ActionLine, index: number): ReactNode =>
    (left === null || left.has(id)) && (
      <li key={id} data-parted={parts.has(id) || undefined}>
        <button
          type="button"
          data-action={id}
          data-hinted={suggested === id || undefined}
          disabled={busy}
          onClick={() => onChoose(id)}
        >
          <kbd aria-hidden="true">{index < 9 && index + 1}</kbd>
          <span>{text}</span>
        </button>
      </li>
    )
  return (
    <section className="can-do" aria-label={title}>
      <div className="can-head">
        <h3>
          <Icon name="checklist" />
          {title}
        </h3>
        {left !== null && (
          <button type="button" onClick={unfold}>
            {t('match.canAll')}
          </button>
        )}
        {lines.length > 0 && <small>{left === null ? lines.length : `${left.size} / ${lines.length}`}</small>}
      </div>
      {laid.length > 0 && (
        <p className="laid">
          {laid.map((line, index) => (
            <span key={index}>{line.text}</span>
          ))}
          <button type="button" onClick={onTakeBack} disabled={busy}>
            {t('match.takeBack')}
          </button>
        </p>
      )}
      {lines.length === 0 ? (
        <p>{empty}</p>
      ) : (
        // While nothing in it can be focused, the list itself can: keys still scroll it.
        <ol ref={goesOn} data-scrolls tabIndex={busy ? 0 : undefined}>
          {lines.map(lineAt)}
        </ol>
      )}
    </section>
  )
})
