import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../pieces/button.tsx'
import { Sheet } from '../pieces/sheet.tsx'
import { useNobody } from '../wire/hooks.ts'

/** Over whatever page is open, once its browser is nobody to the house. Put away, it leaves what was on the table to look at. */
export const SignedOutSheet = () => {
  const { t } = useTranslation()
  const nobody = useNobody()
  const [isSeen, setSeen] = useState(false)
  const isUnkept = nobody === 'unkept'
  const words = isUnkept ? 'unkept' : 'signedOut'
  return (
    <Sheet title={t(`${words}.title`)} open={nobody !== null && !isSeen} onClose={() => setSeen(true)} alert>
      <p>{t(`${words}.text`, { house: location.host })}</p>
      <div className="row">
        <Button look="go" onPress={() => (isUnkept ? location.reload() : location.assign('/'))} autoFocus>
          {t(isUnkept ? 'unkept.again' : 'toHome')}
        </Button>
      </div>
    </Sheet>
  )
}
