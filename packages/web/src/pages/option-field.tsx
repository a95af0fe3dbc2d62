import type { OptionRow } from '@menagerie/engine'
import { unreachable } from '@menagerie/engine'
import { useEffect, useRef } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Input } from 'react-aria-components/Input'
import { NumberField } from 'react-aria-components/NumberField'
import { Switch } from 'react-aria-components/Switch'
import { useTranslation } from 'react-i18next'
import type { BoardModule } from '../boards/board.ts'
import type { GameRoom } from '../games.ts'
import { RuleTag } from '../pieces/rule-tag.tsx'
import { DesignedMark } from '../pieces/designed-mark.tsx'
import { ChoiceChips } from './choice-chips.tsx'
import './option-field.css'
import { NEW_TABLE_WORDS } from './new-table/words.ts'
import { DataControl } from './option-data.tsx'

const DAY = 86_400
/** Times of a question that one need not write: for play at once, and for days. In seconds. */
const TIMES = ['s0', 's60', 's300', 's86400', 's259200'] as const
type Time = (typeof TIMES)[number] | 'other'
const timeOf = (value: unknown): Time => TIMES.find((id) => id === `s${String(value)}`) ?? 'other'

interface Props {
  readonly room: GameRoom
  readonly row: OptionRow
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  /** Help with data of one's own; null where text is enough. */
  readonly ownData?: BoardModule['ownData'] | undefined
}

/** One option: its name, what it does, where it comes from, and the control its kind asks for. */
export const OptionField = (props: Props) => {
  const { t } = useTranslation()
  const { room, row } = props
  const name = t(`options.${row.id}.name`, { ns: room.id })
  const field = useRef<HTMLDivElement>(null)
  // From the rulebook one comes to the option that changes a rule.
  useEffect(() => {
    if (location.hash !== `#option-${row.id}`) return
    field.current?.scrollIntoView({ block: 'center' })
    field.current?.focus({ preventScroll: true })
  }, [row.id])
  return (
    <div className="option" id={`option-${row.id}`} ref={field} tabIndex={-1} data-option={row.id}>
      <div>
        <b>{name}</b>
        <p>{t(`options.${row.id}.help`, { ns: room.id })}</p>
        <small>
          {row.mark === 'D' && <DesignedMark />}
          {row.rules.map((rule) => (
            <RuleTag key={rule} rule={rule} />
          ))}
        </small>
      </div>
      <Control {...props} name={name} />
    </div>
  )
}

const Control = ({ room, row, value, onChange, name, ownData }: Props & { readonly name: string }) => {
  const { t, i18n } = useTranslation()
  switch (row.kind) {
    case 'choice':
      return (
        <ChoiceChips
          label={name}
          ids={row.choices}
          words={(id) => t(`options.${row.id}.choices.${id}`, { ns: room.id })}
          value={String(value)}
          onChange={onChange}
        />
      )
    case 'integer':
      return (
        <div className="number-field">
          <I18nProvider locale={i18n.language}>
            <NumberField
              aria-label={name}
              minValue={row.min}
              maxValue={row.max}
              value={Number(value)}
              onChange={(next) => onChange(Number.isNaN(next) ? row.default : next)}
            >
              <Group className="number">
                <AriaButton slot="decrement">
                  <span>−</span>
                </AriaButton>
                <Input />
                <AriaButton slot="increment">
                  <span>+</span>
                </AriaButton>
              </Group>
            </NumberField>
          </I18nProvider>
          {row.scope === 'table' && row.readBy === 'clock' && row.max >= DAY && (
            <ChoiceChips
              label={name}
              ids={TIMES}
              words={(id) => t(`times.${id}`, { ns: NEW_TABLE_WORDS })}
              value={timeOf(value)}
              onChange={(id) => onChange(Number(id.slice(1)))}
            />
          )}
        </div>
      )
    case 'flag':
      return (
        <Switch className="switch" isSelected={value === true} onChange={onChange} aria-label={name}>
          <span className="groove-s" />
          {t(value === true ? 'yes' : 'no')}
        </Switch>
      )
    case 'data':
      return <DataControl {...{ room, row, value, onChange, name, ownData }} />
    // What seats claim is chosen where they are (`ClaimFields`).
    case 'claim':
      return null
    default:
      return unreachable(row)
  }
}
