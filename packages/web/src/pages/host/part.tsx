import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../errors.ts'
import { HOST_WORDS } from './words.ts'

/** A part of the page, or why there is nothing to show. */
export const Part = ({
  name,
  title,
  error,
  children,
}: {
  readonly name: string
  readonly title: string
  readonly error: unknown
  readonly children: ReactNode
}) => {
  const { t } = useTranslation(HOST_WORDS)
  return (
    <section className="panel sheet-paper" data-part={name}>
      <h2>{title}</h2>
      {error !== null && <p role="alert">{errorText(t, error)}</p>}
      {children}
    </section>
  )
}
