import type { Frame, Lobby } from '@menagerie/protocol'
import { applies } from '@menagerie/engine'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameRoom } from '../../games.ts'
import { Button } from '../../pieces/button.tsx'
import { Sheet } from '../../pieces/sheet.tsx'
import { inWords } from '../../say.tsx'
import { isHere } from '../../wire/here-id.ts'
import { useWire } from '../../wire/hooks.ts'
import { type KnownMatch, keys } from '../../wire/known.ts'
import { ChoiceChips } from '../choice-chips.tsx'
import { playerNames } from '../match-words.tsx'
import { type Talking, useTalk } from './use-talk.ts'
import { AGREE_WORDS } from './words.ts'
import './agree.css'

interface Table {
  readonly lobby: Lobby
  readonly room: GameRoom
  readonly frame: Frame
}

const DAY = 86_400
const SECONDS = ['0', '30', '60', '120', '300', '86400', '259200'] as const

/** Another time for the decisions of one of the game's clocks. */
const ClockOffer = ({
  room,
  options,
  talking,
  onDone,
}: Pick<Table, 'room'> & {
  readonly options: readonly string[]
  readonly talking: Talking
  readonly onDone: () => void
}) => {
  const { t } = useTranslation(AGREE_WORDS)
  const [option, setOption] = useState(options.at(-1) ?? '')
  const [seconds, setSeconds] = useState<(typeof SECONDS)[number]>('60')
  const send = async (): Promise<void> => {
    if (await talking.offer({ kind: 'clock', option, seconds: Number(seconds) })) onDone()
  }
  return (
    <>
      <h3>{t('clockTitle')}</h3>
      {options.length > 1 && (
        <ChoiceChips
          label={t('clockWhich')}
          ids={options}
          words={(id) => t(`options.${id}.name`, { ns: room.id })}
          value={option}
          onChange={setOption}
        />
      )}
      <ChoiceChips
        label={t('clockHow')}
        ids={SECONDS}
        words={(id) => {
          const count = Number(id)
          if (count >= DAY) return t('days', { count: count / DAY })
          return count === 0 ? t('none') : t('seconds', { count })
        }}
        value={seconds}
        onChange={setSeconds}
      />
      <Button look="paper" disabled={talking.busy} onPress={() => void send()}>
        {t('clockOffer')}
      </Button>
    </>
  )
}

/** What one may offer to the others, in the menu of a match. */
export const OfferSheet = ({
  lobby,
  room,
  frame,
  open,
  onClose,
}: Table & { readonly open: boolean; readonly onClose: () => void }) => {
  const { t } = useTranslation(AGREE_WORDS)
  const { cache } = useWire()
  const updates = cache.getQueryData<KnownMatch>(keys.match(lobby.id))?.updates ?? []
  const own = updates.filter(({ kind, seat }) => kind === 'steps' && seat === frame.viewer).at(-1)
  /** What the log told of it, of whose kind the refusal speaks. */
  const lineOf = (kind: string): string | null => {
    const reading = room.reading(lobby.choices)
    const event = own?.events.find((one) => (one as { readonly kind: string }).kind === kind)
    if (reading === null || event === undefined) return null
    return inWords(t, room.id, reading.event(event), playerNames(t, frame.players))
  }
  const talking = useTalk(lobby, lineOf)
  const here = isHere(lobby.id)
  const clocks = room.options.filter((row) => room.clocks.includes(row.id) && applies(row, room.options, lobby.choices))
  const make = async (offer: Parameters<Talking['offer']>[0]): Promise<void> => {
    if (await talking.offer(offer)) onClose()
  }
  const takeBack = (): Promise<void> => make({ kind: 'takeBack', version: own?.version ?? frame.version + 1 })
  return (
    <Sheet title={t('title')} open={open} onClose={onClose}>
      <div className="offers">
        {!here && <p>{t('who')}</p>}
        {talking.trouble !== null && (
          <p className="trouble" role="alert">
            {talking.trouble}
          </p>
        )}
        <Button look="paper" icon="backward-time" disabled={talking.busy} onPress={() => void takeBack()}>
          {t('takeBack')}
        </Button>
        {!here && room.draws(lobby.choices) && (
          <Button look="paper" icon="linked-rings" disabled={talking.busy} onPress={() => void make({ kind: 'draw' })}>
            {t('draw')}
          </Button>
        )}
        {!here && clocks.length > 0 && (
          <>
            <Button
              look="paper"
              icon={frame.paused ? 'play-button' : 'pause-button'}
              disabled={talking.busy}
              onPress={() => void make({ kind: frame.paused ? 'resume' : 'pause' })}
            >
              {t(frame.paused ? 'resume' : 'pause')}
            </Button>
            <ClockOffer room={room} options={clocks.map(({ id }) => id)} talking={talking} onDone={onClose} />
          </>
        )}
      </div>
    </Sheet>
  )
}
