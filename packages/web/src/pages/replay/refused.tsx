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
  readonly faults?: readonly string[]
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
            <span className="fault-list">
              {faults.map((fault) => (
                <span key={fault}>{fault}</span>
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
