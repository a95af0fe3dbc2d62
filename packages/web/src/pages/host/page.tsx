import { useEffect, useMemo, useState } from 'react'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { TextField } from 'react-aria-components/TextField'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../errors.ts'
import { games } from '../../games.ts'
import { Button } from '../../pieces/button.tsx'
import { PageRail } from '../../pieces/rail.tsx'
import { WireError } from '../../wire/transport.ts'
import { AuditPart } from './audit.tsx'
import { Figures } from './figures.tsx'
import { PeoplePart } from './people.tsx'
import { ReportsPart } from './report-lines.tsx'
import { type HostRequests, hostRequests } from './requests.ts'
import { TablesPart } from './tables.tsx'
import { HostContext } from './use-host.ts'
import { HOST_WORDS } from './words.ts'
import './host.css'

/** Of a host, before they are known to be one. The token stays in this page, and is gone with it. */
const Door = ({ onOpen }: { readonly onOpen: (host: HostRequests) => void }) => {
  const { t } = useTranslation(HOST_WORDS)
  const [token, setToken] = useState('')
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const open = async (): Promise<void> => {
    setBusy(true)
    setTrouble(null)
    const host = hostRequests(token.trim())
    try {
      await host.overview()
      onOpen(host)
    } catch (error) {
      const isClosed = error instanceof WireError && error.status === 404
      const isWrong = error instanceof WireError && error.status === 401
      setTrouble(isClosed ? t('door.closed') : isWrong ? t('door.wrong') : errorText(t, error))
      setBusy(false)
    }
  }
  return (
    <section className="panel sheet-paper" data-part="door">
      <h2>{t('door.title')}</h2>
      <p>{t('door.text')}</p>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          void open()
        }}
      >
        <TextField
          className="field"
          type="password"
          value={token}
          onChange={setToken}
          autoComplete="off"
          maxLength={200}
        >
          <Label>{t('door.token')}</Label>
          <Input />
        </TextField>
        {trouble !== null && <p role="alert">{trouble}</p>}
        <Button look="go" type="submit" disabled={busy || token.trim() === ''}>
          {t('door.open')}
        </Button>
      </form>
    </section>
  )
}

/** `/host`: for whoever keeps the house. */
export const HostPage = () => {
  const { t } = useTranslation(HOST_WORDS)
  const [host, setHost] = useState<HostRequests | null>(null)
  useEffect(() => {
    document.title = `${t('title')} · ${t('client:name')}`
  }, [t])
  const parts = useMemo(
    () => (
      <>
        <div>
          <Figures />
          <ReportsPart />
          <PeoplePart />
        </div>
        <div>
          <TablesPart />
          <AuditPart />
        </div>
      </>
    ),
    [],
  )
  return (
    <>
      <PageRail games={games} />
      <main className="page papers host">
        <div className="page-head">
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
        <div className="halves">
          {host === null ? (
            <div>
              <Door onOpen={setHost} />
            </div>
          ) : (
            <HostContext value={host}>{parts}</HostContext>
          )}
        </div>
      </main>
    </>
  )
}
