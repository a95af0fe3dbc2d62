import { useTranslation } from 'react-i18next'
import { games } from '../games.ts'
import { ButtonLink } from '../pieces/button.tsx'
import { PageRail } from '../pieces/rail.tsx'
import { Trouble } from './trouble.tsx'

export const NotFoundPage = () => {
  const { t } = useTranslation()
  return (
    <>
      <PageRail games={games} />
      <Trouble title={t('notFound.title')} text={t('notFound.text')}>
        <ButtonLink look="go" icon="griffin-symbol" to="/">
          {t('toHome')}
        </ButtonLink>
      </Trouble>
    </>
  )
}
