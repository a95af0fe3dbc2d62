import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { games } from '../games.ts'
import { PageRail } from '../pieces/rail.tsx'
import { CREDITS_WORDS } from './credits/words.ts'

/** Whose work is in the box, and under which licence. */
export const CreditsPage = () => {
  const { t } = useTranslation(CREDITS_WORDS)
  useEffect(() => {
    document.title = `${t('credits.title')} · ${t('name')}`
  }, [t])
  return (
    <>
      <PageRail games={games} />
      <main className="page">
        <div className="page-head">
          <h1>{t('credits.title')}</h1>
        </div>
        <section className="panel sheet-paper prose">
          {(['games', 'icons', 'fonts', 'art', 'code'] as const).map((part) => (
            <section key={part}>
              <h2 className="h-panel">{t(`${part}.title`)}</h2>
              <p>{t(`${part}.text`)}</p>
            </section>
          ))}
          <p>
            <a href="https://game-icons.net" rel="noreferrer">
              game-icons.net
            </a>{' '}
            ·{' '}
            <a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer license">
              CC BY 3.0
            </a>{' '}
            ·{' '}
            <a href="https://openfontlicense.org" rel="noreferrer license">
              SIL OFL 1.1
            </a>
          </p>
        </section>
      </main>
    </>
  )
}
