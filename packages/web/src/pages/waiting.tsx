import { useTranslation } from 'react-i18next'
import { Rail } from '../pieces/rail.tsx'

/** The table before anything lies on it: no spinner, only the room and, for those who hear, a word. */
export const Waiting = () => {
  const { t } = useTranslation()
  return (
    <>
      <Rail />
      <main className="page">
        <p className="sr" role="status">
          {t('waiting')}
        </p>
      </main>
    </>
  )
}
