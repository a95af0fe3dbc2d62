import type { Fault, OptionRow } from '@menagerie/engine'
import { useEffect, useRef, useState } from 'react'
import { TextArea } from 'react-aria-components/TextArea'
import { TextField } from 'react-aria-components/TextField'
import { useTranslation } from 'react-i18next'
import type { BoardModule } from '../boards/board.ts'
import type { OwnData } from '../boards/own-data.ts'
import type { GameRoom } from '../games.ts'
import { Button } from '../pieces/button.tsx'
import { inWords } from '../say.tsx'
import { ChoiceChips } from './choice-chips.tsx'
import { FaultList } from './fault-list.tsx'
import { saveText } from './replay/save.ts'
import { NEW_TABLE_WORDS } from './new-table/words.ts'

const OWN = '\u0000own'

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

interface DataProps {
  readonly room: GameRoom
  readonly row: OptionRow & { readonly kind: 'data' }
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly name: string
  /** Help with data of one's own; null where text is enough. */
  readonly ownData: BoardModule['ownData'] | undefined
}

/** One's own data as it is written. */
interface Own {
  readonly text: string
  readonly read: (text: string) => void
  /** In words. */
  readonly faults: readonly string[]
  readonly warnings: readonly string[]
  /** Null until it is here, and where there is none. */
  readonly help: OwnData | null
}

const useOwn = ({ room, row, value, onChange, ownData }: DataProps, own: boolean): Own => {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [faults, setFaults] = useState<readonly string[]>([])
  const [help, setHelp] = useState<OwnData | null>(null)
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
  const warnings = help !== null && faults.length === 0 && text !== '' ? help.warnings(row.id, value).map(say) : []
  return { text, read, faults, warnings, help }
}

/** From a file; to a file, and into a form where the game has one. */
const OwnTools = ({
  file: name,
  option,
  own: { text, read, help },
  form,
  onForm,
}: {
  readonly file: string
  readonly option: string
  readonly own: Own
  readonly form: boolean
  readonly onForm: (form: boolean) => void
}) => {
  const { t } = useTranslation()
  const file = useRef<HTMLInputElement>(null)
  const load = async (chosen: File | undefined): Promise<void> => {
    if (chosen !== undefined && chosen.size <= LARGEST) read(await chosen.text())
  }
  return (
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
        {t('ownLoad', { ns: NEW_TABLE_WORDS })}
      </Button>
      {help !== null && (
        <>
          <Button
            look="paper"
            size="sm"
            icon="save"
            onPress={() => saveText(name, text === '' ? help.template(option) : text)}
          >
            {t(text === '' ? 'ownTemplate' : 'ownSave', { ns: NEW_TABLE_WORDS })}
          </Button>
          <Button
            look="paper"
            size="sm"
            onPress={() => {
              if (text === '') read(help.template(option))
              onForm(!form)
            }}
          >
            {t(form ? 'ownText' : 'ownForm', { ns: NEW_TABLE_WORDS })}
          </Button>
        </>
      )}
    </div>
  )
}

const OwnField = ({
  name,
  option,
  own: { text, read, faults, help },
  form,
}: {
  readonly name: string
  readonly option: string
  readonly own: Own
  readonly form: boolean
}) => {
  const { t } = useTranslation()
  if (form && help !== null) return <help.Form option={option} text={text} onText={read} />
  return (
    <TextField
      className="field"
      aria-label={t('ownOf', { ns: NEW_TABLE_WORDS, name })}
      value={text}
      onChange={read}
      isInvalid={faults.length > 0}
    >
      <TextArea rows={4} spellCheck="false" placeholder={t('ownHelp', { ns: NEW_TABLE_WORDS })} />
    </TextField>
  )
}

/** Replaceable parts: a set by name, or one's own as text, from a file or in a form, with every fault told. */
export const DataControl = (data: DataProps) => {
  const { t } = useTranslation()
  const { room, row, value, onChange, name } = data
  const isOwn = typeof value !== 'string'
  const own = useOwn(data, isOwn)
  const [form, setForm] = useState(false)
  const told = [...own.faults, ...own.warnings]
  return (
    <div className="form">
      <ChoiceChips
        label={name}
        ids={[...row.choices, OWN]}
        words={(id) => (id === OWN ? t('newTable.own') : t(`options.${row.id}.choices.${id}`, { ns: room.id }))}
        value={isOwn ? OWN : value}
        onChange={(id) => onChange(id === OWN ? {} : id)}
      />
      {isOwn && (
        <>
          <OwnTools file={`${room.id}-${row.id}.json`} option={row.id} own={own} form={form} onForm={setForm} />
          <OwnField name={name} option={row.id} own={own} form={form} />
        </>
      )}
      {isOwn && <FaultList lines={told} />}
    </div>
  )
}
