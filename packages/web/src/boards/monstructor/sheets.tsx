import type { Seat } from '@menagerie/engine'
import type { CardIndex, Options, View } from '@menagerie/games/monstructor'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { CardBack, CardFace } from '../../pieces/card.tsx'
import { CardHistory } from '../../pieces/card-history.tsx'
import { RuleTag } from '../../pieces/rule-tag.tsx'
import { RuleShelfContext, useLeavingShelf } from '../../pieces/rules-context.ts'
import { Sheet } from '../../pieces/sheet.tsx'
import { Loose } from './assembly-picture.tsx'
import { Bead } from './bead.tsx'
import { CardFacts } from './card-facts.tsx'
import { assembledOf } from './creature.ts'
import { Figure } from './figure.tsx'
import { BACKS, cardLook, knownLook } from './looks.ts'
import { partWords } from './part-words.ts'
import { ableKey, lackWord } from './prompt.ts'
import './sheets.css'
import './stand.css'
import { GAME, WORDS, cardName, factionName, sayer } from './words.ts'

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
            <CardFace look={cardLook(t, options, card)} />
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
                  <CardFace look={knownLook(t, view, card)} />
                </li>,
              ],
        )}
      </ul>
    </>
  )
}

/** Whether they may be challenged, in the Arena whether they could come there, and why not; the rulebook lies under the sheet. */
const Able = ({ view, seat, onLeave }: { readonly view: View; readonly seat: Seat; readonly onLeave: () => void }) => {
  const { t } = useTranslation()
  const say = sayer(t)
  const leaving = useLeavingShelf(onLeave)
  const lack = lackWord(view, seat)
  const arena = view.options.mode === 'arena'
  return (
    <p>
      {say(ableKey(view, lack === null), lack === null ? {} : { lack: say(lack) })}{' '}
      <RuleShelfContext value={leaving}>
        <RuleTag rule={arena ? 'MS-28' : 'MS-33'} />
      </RuleShelfContext>
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
          <li key={thing.key} aria-label={partWords(t, options, thing)}>
            <Loose options={options} thing={thing} side={92} />
            {thing.part.points !== null && <Bead points={thing.part.points} icons={thing.part.icons ?? 0} />}
          </li>
        ))}
      </ul>
    </>
  )
}

/** A player's bench in close-up: their monster, what lies around it, and their dragon. */
export const BenchSheet = ({
  view,
  names,
  visited,
  onClose,
}: {
  readonly view: View
  readonly names: readonly string[]
  readonly visited: number | null
  readonly onClose: () => void
}) => {
  const { t } = useTranslation()
  const say = sayer(t)
  const { options } = view
  const player = visited === null ? undefined : view.players[visited]
  if (visited === null || player === undefined) return null
  const { faction, hidden, dragon, hand } = player
  const dominoes = options.mode === 'dominoes'
  return (
    <Sheet title={say('visit.title', { name: names[visited] ?? '' })} open wide onClose={onClose}>
      {faction !== null && <p>{say('plate.hunts', { faction: factionName(t, options, faction) })}</p>}
      <p>
        {dominoes
          ? say('plate.hand', { count: hand.length })
          : `${say('plate.hidden', { count: hidden.length })}, ${say('plate.dragon', { count: dragon.length })}`}
      </p>
      {hidden.some(({ card }) => card !== null) && <Cards options={options} cards={hidden} />}
      {!dominoes && <Able view={view} seat={visited} onLeave={onClose} />}
      {dominoes ? <Taken view={view} player={player} /> : <Parts view={view} seat={visited} />}
    </Sheet>
  )
}

/** One card in close-up, with the way to its help page. */
export const CardSheet = ({
  view,
  card,
  onClose,
}: {
  readonly view: View
  readonly card: CardIndex | null
  readonly onClose: () => void
}) => {
  const { t } = useTranslation()
  const say = sayer(t)
  if (card === null) return null
  const { options } = view
  const look = knownLook(t, view, card)
  return (
    <Sheet title={cardName(t, options, card)} open onClose={onClose}>
      <div className="closeup">
        <CardFace look={look} />
        <div>
          <CardFacts options={options} look={look} />
          <a className="tag" href={`/cards/${GAME}/${options.set.ids[card] ?? ''}`} target="_blank" rel="noreferrer">
            {say('visit.page')}
          </a>
          <CardHistory name={look.name} onGo={onClose} />
        </div>
      </div>
    </Sheet>
  )
}
