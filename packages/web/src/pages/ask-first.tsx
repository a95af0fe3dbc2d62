import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../errors.ts'
import { Button } from '../pieces/button.tsx'
import type { IconName } from '../pieces/icon-names.ts'

/** What cannot be taken back is asked about once. */
export interface Asking {
  readonly open: boolean
  readonly ask: () => void
  readonly close: () => void
  /** Does it. */
  readonly go: () => void
  /** What went wrong, in words; null: nothing. */
  readonly trouble: string | null
}

/** `then` comes when it is done and the question is closed: whoever asked may be gone by it. */
export const useAskFirst = (act: () => Promise<void>, then: () => Promise<void>): Asking => {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const go = async (): Promise<void> => {
    try {
      await act()
      setOpen(false)
      await then()
    } catch (error) {
      setTrouble(errorText(t, error))
    }
  }
  return { open, ask: () => setOpen(true), close: () => setOpen(false), go: () => void go(), trouble }
}

/** The question and its two answers, in words of whoever asks; the safe one has the focus. */
export const AskFirst = ({
  asking: { close, go, trouble },
  text,
  stay,
  leave,
  icon,
}: {
  readonly asking: Asking
  readonly text: string
  readonly stay: string
  readonly leave: string
  readonly icon: IconName
}) => (
  <>
    <p>{text}</p>
    {trouble !== null && <p role="alert">{trouble}</p>}
    <div className="row">
      <Button look="paper" onPress={close} autoFocus>
        {stay}
      </Button>
      <Button look="danger" icon={icon} onPress={go}>
        {leave}
      </Button>
    </div>
  </>
)
