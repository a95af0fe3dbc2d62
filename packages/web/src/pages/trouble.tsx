import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../errors.ts'
import { games } from '../games.ts'
import { ButtonLink } from '../pieces/button.tsx'
import { PageRail } from '../pieces/rail.tsx'

/** A page that cannot show what was asked for: what is wrong, and the way on. */
export const Trouble = ({
  title,
  text,
  children,
}: {
  readonly title: string
  readonly text: ReactNode
  readonly children?: ReactNode
}) => (
  <main className="page">
    <section className="panel sheet-paper prose" role="alert">
      <h1 className="h-panel">{title}</h1>
      <p>{text}</p>
      {children !== undefined && <div className="row-actions">{children}</div>}
    </section>
  </main>
)

/** A page about a game that cannot be had: why, and the way home. */
export const NoSuchGame = ({ error }: { readonly error: unknown }) => {
  const { t } = useTranslation()
  return (
    <>
      <PageRail games={games} />
      <Trouble title={t('notFound.title')} text={errorText(t, error)}>
        <ButtonLink look="go" to="/">
          {t('toHome')}
        </ButtonLink>
      </Trouble>
    </>
  )
}
