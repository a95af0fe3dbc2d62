import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../pieces/button.tsx'
import { Sheet } from '../pieces/sheet.tsx'
import { useSignedOut } from '../wire/hooks.ts'

/** Over whatever page is open, once its browser is nobody's any more. Put away, it leaves what was on the table to look at. */
export const SignedOutSheet = () => {
  const { t } = useTranslation()
  const out = useSignedOut()
  const [isSeen, setSeen] = useState(false)
  return (
    <Sheet title={t('signedOut.title')} open={out && !isSeen} onClose={() => setSeen(true)} alert>
      <p>{t('signedOut.text')}</p>
      <div className="row">
        <Button look="go" onPress={() => location.assign('/')} autoFocus>
          {t('toHome')}
        </Button>
      </div>
    </Sheet>
  )
}
