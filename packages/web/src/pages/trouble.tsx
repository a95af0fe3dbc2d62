import type { ReactNode } from 'react'

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
