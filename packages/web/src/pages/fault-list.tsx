import type { Fault } from '@menagerie/engine'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameRoom } from '../games.ts'
import { inWords } from '../say.tsx'

/**
 * What is wrong, line by line, read out as it comes: a list inside what announces it, or it would be a list no more. `fine`
 * stands where nothing is wrong; without it nothing does.
 */
export const FaultList = ({
  lines,
  fine = null,
  urgent = false,
}: {
  readonly lines: readonly ReactNode[]
  readonly fine?: string | null
  readonly urgent?: boolean
}) =>
  lines.length === 0 && fine === null ? null : (
    <div role={urgent ? 'alert' : 'status'}>
      <ul className="faults">
        {lines.length === 0 && <li className="fine">{fine}</li>}
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    </div>
  )

/** A fault in words, with the rule it breaks. */
export const FaultLine = ({ room, fault }: { readonly room: GameRoom; readonly fault: Fault }) => {
  const { t } = useTranslation()
  return (
    <>
      {inWords(t, room.id, room.fault(fault), [])}
      {fault.rule !== null && <em> {fault.rule}</em>}
    </>
  )
}
