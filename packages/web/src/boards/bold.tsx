import { Fragment, type ReactNode } from 'react'

/** A sentence of a board's own words with `<b>` marks as bold. */
export const bold = (text: string): ReactNode =>
  text
    .split(/<b>(.*?)<\/b>/)
    .map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : <Fragment key={index}>{part}</Fragment>))
