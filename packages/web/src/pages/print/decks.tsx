import type { Choices } from '@menagerie/engine'
import type { TFunction } from 'i18next'
import { Checkbox } from 'react-aria-components/Checkbox'
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup'
import { Label } from 'react-aria-components/Label'
import { TextArea } from 'react-aria-components/TextArea'
import { TextField } from 'react-aria-components/TextField'
import { useTranslation } from 'react-i18next'
import type { BoardModule } from '../../boards/board.ts'
import type { GameRoom, PresetLoadout } from '../../games.ts'
import { FaultLine, FaultList } from '../fault-list.tsx'
import { FileButton } from './fields.tsx'

/** The decks that are printed: presets by id, and one of the user's own. */
export interface DecksChosen {
  readonly presets: readonly string[]
  readonly own: boolean
  readonly text: string
}

/** Copies of each card in all decks chosen together; what an own list says wrongly is left out. */
export const countsOf = (
  board: BoardModule,
  choices: Choices,
  presets: readonly PresetLoadout[],
  chosen: DecksChosen,
  t: TFunction,
): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  const texts = presets.filter(({ id }) => chosen.presets.includes(id)).map(({ text }) => text)
  for (const text of chosen.own ? [...texts, chosen.text] : texts) {
    for (const { id, count } of board.loadoutCards(choices, text, t)) counts.set(id, (counts.get(id) ?? 0) + count)
  }
  return counts
}

const OWN = '\u0000own'

/** Which decks: any number of the presets, and one's own as text or from a file, with every fault told. */
export const Decks = ({
  room,
  choices,
  presets,
  chosen,
  onChoose,
}: {
  readonly room: GameRoom
  readonly choices: Choices
  readonly presets: readonly PresetLoadout[]
  readonly chosen: DecksChosen
  readonly onChoose: (chosen: DecksChosen) => void
}) => {
  const { t } = useTranslation('print')
  const read = chosen.own && room.loadouts !== null ? room.loadouts.read(choices, chosen.text) : null
  const faults = read === null || read.ok ? [] : read.faults
  return (
    <>
      <CheckboxGroup
        className="tiles"
        aria-label={t('decks')}
        value={[...chosen.presets, ...(chosen.own ? [OWN] : [])]}
        onChange={(ids) => onChoose({ ...chosen, presets: ids.filter((id) => id !== OWN), own: ids.includes(OWN) })}
      >
        {presets.map((preset) => (
          <Checkbox key={preset.id} className="tile" value={preset.id}>
            <b>{t(`decks.${preset.id}`, { ns: room.id })}</b>
            <small>{t(`decksHelp.${preset.id}`, { ns: room.id, defaultValue: '' })}</small>
          </Checkbox>
        ))}
        <Checkbox className="tile" value={OWN}>
          <b>{t('own')}</b>
          <small>{t('ownHelp')}</small>
        </Checkbox>
      </CheckboxGroup>
      {chosen.own && (
        <>
          <TextField
            className="field"
            value={chosen.text}
            onChange={(text) => onChoose({ ...chosen, text })}
            isInvalid={faults.length > 0}
          >
            <Label>{t('ownText')}</Label>
            <TextArea rows={4} spellCheck="false" />
          </TextField>
          <FileButton onRead={(text) => onChoose({ ...chosen, text })}>{t('load')}</FileButton>
          <FaultList
            fine={t('fine')}
            lines={faults.map((fault, index) => (
              <FaultLine key={index} room={room} fault={fault} />
            ))}
          />
        </>
      )}
    </>
  )
}
