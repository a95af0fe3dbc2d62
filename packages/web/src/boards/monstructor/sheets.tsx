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
import { assembledOf } from './creature.ts'
import { Figure } from './figure.tsx'
import { BACKS, cardLook } from './looks.ts'
import { partWords } from './part-words.ts'
import { lackWord } from './prompt.ts'
import './sheets.css'
import './stand.css'
import { GAME, cardName, factionName, sayer } from './words.ts'

const ONLY_SEEN = (): null => null

/** A player's bench from near by: the best monster his public parts make, what lies around it, and his dragon. */
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
  // The rulebook lies under the sheet.
  const leaving = useLeavingShelf(onClose)
  const bench = useMemo(() => (visited === null ? null : assembledOf(view, visited)), [view, visited])
  const player = visited === null ? undefined : view.players[visited]
  if (visited === null || bench === null || player === undefined) return null
  const dominoes = options.mode === 'dominoes'
  const lack = dominoes ? null : lackWord(view, visited)
  return (
    <Sheet title={say('visit.title', { name: names[visited] ?? '' })} open wide onClose={onClose}>
      {player.faction !== null && <p>{say('plate.hunts', { faction: factionName(t, options, player.faction) })}</p>}
      <p>
        {dominoes
          ? say('plate.hand', { count: player.hand.length })
          : `${say('plate.hidden', { count: player.hidden.length })}, ${say('plate.dragon', { count: player.dragon.length })}`}
      </p>
      {player.hidden.some(({ card }) => card !== null) && (
        <ul className="ms-visit-parts">
          {player.hidden.map(({ card, at }) => (
            <li key={at}>
              {card === null ? (
                <CardBack picture={BACKS.hidden} label={say('visit.faceDown')} />
              ) : (
                <CardFace look={cardLook(t, options, card)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {!dominoes && (
        <p className="ms-visit-able">
          {lack === null ? say('plate.able') : say('visit.notAble', { lack: say(lack) })}{' '}
          <RuleShelfContext value={leaving}>
            <RuleTag rule="MS-33" />
          </RuleShelfContext>
        </p>
      )}
      {dominoes ? (
        <>
          <p>{say('plate.taken', { count: player.pile.length })}</p>
          <ul className="ms-visit-parts">
            {player.pile.flatMap(({ card }) =>
              card === null
                ? []
                : [
                    <li key={card}>
                      <CardFace look={cardLook(t, options, card)} />
                    </li>,
                  ],
            )}
          </ul>
        </>
      ) : (
        <>
          <div className="ms-visit">
            {bench.standing.length === 0 ? (
              <p className="ms-bare">{say('visit.nothing')}</p>
            ) : (
              <Figure
                options={options}
                things={bench.standing}
                label={say('bench.stands', { parts: bench.standing.map((one) => partWords(t, options, one)) })}
                points
                joint={ONLY_SEEN}
              />
            )}
          </div>
          {bench.loose.length > 0 && <h3>{say('visit.loose', { count: bench.loose.length })}</h3>}
          <ul className="ms-visit-parts">
            {bench.loose.map((thing) => (
              <li key={thing.key} aria-label={partWords(t, options, thing)}>
                <Loose options={options} thing={thing} side={92} />
                {thing.part.points !== null && <Bead points={thing.part.points} icons={thing.part.icons ?? 0} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  )
}

/** One card from near by, with the way to its help page. */
export const CardSheet = ({
  options,
  card,
  onClose,
}: {
  readonly options: Options
  readonly card: CardIndex | null
  readonly onClose: () => void
}) => {
  const { t } = useTranslation()
  const say = sayer(t)
  if (card === null) return null
  const look = cardLook(t, options, card)
  return (
    <Sheet title={cardName(t, options, card)} open onClose={onClose}>
      <div className="closeup">
        <CardFace look={look} />
        <div>
          <p>
            <b>{look.band}</b>
          </p>
          <p>{look.note}</p>
          <a className="tag" href={`/cards/${GAME}/${options.set.ids[card] ?? ''}`} target="_blank" rel="noreferrer">
            {say('visit.page')}
          </a>
          <CardHistory name={look.name} onGo={onClose} />
        </div>
      </div>
    </Sheet>
  )
}
