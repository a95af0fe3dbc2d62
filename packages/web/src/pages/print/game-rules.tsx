import { type Choices, type Fault, applies } from '@menagerie/engine'
import { useTranslation } from 'react-i18next'
import type { GameRoom } from '../../games.ts'
import { inWords } from '../../say.tsx'
import { FaultList } from '../fault-list.tsx'
import { OptionField } from '../option-field.tsx'

/** The options of a game that change its parts: format, mat, a card set of one's own. */
export const GameRules = ({
  room,
  ids,
  choices,
  faults,
  onChoose,
}: {
  readonly room: GameRoom
  readonly ids: readonly string[]
  readonly choices: Choices
  readonly faults: readonly Fault[]
  readonly onChoose: (choices: Choices) => void
}) => {
  const { t } = useTranslation('print')
  const valueOf = (id: string): unknown => choices[id] ?? room.options.find((row) => row.id === id)?.default
  const rows = room.options.filter((row) => ids.includes(row.id) && applies(row, room.options, choices))
  if (rows.length === 0) return null
  return (
    <section className="panel sheet-paper">
      <h2>{t('rules')}</h2>
      <div className="options">
        {rows.map((row) => (
          <OptionField
            key={row.id}
            room={room}
            row={row}
            value={valueOf(row.id)}
            onChange={(value) => onChoose({ ...choices, [row.id]: value })}
          />
        ))}
      </div>
      <FaultList lines={faults.map((found) => inWords(t, room.id, room.fault(found), []))} />
    </section>
  )
}
