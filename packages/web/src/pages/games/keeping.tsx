import type { Summary } from '@menagerie/protocol'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Input } from 'react-aria-components/Input'
import { TextField } from 'react-aria-components/TextField'
import { useTranslation } from 'react-i18next'
import { gameName } from '../../game-name.ts'
import { nameTable, putAway, useNotes } from '../../my-games.ts'
import { Button, IconButton } from '../../pieces/button.tsx'
import { Sheet } from '../../pieces/sheet.tsx'
import { isHere } from '../../wire/here-id.ts'
import { useWire } from '../../wire/hooks.ts'
import { keys } from '../../wire/known.ts'
import { AskFirst, useAskFirst } from '../ask-first.tsx'
import { rests } from './found.ts'
import { GAMES_WORDS } from './words.ts'

const LONGEST = 40

/** Gives a table a name of one's own, in a sheet. */
export const NameButton = ({ table }: { readonly table: Summary }) => {
  const { t } = useTranslation(GAMES_WORDS)
  const [open, setOpen] = useState(false)
  const kept = useNotes().names[table.id] ?? ''
  const [text, setText] = useState(kept)
  const game = gameName(t, table.game)
  return (
    <>
      <IconButton
        icon="quill-ink"
        label={t('name', { game })}
        onPress={() => {
          setText(kept)
          setOpen(true)
        }}
      />
      <Sheet title={t('nameField', { game })} open={open} onClose={() => setOpen(false)}>
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault()
            nameTable(table.id, text)
            setOpen(false)
          }}
        >
          <TextField
            className="field"
            aria-label={t('nameField', { game })}
            value={text}
            onChange={setText}
            maxLength={LONGEST}
            autoFocus
          >
            <Input placeholder={game} autoComplete="off" />
          </TextField>
          <div className="row">
            <Button look="go" type="submit">
              {t('nameKeep')}
            </Button>
          </div>
        </form>
      </Sheet>
    </>
  )
}

/** Puts a finished table away or takes it out again, and leaves one at which nothing was played. */
export const ClearButton = ({ table, away }: { readonly table: Summary; readonly away: boolean }) => {
  const { t } = useTranslation(GAMES_WORDS)
  const game = gameName(t, table.game)
  if (table.status === 'waiting' && !isHere(table.id)) return <LeaveButton table={table} />
  if (!rests(table)) return null
  return (
    <IconButton
      icon={away ? 'backward-time' : 'save'}
      label={t(away ? 'takeOut' : 'putAway', { game })}
      onPress={() => putAway([table.id], !away)}
    />
  )
}

const LeaveButton = ({ table }: { readonly table: Summary }) => {
  const { t } = useTranslation(GAMES_WORDS)
  const { transport } = useWire()
  const cache = useQueryClient()
  const asking = useAskFirst(
    () => transport.leave(table.id),
    () => cache.invalidateQueries({ queryKey: keys.mine }),
  )
  return (
    <>
      <IconButton icon="exit-door" label={t('leave', { game: gameName(t, table.game) })} onPress={asking.ask} />
      <Sheet title={t('leaveAsk')} open={asking.open} onClose={asking.close} alert>
        <AskFirst asking={asking} text={t('leaveText')} stay={t('stay')} leave={t('go')} icon="exit-door" />
      </Sheet>
    </>
  )
}
