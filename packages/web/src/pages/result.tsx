import type { Outcome, Seat } from '@menagerie/engine'
import type { Frame, Lobby } from '@menagerie/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import type { Tally } from '../boards/board.ts'
import { errorText } from '../errors.ts'
import type { Reading } from '../games.ts'
import { Button, ButtonLink } from '../pieces/button.tsx'
import { Icon } from '../pieces/icon.tsx'
import { Sheet } from '../pieces/sheet.tsx'
import { Wax } from '../pieces/wax.tsx'
import { inWords } from '../say.tsx'
import { isHere } from '../wire/here-id.ts'
import { useWire } from '../wire/hooks.ts'
import { DEVICE_WORDS } from './device/words.ts'
import { playerNames } from './match-words.tsx'
import { replayPath, useInvite } from './replay/address.ts'

/** The buttons that stand in the prompt once the match is over. */
export const ResultActions = ({
  onRematch,
  onShow,
}: {
  readonly onRematch: (() => void) | null
  readonly onShow: () => void
}) => {
  const { t } = useTranslation()
  return (
    <>
      <Button look="paper" onPress={onShow}>
        {t('result.show')}
      </Button>
      {onRematch !== null && (
        <Button look="go" onPress={onRematch}>
          {t('result.rematch')}
        </Button>
      )}
    </>
  )
}

/** Who won and why, what to do next, and all that is needed to check the chance. */
export const ResultSheet = ({
  open,
  onClose,
  lobby,
  frame,
  outcome,
  reading,
  game,
  seat,
  tally,
  onRematch,
}: {
  readonly open: boolean
  readonly onClose: () => void
  readonly lobby: Lobby
  readonly frame: Frame
  readonly outcome: Outcome
  readonly reading: Reading
  readonly game: string
  readonly seat: Seat | null
  /** By seat; empty where the places say it all. */
  readonly tally: readonly Tally[]
  readonly onRematch: (() => void) | null
}) => {
  const { t } = useTranslation()
  const { t: ofDevice } = useTranslation(DEVICE_WORDS)
  const { transport } = useWire()
  const [, go] = useLocation()
  const [trouble, setTrouble] = useState<string | null>(null)
  const invite = useInvite(lobby)
  const names = playerNames(t, frame.players)
  const winners = outcome.places.flatMap((place, at) => (place === 1 ? [at] : []))
  const drawn = winners.length > 1
  const won = seat !== null && winners.includes(seat)
  const title = drawn
    ? t('result.drawn')
    : seat === null
      ? t('result.winner', { name: names[winners[0] ?? 0] })
      : won
        ? t('result.won')
        : t('result.lost')

  const save = async (): Promise<void> => {
    try {
      const record = await transport.record(lobby.id, invite)
      const address = URL.createObjectURL(new Blob([JSON.stringify(record, null, 1)], { type: 'application/json' }))
      const link = document.createElement('a')
      link.href = address
      link.download = `${game}-${lobby.id}.json`
      link.click()
      setTimeout(() => URL.revokeObjectURL(address), 10_000)
    } catch (error) {
      setTrouble(errorText(t, error, game))
    }
  }

  return (
    <Sheet title={t('result.title')} open={open} onClose={onClose}>
      <div className="result" data-outcome={outcome.reason}>
        <div className="result-story">
          <span className={`result-mark ${seat !== null && !won && !drawn ? 'lost' : ''}`}>
            <Icon name={drawn ? 'laurels' : seat !== null && !won ? 'skull-crossed-bones' : 'trophy-cup'} />
          </span>
          <h3>{title}</h3>
          <p>{inWords(t, game, reading.outcome(outcome), names)}</p>
          <ol className="standing">
            {[...outcome.places.keys()]
              .sort((a, b) => (outcome.places[a] as number) - (outcome.places[b] as number))
              .map((at) => (
                <li key={at}>
                  <Wax seat={at} bot={frame.players[at]?.kind === 'bot'} />
                  <b>{names[at]}</b>
                  <span>
                    {t('result.place', {
                      place: outcome.places[at],
                      count: outcome.places[at] as number,
                      ordinal: true,
                    })}
                  </span>
                  {tally[at] !== undefined && (
                    <div className="tally">
                      <p>{tally[at].score}</p>
                      <dl>
                        {tally[at].sources.map(({ name, value }) => (
                          <div key={name}>
                            <dt>{name}</dt>
                            <dd>{value}</dd>
                          </div>
                        ))}
                      </dl>
                    </div>
                  )}
                </li>
              ))}
          </ol>
          <details className="fair">
            <summary>{t('result.fair')}</summary>
            <p>{isHere(lobby.id) ? ofDevice('fairText') : t('result.fairText')}</p>
            <dl className="facts">
              <dt>{t('result.commitment')}</dt>
              <dd className="hash">{frame.commitment}</dd>
              <dt>{t('result.reveal')}</dt>
              <dd className="hash">{frame.reveal ?? t('result.notYet')}</dd>
            </dl>
          </details>
        </div>
        {trouble !== null && <p role="alert">{trouble}</p>}
        <div className="row">
          <Button look="paper" icon="save" onPress={() => void save()}>
            {t('result.save')}
          </Button>
          <ButtonLink look="paper" icon="backward-time" to={replayPath(lobby.id, invite)}>
            {t('toReplay')}
          </ButtonLink>
          <Button look="paper" icon="griffin-symbol" onPress={() => go('/')}>
            {t('toHome')}
          </Button>
          {onRematch !== null && (
            <Button look="go" icon="perspective-dice-six-faces-random" onPress={onRematch} autoFocus>
              {t('result.rematch')}
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  )
}
