import type { Film, Result } from '@menagerie/engine'
import type { WireRecord } from '@menagerie/protocol'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameRoom } from '../../games.ts'
import { Button } from '../../pieces/button.tsx'
import { Icon } from '../../pieces/icon.tsx'
import type { IconName } from '../../pieces/icon-names.ts'
import { Sheet } from '../../pieces/sheet.tsx'
import { openKeeper } from '../../wire/keeper.ts'
import { faultText } from './fault-text.ts'
import { RESULT_WORDS } from '../result/words.ts'
import { type Check, type CheckState, checkRecord } from './verify.ts'

const ICONS: Readonly<Record<CheckState, IconName>> = { ok: 'check-mark', bad: 'cross-mark', open: 'hourglass' }

interface VerifyProps {
  readonly room: GameRoom
  readonly record: WireRecord
  readonly film: Result<Film>
  /** The table it was played at; null for a file. */
  readonly table: string | null
  readonly open: boolean
  readonly onClose: () => void
  readonly onSave: () => void
}

/** Checks the record once the sheet is open. */
const useChecks = ({
  room,
  record,
  film,
  table,
  open,
}: Pick<VerifyProps, 'room' | 'record' | 'film' | 'table' | 'open'>): {
  readonly checks: readonly Check[] | null
  readonly failed: boolean
} => {
  const [checks, setChecks] = useState<readonly Check[] | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!open || checks !== null) return
    let gone = false
    const run = async (): Promise<void> => {
      try {
        const kept = table === null ? null : openKeeper().keptOf(table)
        const done = await checkRecord(await room.box(), record, film, kept)
        if (!gone) setChecks(done)
      } catch {
        if (!gone) setFailed(true)
      }
    }
    // The sheet is on the screen before the work begins.
    const timer = setTimeout(() => void run(), 60)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [open, checks, room, record, film, table])
  return { checks, failed }
}

const Checks = ({ checks }: { readonly checks: readonly Check[] }) => {
  const { t } = useTranslation('replay')
  return (
    <ul className="checks">
      {checks.map(({ id, state, count, fault }) => (
        <li key={id} data-check={id} data-state={state}>
          <Icon name={ICONS[state]} />
          <div>
            <h3>{t(`verify.${id}.name`)}</h3>
            <p>{fault === null ? t(`verify.${id}.${state}`, { count }) : faultText(t, fault)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** What the record was sealed with. */
const Details = ({ record }: Pick<VerifyProps, 'record'>) => {
  const { t } = useTranslation('replay')
  return (
    <details className="fair">
      <summary>{t('verify.details')}</summary>
      <dl className="facts">
        <dt>{t('commitment', { ns: RESULT_WORDS })}</dt>
        <dd className="hash">{record.header.commitment ?? t('verify.noSeal')}</dd>
        <dt>{t('reveal', { ns: RESULT_WORDS })}</dt>
        <dd className="hash">{record.reveal ?? t('notYet', { ns: RESULT_WORDS })}</dd>
        <dt>{t('verify.lastHash')}</dt>
        <dd className="hash">{record.entries.at(-1)?.hash ?? ''}</dd>
      </dl>
      <p>{t('verify.again')}</p>
    </details>
  )
}

/** Everything that can be checked of the record, checked here, and what came of it in words. */
export const VerifySheet = (verify: VerifyProps) => {
  const { t } = useTranslation('replay')
  const { record, open, onClose, onSave } = verify
  const { checks, failed } = useChecks(verify)
  const sound = checks?.every(({ state }) => state === 'ok') ?? null
  return (
    <Sheet title={t('verify.title')} open={open} onClose={onClose}>
      <p>{t('verify.lead')}</p>
      <p className="verdict" role="status" data-verdict={sound === null ? 'running' : sound ? 'sound' : 'broken'}>
        {sound !== null && <Icon name={sound ? 'wax-seal' : 'cross-mark'} />}
        <b>
          {failed
            ? t('verify.failed')
            : sound === null
              ? t('verify.running')
              : t(sound ? 'verify.sound' : 'verify.broken')}
        </b>
      </p>
      {checks !== null && <Checks checks={checks} />}
      <Details record={record} />
      <div className="row">
        <Button look="paper" icon="save" onPress={onSave}>
          {t('menu.save')}
        </Button>
      </div>
    </Sheet>
  )
}
