import type { Fault, OptionRow } from '@menagerie/engine'
import { unreachable } from '@menagerie/engine'
import { useEffect, useRef, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Input } from 'react-aria-components/Input'
import { NumberField } from 'react-aria-components/NumberField'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { Switch } from 'react-aria-components/Switch'
import { TextArea } from 'react-aria-components/TextArea'
import { TextField } from 'react-aria-components/TextField'
import { useTranslation } from 'react-i18next'
import type { BoardModule } from '../boards/board.ts'
import type { OwnData } from '../boards/own-data.ts'
import type { GameRoom } from '../games.ts'
import { Button } from '../pieces/button.tsx'
import { RuleTag } from '../pieces/rule-tag.tsx'
import { DesignedMark } from '../pieces/rulebook.tsx'
import { inWords } from '../say.tsx'
import { saveText } from './replay/save.ts'
import './form.css'

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
      <div className="option-words">
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
        <Choices
          label={name}
          ids={row.choices}
          words={(id) => t(`options.${row.id}.choices.${id}`, { ns: room.id })}
          value={String(value)}
          onChange={onChange}
        />
      )
    case 'integer':
      return (
        <I18nProvider locale={i18n.language}>
          <NumberField
            aria-label={name}
            minValue={row.min}
            maxValue={row.max}
            value={Number(value)}
            onChange={(next) => onChange(Number.isNaN(next) ? row.default : next)}
          >
            <Group className="number">
              <AriaButton slot="decrement">−</AriaButton>
              <Input />
              <AriaButton slot="increment">+</AriaButton>
            </Group>
          </NumberField>
        </I18nProvider>
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
    default:
      return unreachable(row)
  }
}

const Choices = ({
  label,
  ids,
  words,
  value,
  onChange,
}: {
  readonly label: string
  readonly ids: readonly string[]
  readonly words: (id: string) => string
  readonly value: string
  readonly onChange: (id: string) => void
}) => (
  <RadioGroup className="chips" aria-label={label} value={value} onChange={onChange}>
    {ids.map((id) => (
      <Radio key={id} className="chip" value={id}>
        {words(id)}
      </Radio>
    ))}
  </RadioGroup>
)

const OWN = '\u0000own'

/** Replaceable parts: a set by name, or one's own as text, from a file or in a form, with every fault told. */
const DataControl = ({
  room,
  row,
  value,
  onChange,
  name,
  ownData,
}: Props & { readonly row: OptionRow & { readonly kind: 'data' }; readonly name: string }) => {
  const { t } = useTranslation()
  const own = typeof value !== 'string'
  const [text, setText] = useState('')
  const [faults, setFaults] = useState<readonly string[]>([])
  const [help, setHelp] = useState<OwnData | null>(null)
  const [form, setForm] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  useEffect(() => {
    let gone = false
    if (own) void ownData?.().then((some) => gone || setHelp(some))
    return () => {
      gone = true
    }
  }, [own, ownData])
  const say = (found: Fault): string => inWords(t, room.id, room.fault(found), [])
  const read = (next: string): void => {
    setText(next)
    const result = room.readData(row.id, next)
    setFaults(result.ok ? [] : result.faults.map(say))
    // What is not sound stands for itself: the table cannot be made with what was there before.
    onChange(result.ok ? result.value : asWritten(next))
  }
  const load = async (chosen: File | undefined): Promise<void> => {
    if (chosen !== undefined && chosen.size <= LARGEST) read(await chosen.text())
  }
  const warnings = help !== null && faults.length === 0 && text !== '' ? help.warnings(row.id, value).map(say) : []
  return (
    <div className="form">
      <Choices
        label={name}
        ids={[...row.choices, OWN]}
        words={(id) => (id === OWN ? t('newTable.own') : t(`options.${row.id}.choices.${id}`, { ns: room.id }))}
        value={own ? OWN : value}
        onChange={(id) => onChange(id === OWN ? {} : id)}
      />
      {own && (
        <div className="own-tools">
          <input
            ref={file}
            type="file"
            accept="application/json,.json,text/plain"
            hidden
            onChange={(event) => {
              void load(event.currentTarget.files?.[0])
              event.currentTarget.value = ''
            }}
          />
          <Button look="paper" size="sm" icon="cloud-upload" onPress={() => file.current?.click()}>
            {t('newTable.ownLoad')}
          </Button>
          {help !== null && (
            <>
              <Button
                look="paper"
                size="sm"
                icon="save"
                onPress={() => saveText(`${room.id}-${row.id}.json`, text === '' ? help.template(row.id) : text)}
              >
                {t(text === '' ? 'newTable.ownTemplate' : 'newTable.ownSave')}
              </Button>
              <Button
                look="paper"
                size="sm"
                onPress={() => {
                  if (text === '') read(help.template(row.id))
                  setForm(!form)
                }}
              >
                {t(form ? 'newTable.ownText' : 'newTable.ownForm')}
              </Button>
            </>
          )}
        </div>
      )}
      {own &&
        (form && help !== null ? (
          <help.Form option={row.id} text={text} onText={read} />
        ) : (
          <TextField
            className="field"
            aria-label={t('newTable.ownOf', { name })}
            value={text}
            onChange={read}
            isInvalid={faults.length > 0}
          >
            <TextArea rows={4} spellCheck="false" placeholder={t('newTable.ownHelp')} />
          </TextField>
        ))}
      {own && faults.length + warnings.length > 0 && (
        <ul className="faults" role="status">
          {[...faults, ...warnings].map((words, index) => (
            <li key={index}>{words}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The data as far as the text is any: its faults are told where the table is made, too. */
const asWritten = (text: string): object => {
  try {
    const data: unknown = JSON.parse(text)
    return typeof data === 'object' && data !== null ? data : {}
  } catch {
    return {}
  }
}

/** Bytes of a file that is read. */
const LARGEST = 500_000
