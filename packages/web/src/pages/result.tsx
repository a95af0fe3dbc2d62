import type { Outcome, Seat } from '@menagerie/engine'
import type { Frame, Lobby } from '@menagerie/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import type { Tally } from '../boards/board.ts'
import { errorText } from '../errors.ts'
import type { Reading } from '../reading.ts'
import { Button, ButtonLink } from '../pieces/button.tsx'
import { goesOn } from '../pieces/goes-on.ts'
import { Icon } from '../pieces/icon.tsx'
import { Sheet } from '../pieces/sheet.tsx'
import { Wax } from '../pieces/wax.tsx'
import { inWords } from '../say.tsx'
import { isHere } from '../wire/here-id.ts'
import { useWire } from '../wire/hooks.ts'
import { playerNames } from './match-words.tsx'
import { type Headline, headlineOf } from './result/headline.ts'
import { RESULT_WORDS } from './result/words.ts'
import { replayPath, useInvite } from './replay/address.ts'
import { saveText } from './replay/save.ts'
import { useFairCheck } from './use-fair-check.ts'

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
        {t('show', { ns: RESULT_WORDS })}
      </Button>
      {onRematch !== null && (
        <Button look="go" onPress={onRematch}>
          {t('rematch', { ns: RESULT_WORDS })}
        </Button>
      )}
    </>
  )
}

interface ResultProps {
  readonly lobby: Lobby
  readonly frame: Frame
  readonly outcome: Outcome
  readonly reading: Reading
  readonly game: string
  readonly seat: Seat | null
  /** By seat; empty where the places say it all. */
  readonly tally: readonly Tally[]
  readonly onRematch: (() => void) | null
}

const placeOf = ({ places }: Outcome, seat: Seat): number => places[seat] as number

/** Everybody's place, the best first, and what it was made of. */
const Standing = ({ frame, outcome, tally }: Pick<ResultProps, 'frame' | 'outcome' | 'tally'>) => {
  const { t } = useTranslation()
  const names = playerNames(t, frame.players)
  return (
    <ol className="standing">
      {[...outcome.places.keys()]
        .sort((a, b) => placeOf(outcome, a) - placeOf(outcome, b))
        .map((at) => (
          <li key={at}>
            <Wax seat={at} bot={frame.players[at]?.kind === 'bot'} />
            <b>{names[at]}</b>
            <span>
              {tally[at]?.unplaced ??
                t('place', { ns: RESULT_WORDS, place: outcome.places[at], count: placeOf(outcome, at), ordinal: true })}
            </span>
            {tally[at] !== undefined && <TallyOf tally={tally[at]} />}
          </li>
        ))}
    </ol>
  )
}

const TallyOf = ({ tally }: { readonly tally: Tally }) => (
  <div className="tally">
    <p>{tally.score}</p>
    <dl>
      {tally.sources.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </div>
)

const SUMMARY = { open: 'fair', sound: 'fairSound', broken: 'fairBroken' } as const

/** All that is needed to check the chance, and what came of it when this page checked it. */
const Fair = ({ lobby, frame, game }: Pick<ResultProps, 'lobby' | 'frame' | 'game'>) => {
  const { t } = useTranslation()
  const checked = useFairCheck(lobby, game)
  return (
    <details className="fair" data-fair={checked?.verdict ?? 'open'}>
      <summary>{t(SUMMARY[checked?.verdict ?? 'open'], { ns: RESULT_WORDS })}</summary>
      <p>{t(isHere(lobby.id) ? 'fairTextHere' : 'fairText', { ns: RESULT_WORDS })}</p>
      <dl className="facts">
        <dt>{t('commitment', { ns: RESULT_WORDS })}</dt>
        <dd className="hash">{frame.commitment}</dd>
        <dt>{t('reveal', { ns: RESULT_WORDS })}</dt>
        <dd className="hash">{frame.reveal ?? t('notYet', { ns: RESULT_WORDS })}</dd>
      </dl>
      {checked !== null && (
        <>
          <p>{t(`checked.${checked.verdict}`, { ns: RESULT_WORDS, count: checked.entries })}</p>
          <Button
            look="paper"
            icon="save"
            onPress={() => saveText(`${game}-${lobby.id}-kept.json`, JSON.stringify(checked.kept, null, 1))}
          >
            {t('saveKept', { ns: RESULT_WORDS })}
          </Button>
        </>
      )}
    </details>
  )
}

const MARKS = {
  won: 'trophy-cup',
  winner: 'trophy-cup',
  drawn: 'laurels',
  lost: 'skull-crossed-bones',
} as const satisfies Readonly<Record<Headline, unknown>>

const Story = ({ lobby, frame, outcome, reading, game, seat, tally }: ResultProps) => {
  const { t } = useTranslation()
  const names = playerNames(t, frame.players)
  const headline = headlineOf(outcome, seat)
  return (
    <div className="result-story" ref={goesOn}>
      <span className={`result-mark ${headline === 'lost' ? 'lost' : ''}`}>
        <Icon name={MARKS[headline]} />
      </span>
      <h3>{t(headline, { ns: RESULT_WORDS, name: names[outcome.places.indexOf(1)] })}</h3>
      <p>{inWords(t, game, reading.outcome(outcome), names)}</p>
      <Standing frame={frame} outcome={outcome} tally={tally} />
      <Fair lobby={lobby} frame={frame} game={game} />
    </div>
  )
}

/** Who won and why, what to do next, and all that is needed to check the chance. */
export const ResultSheet = ({
  open,
  onClose,
  ...result
}: ResultProps & { readonly open: boolean; readonly onClose: () => void }) => {
  const { t } = useTranslation()
  const { transport } = useWire()
  const [, go] = useLocation()
  const [trouble, setTrouble] = useState<string | null>(null)
  const { lobby, outcome, game, onRematch } = result
  const invite = useInvite(lobby)

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
    <Sheet title={t('title', { ns: RESULT_WORDS })} open={open} onClose={onClose}>
      <div className="result" data-fills data-outcome={outcome.reason}>
        <Story {...result} />
        {trouble !== null && <p role="alert">{trouble}</p>}
        <div className="row">
          <Button look="paper" icon="save" onPress={() => void save()}>
            {t('save', { ns: RESULT_WORDS })}
          </Button>
          <ButtonLink look="paper" icon="backward-time" to={replayPath(lobby.id, invite)}>
            {t('toReplay')}
          </ButtonLink>
          <Button look="paper" icon="griffin-symbol" onPress={() => go('/')}>
            {t('toHome')}
          </Button>
          {onRematch !== null && (
            <Button look="go" icon="perspective-dice-six-faces-random" onPress={onRematch} autoFocus>
              {t('rematch', { ns: RESULT_WORDS })}
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  )
}
