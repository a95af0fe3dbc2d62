import { type Result, type Startable, fault, faulty } from '@menagerie/engine'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { copyText } from '../../copy-text.ts'
import { errorText } from '../../errors.ts'
import { useMe } from '../../wire/hooks.ts'
import { type Other, sittingAt } from '../device/sitting.tsx'
import { useNotice } from '../use-notice.ts'
import { fromLink, positionLink } from './link.ts'
import type { Written } from './use-written.ts'
import { POSITION } from './words.ts'

/** Bytes of a file that is read. */
const LARGEST = 2_000_000

/** The text, and where it comes from: the keyboard, a file, or the link the page was opened by. */
export const useText = () => {
  const [text, setText] = useState('')
  const [broken, setBroken] = useState<Result<Startable> | null>(null)
  const take = (next: string): void => {
    setBroken(null)
    setText(next)
  }
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    if (file.size > LARGEST) setBroken(faulty([fault('fileTooLarge', '')]))
    else take(await file.text())
  }
  useEffect(() => {
    let gone = false
    const read = async (): Promise<void> => {
      if (location.hash.length < 2) return
      const found = await fromLink(location.hash)
      if (gone) return
      if (found === null) setBroken(faulty([fault('linkBroken', '')]))
      else take(found)
    }
    void read()
    const again = (): void => void read()
    addEventListener('hashchange', again)
    return () => {
      gone = true
      removeEventListener('hashchange', again)
    }
  }, [])
  return { text, take, open, broken }
}

/** A table of this device that begins with the position. */
export const useStarting = ({ position, room, tried }: Written) => {
  const { t } = useTranslation(POSITION)
  const [, go] = useLocation()
  const me = useMe().data?.name ?? t('client:me.guest')
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const start = async (seat: number, other: Other): Promise<void> => {
    if (position === null || room === null || tried?.ok !== true) return
    setBusy(true)
    setTrouble(null)
    try {
      const { createHere } = await import('../../here/index.ts')
      const friend = (one: number): string => t('device:player', { seat: one + 1 })
      const lobby = await createHere({
        game: room.id,
        choices: position.choices,
        seats: sittingAt(tried.value.seats, seat, me, other, friend),
        start: position.position,
        loadouts: null,
      })
      go(`/t/${lobby.id}`)
    } catch (error) {
      setTrouble(errorText(t, error, room.id))
      setBusy(false)
    }
  }
  return { start, busy, trouble }
}

/** Copies a link with the whole position in it, and says so for a while. */
export const useSharing = (text: string) => {
  const { t } = useTranslation(POSITION)
  const [notice, say] = useNotice()
  const share = async (): Promise<void> => {
    const link = await positionLink(text)
    say((await copyText(link)) ? t('shared') : t('sharedHere', { link }))
  }
  return { share, notice }
}
