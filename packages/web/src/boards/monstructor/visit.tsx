import type { Seat } from '@menagerie/engine'
import type { Options, View } from '@menagerie/games/monstructor'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { CardBack, CardFace } from '../../pieces/card.tsx'
import { RuleTag } from '../../pieces/rule-tag.tsx'
import { Loose } from './assembly-picture.tsx'
import { Bead } from './bead.tsx'
import { assembledOf } from './creature.ts'
import { Figure } from './figure.tsx'
import { BACKS, cardLook, knownLook } from './looks.ts'
import { partWords } from './part-words.ts'
import { ableKey, lackWord } from './prompt.ts'
import './closer.css'
import './stand.css'
import { WORDS, sayer } from './words.ts'

const ONLY_SEEN = (): null => null

type Player = View['players'][number]

/** Cards laid side by side; those that lie face down as backs. */
const Cards = ({ options, cards }: { readonly options: Options; readonly cards: Player['hidden'] }) => {
  const { t } = useTranslation()
  return (
    <ul className="ms-visit-parts">
      {cards.map(({ card, at }) => (
        <li key={at}>
          {card === null ? (
            <CardBack picture={BACKS.hidden} label={t('visit.faceDown', { ns: WORDS })} />
          ) : (
            <CardFace look={cardLook(t, options, card)} thing={`card.${card}`} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Dominoes: what a player has taken. */
const Taken = ({ view, player }: { readonly view: View; readonly player: Player }) => {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('plate.taken', { ns: WORDS, count: player.pile.length })}</p>
      <ul className="ms-visit-parts">
        {player.pile.flatMap(({ card }) =>
          card === null
            ? []
            : [
                <li key={card}>
                  <CardFace look={knownLook(t, view, card)} thing={`card.${card}`} />
                </li>,
              ],
        )}
      </ul>
    </>
  )
}

/** Whether they may be challenged, in the Arena whether they could come there, and why not. */
const Able = ({ view, seat }: { readonly view: View; readonly seat: Seat }) => {
  const { t } = useTranslation()
  const say = sayer(t)
  const lack = lackWord(view, seat)
  const arena = view.options.mode === 'arena'
  return (
    <p>
      {say(ableKey(view, lack === null), lack === null ? {} : { lack: say(lack) })}{' '}
      <RuleTag rule={arena ? 'MS-28' : 'MS-33'} />
    </p>
  )
}

/** The best monster their public parts make, and what lies around it. */
const Parts = ({ view, seat }: { readonly view: View; readonly seat: Seat }) => {
  const { t } = useTranslation()
  const say = sayer(t)
  const { options } = view
  const { standing, loose } = useMemo(() => assembledOf(view, seat), [view, seat])
  return (
    <>
      <div className="ms-visit">
        {standing.length === 0 ? (
          <p className="ms-bare">{say('visit.nothing')}</p>
        ) : (
          <Figure
            options={options}
            things={standing}
            label={say('bench.stands', { parts: standing.map((one) => partWords(t, options, one)) })}
            points
            joint={ONLY_SEEN}
          />
        )}
      </div>
      {loose.length > 0 && <h3>{say('visit.loose', { count: loose.length })}</h3>}
      <ul className="ms-visit-parts">
        {loose.map((thing) => (
          <li key={thing.key} data-look={`part.${seat}.${thing.handle}`} aria-label={partWords(t, options, thing)}>
            <Loose options={options} thing={thing} side={92} />
            {thing.part.points !== null && <Bead points={thing.part.points} icons={thing.part.icons ?? 0} />}
          </li>
        ))}
      </ul>
    </>
  )
}

/** A player's bench: their monster, what lies around it, and cards of theirs that are known. */
export const Visit = ({ view, seat }: { readonly view: View; readonly seat: Seat }) => {
  const player = view.players[seat]
  if (player === undefined) return null
  const { options } = view
  return (
    <div className="ms-visited">
      {player.hidden.some(({ card }) => card !== null) && <Cards options={options} cards={player.hidden} />}
      {options.mode === 'dominoes' ? (
        <Taken view={view} player={player} />
      ) : (
        <>
          <Able view={view} seat={seat} />
          <Parts view={view} seat={seat} />
        </>
      )}
    </div>
  )
}
