import type { Options } from '@menagerie/games/monster-maker'
import { useTranslation } from 'react-i18next'
import { Button } from '../../pieces/button.tsx'
import { CardBack, CardFace } from '../../pieces/card.tsx'
import { Icon } from '../../pieces/icon.tsx'
import { Sheet } from '../../pieces/sheet.tsx'
import { Wax } from '../../pieces/wax.tsx'
import type { SeatNames } from '../../say.tsx'
import { BACKS, GAME, WORDS, treasureLook } from './looks.ts'
import type { PartyEnd, RoundUp } from './rounds.ts'
import './round-up.css'

interface RoundUpProps {
  readonly round: RoundUp
  readonly options: Options
  readonly names: SeatNames
  readonly bots: readonly boolean[]
  readonly onClose: () => void
}

/** Between two dungeons: who came back with what, and what the dead left behind. */
export const RoundUpSheet = ({ round, options, names, bots, onClose }: RoundUpProps) => {
  const { t } = useTranslation(WORDS)
  return (
    <Sheet title={t('roundUp.title', { dungeon: round.dungeon })} open onClose={onClose} wide>
      <p>{t(`roundUp.${round.reason}`)}</p>
      <ol className="mm-round">
        {round.parties.map((party) => (
          <li key={party.seat} className={party.back ? 'back' : 'dead'}>
            <Wax seat={party.seat} bot={bots[party.seat] === true} />
            <div>
              <b>{names[party.seat]}</b>
              <small>
                <Icon name={party.back ? 'castle' : 'skull-crossed-bones'} />
                {t(`legs.${party.back ? 'returned' : 'dead'}`, { ns: GAME })}
              </small>
            </div>
            <Treasures party={party} options={options} />
            <span className="mm-round-gold">
              {party.prize !== null && <span>{t('roundUp.prize', { gold: party.prize })}</span>}
              {party.gold !== null && <span>{t('roundUp.gold', { gold: party.gold })}</span>}
              {party.won && (
                <b>
                  <Icon name="laurels" />
                  {t('roundUp.won')}
                </b>
              )}
            </span>
          </li>
        ))}
      </ol>
      <div className="row">
        <Button look="go" autoFocus onPress={onClose}>
          {t('roundUp.on')}
        </Button>
      </div>
    </Sheet>
  )
}

const Treasures = ({ party, options }: { readonly party: PartyEnd; readonly options: Options }) => {
  const { t } = useTranslation(WORDS)
  const { treasures, back } = party
  return (
    <div className="mm-round-treasures">
      <small>
        {treasures.length === 0
          ? t(back ? 'roundUp.broughtNothing' : 'roundUp.leftNothing')
          : t(back ? 'roundUp.brought' : 'roundUp.left', { count: treasures.length })}
      </small>
      <span>
        {treasures.map((card, at) =>
          card === null ? (
            <CardBack key={at} picture={BACKS.treasure} label={t('lane.secret')} />
          ) : (
            <span key={at} role="img" aria-label={treasureLook(t, options, card).label}>
              <CardFace look={treasureLook(t, options, card)} />
            </span>
          ),
        )}
      </span>
    </div>
  )
}
