import type { ReactNode } from 'react'
import './named.css'

/** Marks around a name within a text: the address of what it means, then its words. */
const [FROM, CALLED, TO] = ['\uE005', '\uE006', '\uE007']

/** A name for a text of a stage, with the address of the thing it means. */
export const nameTo = (thing: string, words: string): string => `${FROM}${thing}${CALLED}${words}${TO}`

/** A text in which every name so marked leads to its thing, as names of the log do. */
export const withNamed = (text: ReactNode): ReactNode =>
  typeof text !== 'string'
    ? text
    : text.split(/[\uE005\uE007]/).map((part, index) => {
        const [thing, words] = part.split(CALLED)
        return words === undefined ? (
          part
        ) : (
          <span key={index} className="named" data-look={thing} data-named>
            {words}
          </span>
        )
      })

/** The same text for those who only hear it. */
export const unnamed = (text: string): string => text.replaceAll(/\uE005[^\uE006]*\uE006|\uE007/g, '')
