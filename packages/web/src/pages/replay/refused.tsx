import type { ReactNode } from 'react'
import { games } from '../../games.ts'
import { PageRail } from '../../pieces/rail.tsx'
import { Trouble } from '../trouble.tsx'
import './replay.css'

/** A replay that cannot be shown: why, in words, and the way on. */
export const Refused = ({
  title,
  text,
  faults = [],
  children,
}: {
  readonly title: string
  readonly text: string
  /** What is wrong with the record, a sentence each. */
  readonly faults?: readonly string[]
  /** Where to go instead. */
  readonly children: ReactNode
}) => (
  <>
    <PageRail games={games} />
    <Trouble
      title={title}
      text={
        <>
          {text}
          {faults.length > 0 && (
            // Spans, since the text is a paragraph.
            <span className="fault-list">
              {faults.map((fault, index) => (
                <span key={index}>{fault}</span>
              ))}
            </span>
          )}
        </>
      }
    >
      {children}
    </Trouble>
  </>
)
