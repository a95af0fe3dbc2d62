import type { DragEvent, RefObject } from 'react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../pieces/button.tsx'

/** Numbers of the lines, those with a fault marked; they move with the text beside them. */
const Lines = ({ count, wrong }: { readonly count: number; readonly wrong: ReadonlySet<number> }) => (
  <div className="position-lines" aria-hidden="true">
    {Array.from({ length: count }, (_, at) => (
      <span key={at} data-wrong={wrong.has(at + 1) || undefined}>
        {at + 1}
      </span>
    ))}
  </div>
)

/** The text of a position, with the places of its faults; a file may be dropped on it. */
export const PositionEditor = ({
  text,
  area,
  wrong,
  describedBy,
  onText,
  onFile,
}: {
  readonly text: string
  readonly area: RefObject<HTMLTextAreaElement | null>
  /** Lines with something wrong in them. */
  readonly wrong: ReadonlySet<number>
  readonly describedBy: string
  readonly onText: (text: string) => void
  readonly onFile: (file: File | undefined) => void
}) => {
  const { t } = useTranslation('position')
  const input = useRef<HTMLInputElement>(null)
  const lines = useRef<HTMLDivElement>(null)
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    onFile(event.dataTransfer.files[0])
  }
  return (
    <div className="field">
      <label htmlFor="position-text">{t('text')}</label>
      <div className="position-editor" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <div className="position-gutter" ref={lines}>
          <Lines count={text.split('\n').length} wrong={wrong} />
        </div>
        <textarea
          id="position-text"
          ref={area}
          value={text}
          rows={18}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          wrap="off"
          data-strip
          aria-invalid={wrong.size > 0}
          aria-describedby={describedBy}
          onChange={(event) => onText(event.currentTarget.value)}
          onScroll={(event) => {
            if (lines.current !== null) lines.current.scrollTop = event.currentTarget.scrollTop
          }}
        />
      </div>
      <p>{t('hint')}</p>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={(event) => {
          onFile(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      <div className="row">
        <Button look="paper" icon="cloud-upload" onPress={() => input.current?.click()}>
          {t('open')}
        </Button>
      </div>
    </div>
  )
}
