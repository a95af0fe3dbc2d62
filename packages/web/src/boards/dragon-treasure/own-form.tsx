import { type GameMap, boardBox, readMap } from '@menagerie/games/dragon-treasure'
import { useEffect, useMemo, useState } from 'react'
import { Input } from 'react-aria-components/Input'
import { TextArea } from 'react-aria-components/TextArea'
import { TextField } from 'react-aria-components/TextField'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../../pieces/button.tsx'
import { goesOn } from '../../pieces/goes-on.ts'
import type { OwnData } from '../own-data.ts'
import './own-form.css'
import { type OwnList, readRows, withRow, writeRows } from './own-rows.ts'
import { template } from './own-template.ts'
import { WORDS } from './words.ts'

interface FormProps {
  readonly option: string
  readonly text: string
  readonly onText: (text: string) => void
}

/** The drawing of a map that is sound; null while it is made, and where there is none. */
const useDrawing = (map: GameMap | null): string | null => {
  const [drawn, setDrawn] = useState<{ readonly map: GameMap; readonly src: string } | null>(null)
  useEffect(() => {
    if (map === null) return
    let gone = false
    void import('@menagerie/art/dragon-treasure/country').then(({ country }) => {
      if (!gone) setDrawn({ map, src: `data:image/svg+xml,${encodeURIComponent(country(map))}` })
    })
    return () => {
      gone = true
    }
  }, [map])
  return drawn !== null && drawn.map === map ? drawn.src : null
}

/** A map as it is written, and as it will be drawn. */
const MapForm = ({ text, onText }: FormProps) => {
  const { t } = useTranslation(WORDS)
  const map = useMemo(() => {
    const read = boardBox.components.read('map', text)
    const made = read.ok ? readMap(read.value) : read
    return made.ok ? made.value : null
  }, [text])
  const src = useDrawing(map)
  return (
    <div className="dt-own-map" data-wide>
      <TextField className="field" aria-label={t('own.map')} value={text} onChange={onText}>
        <TextArea rows={14} spellCheck="false" />
      </TextField>
      <figure>
        {src === null ? <div /> : <img src={src} alt={t('own.drawing')} />}
        <figcaption>
          {map === null
            ? t('own.notSound')
            : t('map.label', { castles: map.castles.length, lairs: map.lairs.length, count: map.names.length })}
        </figcaption>
      </figure>
    </div>
  )
}

/** Counters row by row. */
const RowsForm = ({ option, text, onText }: FormProps) => {
  const { t } = useTranslation(WORDS)
  const list: OwnList = option === 'treasures' ? 'treasures' : 'characters'
  const rows = readRows(list, text) ?? readRows(list, template(list)) ?? []
  const set = (next: typeof rows): void => onText(writeRows(list, next))
  const dragon = t('cards.dragon.name')
  const treasure = t('cards.treasure.name')
  return (
    <div className="dt-own-rows" data-wide>
      <ul ref={goesOn}>
        {rows.map((row, at) => (
          <li key={at}>
            <TextField
              className="field"
              aria-label={t('own.nameOf', { at: at + 1 })}
              value={row.name}
              onChange={(name) => set(withRow(rows, at, { name }))}
            >
              <Input />
            </TextField>
            {list === 'characters' ? (
              <TextField
                className="field"
                aria-label={t('own.valueOf', { name: row.name })}
                value={row.cell}
                onChange={(cell) => set(withRow(rows, at, { cell }))}
              >
                <Input inputMode="numeric" />
              </TextField>
            ) : (
              <Button
                look="paper"
                size="sm"
                onPress={() => set(withRow(rows, at, { cell: row.cell === 'dragon' ? 'treasure' : 'dragon' }))}
              >
                {row.cell === 'dragon' ? dragon : treasure}
              </Button>
            )}
            <IconButton
              icon="cross-mark"
              label={t('own.remove', { name: row.name })}
              onPress={() => set(rows.filter((_, index) => index !== at))}
            />
          </li>
        ))}
      </ul>
      <Button
        look="paper"
        size="sm"
        onPress={() => set([...rows, { name: t('own.new'), cell: list === 'characters' ? '5' : 'treasure' }])}
      >
        {t('own.add')}
      </Button>
    </div>
  )
}

/** Maps and counters of one's own, with a picture of the map as it will lie on the table. */
export const ownData: OwnData = {
  template,
  warnings: () => [],
  Form: (props) => (props.option === 'map' ? <MapForm {...props} /> : <RowsForm {...props} />),
}
