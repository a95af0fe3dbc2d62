import { Fragment } from 'react'
import { marked } from './find.ts'

/** A text with what was searched for marked in it. */
export const Marked = ({ terms, text }: { readonly terms: readonly string[]; readonly text: string }) =>
  terms.length === 0 ? (
    <>{text}</>
  ) : (
    marked(terms, text).map((one, index) =>
      one.hit ? <mark key={index}>{one.text}</mark> : <Fragment key={index}>{one.text}</Fragment>,
    )
  )
