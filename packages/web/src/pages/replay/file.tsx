import type { Fault } from '@menagerie/engine'
import type { WireRecord } from '@menagerie/protocol'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { games } from '../../games.ts'
import { Button } from '../../pieces/button.tsx'
import { Icon } from '../../pieces/icon.tsx'
import { PageRail } from '../../pieces/rail.tsx'
import { takeOpened } from '../../wire/opened.ts'
import { faultText } from './fault-text.ts'
import { Opened } from './opened.tsx'
import { LARGEST_RECORD, readRecord, tooLarge } from './read-record.ts'
import './replay.css'
import { REPLAY } from './words.ts'

/** Where a file is dropped, or chosen. */
const DropZone = ({ onFile }: { readonly onFile: (file: File | undefined) => void }) => {
  const { t } = useTranslation(REPLAY)
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const dropped = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    onFile(event.dataTransfer.files[0])
  }
  return (
    <section
      className="panel drop-zone"
      aria-label={t('file.drop')}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
    >
      <Icon name="scroll-unfurled" />
      <p>{t('file.drop')}</p>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={(event) => {
          onFile(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      <Button look="go" icon="cloud-upload" onPress={() => input.current?.click()}>
        {t('file.choose')}
      </Button>
      <p className="small-print">{t('file.stays')}</p>
    </section>
  )
}

/** `/replay/file`: a record that was saved, chosen or dropped. It stays on this device. */
export const ReplayFilePage = () => {
  const { t } = useTranslation(REPLAY)
  const [record, setRecord] = useState<WireRecord | null>(null)
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [name, setName] = useState(t('file.this'))

  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    setName(file.name)
    const found = file.size > LARGEST_RECORD ? tooLarge() : readRecord(await file.text())
    if (found.ok) setRecord(found.value)
    else setFaults(found.faults)
  }
  // The shelf may have chosen one already.
  useEffect(() => void read(takeOpened() ?? undefined), [])

  if (record !== null) {
    const again = (
      <Button
        look="go"
        icon="cloud-upload"
        onPress={() => {
          setRecord(null)
          setFaults([])
        }}
      >
        {t('file.another')}
      </Button>
    )
    const source = { path: '/replay/file', table: null, invite: null, shareInvite: null, seat: null, shared: false }
    return <Opened record={record} source={source} back={again} />
  }
  return (
    <>
      <PageRail games={games} />
      <main className="page">
        <header className="page-head">
          <h1>{t('file.title')}</h1>
          <p>{t('file.lead')}</p>
        </header>
        <DropZone onFile={(file) => void read(file)} />
        {faults.length > 0 && (
          <section className="panel sheet-paper prose" role="alert">
            <h2 className="h-panel">{t('file.faulty', { name })}</h2>
            <ul className="fault-list">
              {faults.map((found) => (
                <li key={`${found.code} ${found.path}`}>{faultText(t, found)}</li>
              ))}
            </ul>
          </section>
        )}
      </main>
    </>
  )
}
