import type { Choices, Fault } from '@menagerie/engine'
import { useMemo } from 'react'
import { Label } from 'react-aria-components/Label'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { TextArea } from 'react-aria-components/TextArea'
import { TextField } from 'react-aria-components/TextField'
import { useTranslation } from 'react-i18next'
import type { BoardModule } from '../../boards/board.ts'
import type { GameRoom } from '../../games.ts'
import { addWords } from '../../i18n.ts'
import { CardFace } from '../../pieces/card.tsx'
import { FaultLine, FaultList } from '../fault-list.tsx'
import en from './locales/en.json'
import './picker.css'

const WORDS = 'loadout'
addWords(WORDS, { en }, { ja: () => import('./locales/ja.json') })

/** What a player brings: the server's choice, a preset by name, or a list of their own. */
export interface Picked {
  readonly kind: 'surprise' | 'preset' | 'own'
  readonly preset: string
  readonly text: string
}

export const SURPRISE: Picked = { kind: 'surprise', preset: '', text: '' }

/** Faults of an own list, all at once; none when it is sound. */
export const pickedFaults = (room: GameRoom, choices: Choices, picked: Picked): readonly Fault[] => {
  if (picked.kind !== 'own' || room.loadouts === null) return []
  const read = room.loadouts.read(choices, picked.text)
  return read.ok ? [] : read.faults
}

/** The part of a ready request that tells what one brings. */
export const readyLoadout = (
  room: GameRoom,
  choices: Choices,
  picked: Picked,
): { loadout: unknown; preset?: string } => {
  if (picked.kind === 'preset') return { loadout: null, preset: picked.preset }
  if (picked.kind === 'own' && room.loadouts !== null) {
    const read = room.loadouts.read(choices, picked.text)
    if (read.ok) return { loadout: read.value }
  }
  return { loadout: null }
}

/** What was picked, as the thing itself; null where one is to be chosen. */
export const pickedLoadout = (room: GameRoom, choices: Choices, picked: Picked): unknown => {
  const text =
    picked.kind === 'preset'
      ? room.loadouts?.presets(choices).find((preset) => preset.id === picked.preset)?.text
      : picked.text
  if (picked.kind === 'surprise' || text === undefined || room.loadouts === null) return null
  const read = room.loadouts.read(choices, text)
  return read.ok ? read.value : null
}

interface PickerProps {
  readonly room: GameRoom
  readonly board: BoardModule
  readonly choices: Choices
  readonly picked: Picked
  readonly onPick: (picked: Picked) => void
}

/** A list of one's own, and all that is wrong with it. */
const OwnList = ({ room, choices, picked, onPick }: Omit<PickerProps, 'board'>) => {
  const { t } = useTranslation(WORDS)
  const faults = pickedFaults(room, choices, picked)
  return (
    <>
      <TextField
        className="field"
        value={picked.text}
        onChange={(next) => onPick({ ...picked, text: next })}
        isInvalid={faults.length > 0}
      >
        <Label>{t('text')}</Label>
        <TextArea rows={4} spellCheck="false" />
      </TextField>
      <FaultList
        fine={t('fine')}
        lines={faults.map((fault, index) => (
          <FaultLine key={index} room={room} fault={fault} />
        ))}
      />
    </>
  )
}

/** The cards of a list. */
const DeckCards = ({ board, choices, text }: Pick<PickerProps, 'board' | 'choices'> & { readonly text: string }) => {
  const { t } = useTranslation(WORDS)
  const shown = board.loadoutCards(choices, text, t)
  return shown.length === 0 ? null : (
    <ul className="deck-cards" tabIndex={0} aria-label={t('cards')}>
      {shown.map((card) => (
        <li key={card.id}>
          <CardFace look={card.look} />
          {card.count > 1 && (
            <span className="copies" aria-label={t('copies', { count: card.count })}>
              ×{card.count}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

export const LoadoutPicker = ({ room, board, choices, picked, onPick }: PickerProps) => {
  const { t } = useTranslation(WORDS)
  const presets = useMemo(() => room.loadouts?.presets(choices) ?? [], [room, choices])
  const value = picked.kind === 'preset' ? `preset.${picked.preset}` : picked.kind
  const text = picked.kind === 'own' ? picked.text : (presets.find((preset) => preset.id === picked.preset)?.text ?? '')
  return (
    <div className="loadout">
      <RadioGroup
        className="tiles"
        aria-label={t('choose')}
        value={value}
        onChange={(next) => {
          if (next === 'surprise') onPick(SURPRISE)
          else if (next === 'own')
            onPick({ kind: 'own', preset: '', text: text === '' ? (presets[0]?.text ?? '') : text })
          else onPick({ kind: 'preset', preset: next.slice('preset.'.length), text: '' })
        }}
      >
        <Radio className="tile" value="surprise">
          <b>{t('surprise')}</b>
          <small>{t('surpriseHelp')}</small>
        </Radio>
        {presets.map((preset) => (
          <Radio key={preset.id} className="tile" value={`preset.${preset.id}`}>
            <b>{t(`decks.${preset.id}`, { ns: room.id })}</b>
            <small>{t(`decksHelp.${preset.id}`, { ns: room.id, defaultValue: '' })}</small>
          </Radio>
        ))}
        <Radio className="tile" value="own">
          <b>{t('own')}</b>
          <small>{t('ownHelp')}</small>
        </Radio>
      </RadioGroup>
      {picked.kind === 'own' && <OwnList {...{ room, choices, picked, onPick }} />}
      {picked.kind !== 'surprise' && <DeckCards {...{ board, choices, text }} />}
    </div>
  )
}
