import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lookWhoAnswers } from '../anew.ts'
import { Button } from '../pieces/button.tsx'
import { Sheet } from '../pieces/sheet.tsx'
import { useNobody } from '../wire/hooks.ts'
import { useStranger } from '../wire/stranger.ts'

/** What can be done about it. */
const WAYS = {
  stranger: lookWhoAnswers,
  unkept: () => location.reload(),
  signedOut: () => location.assign('/'),
} as const

/**
 * Over whatever page is open, once its browser is nobody to the house, or something else answers in the house's place. Put away, it
 * leaves what was on the table to look at.
 */
export const SignedOutSheet = () => {
  const { t } = useTranslation()
  const nobody = useNobody()
  const isStrange = useStranger()
  const [seen, setSeen] = useState<keyof typeof WAYS | null>(null)
  const why = isStrange ? 'stranger' : nobody === 'out' ? 'signedOut' : nobody
  if (why === null) {
    // What comes again is told again.
    if (seen !== null) setSeen(null)
    return null
  }
  return (
    <Sheet title={t(`${why}.title`)} open={why !== seen} onClose={() => setSeen(why)} alert>
      <p>{t(`${why}.text`, { house: location.host })}</p>
      <div className="row">
        <Button look="go" onPress={WAYS[why]} autoFocus>
          {t(why === 'signedOut' ? 'toHome' : `${why}.again`)}
        </Button>
      </div>
    </Sheet>
  )
}
