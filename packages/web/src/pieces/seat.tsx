import type { CSSProperties, ReactNode } from 'react'
import './seat.css'
import { lettersOf } from './text-width.ts'
import { Wax } from './wax.tsx'

/** A person's plate: seal, name, a line of counts, a gauge, and the piles below. */
export const SeatPlate = ({
  seat,
  thing,
  name,
  line,
  bot,
  turn,
  absent,
  gauge,
  piles,
  className = '',
  pilesClassName = '',
  label,
}: {
  readonly seat: number
  /** Address by which it is looked at. */
  readonly thing: string
  readonly name: string
  readonly line: ReactNode
  readonly bot: boolean
  readonly turn: boolean
  readonly absent: boolean
  readonly gauge: ReactNode
  readonly piles: ReactNode
  readonly className?: string
  /** Of what holds the piles. */
  readonly pilesClassName?: string
  readonly label: string
}) => {
  const letters = lettersOf(name, 2)
  return (
    <section
      className={`seat ${className} ${turn ? 'turn' : ''} ${absent ? 'absent' : ''}`}
      aria-label={label}
      data-zone={`seat.${seat}`}
      data-look={thing}
    >
      <div className="top">
        <Wax seat={seat} bot={bot} />
        <div className="who">
          <div className={`nm ${letters > 8 ? 'long' : ''}`} style={{ '--letters': letters } as CSSProperties}>
            {name}
          </div>
          <div className="sub">{line}</div>
        </div>
        {gauge}
      </div>
      <div className={`piles ${pilesClassName}`}>{piles}</div>
    </section>
  )
}
