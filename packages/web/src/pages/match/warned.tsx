import type { Message } from '@menagerie/engine'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../pieces/button.tsx'
import { Sheet } from '../../pieces/sheet.tsx'
import { inWords } from '../../say.tsx'

/** Steps that lose something for good, until it was asked once more. */
export interface Warned {
  readonly steps: readonly string[]
  readonly warning: Message
}

/** Sends at once what loses nothing, and asks about all else. */
export const useWarned = (
  warningOf: (steps: readonly string[]) => Message | null,
  act: (steps: readonly string[]) => void,
) => {
  const [warned, setWarned] = useState<Warned | null>(null)
  const send = useCallback(
    (steps: readonly string[]): void => {
      const warning = warningOf(steps)
      if (warning === null) act(steps)
      else setWarned({ steps, warning })
    },
    [warningOf, act],
  )
  return { send, warned, onClose: useCallback(() => setWarned(null), []) }
}

/** Asks once more before something is lost for good. */
export const WarnedSheet = ({
  game,
  warned,
  onClose,
  onAct,
}: {
  readonly game: string
  readonly warned: Warned | null
  readonly onClose: () => void
  readonly onAct: (steps: readonly string[]) => void
}) => {
  const { t } = useTranslation()
  if (warned === null) return null
  const goOn = (): void => {
    onClose()
    onAct(warned.steps)
  }
  return (
    <Sheet title={t('match.really')} open onClose={onClose} alert>
      <p>{inWords(t, game, warned.warning, [])}</p>
      <div className="row">
        <Button look="paper" onPress={onClose} autoFocus>
          {t('match.notReally')}
        </Button>
        <Button look="danger" onPress={goOn}>
          {t('match.allTheSame')}
        </Button>
      </div>
    </Sheet>
  )
}
