import { type Event, type Options, type View, draftOdds } from '@menagerie/games/monster-maker'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { CardFace } from '../../pieces/card.tsx'
import { CloseUp, type CloseUpSide, type CloseUpStep } from '../../pieces/close-up.tsx'
import { Dice } from '../../pieces/dice.tsx'
import { WORDS, kindLook, kindName, treasureName } from './looks.ts'

type Fought = Extract<Event, { readonly kind: 'fought' }>
type PartyView = View['parties'][number]

/** Codes of a staged team as the rules draft them: kinds, and after them the treasures. */
export type Draft = readonly number[]

const TeamArt = ({ options, draft }: { readonly options: Options; readonly draft: Draft }) => {
  const { t } = useTranslation(WORDS)
  const { deck } = options
  return (
    <div className="mm-team">
      {draft
        .filter((code) => code < deck.kinds.length)
        .map((code, at) => (
          <CardFace key={at} look={kindLook(t, deck, code)} />
        ))}
      {draft.length === 0 && <span className="mm-gap">{t('battle.nobody')}</span>}
    </div>
  )
}

const staged = (t: TFunction, options: Options, draft: Draft): readonly CloseUpStep[] =>
  draft.map((code, at) => {
    const { deck } = options
    const kind = deck.kinds[code]
    if (kind === undefined) {
      const treasure = code - deck.kinds.length
      return {
        id: String(at),
        text: treasureName(t, deck, treasure),
        value: `+${deck.treasures[treasure]?.bonus ?? 0}`,
      }
    }
    return { id: String(at), text: kindName(t, deck, code), value: kindLook(t, deck, code).number ?? '' }
  })

const fought = (t: TFunction, options: Options, event: Fought): readonly CloseUpStep[] =>
  event.blows.flatMap((blow, at) => [
    {
      id: `${at}`,
      text: [
        kindName(t, options.deck, blow.character),
        ...blow.spells.map((one) => kindName(t, options.deck, one.card)),
      ].join(' + '),
      value: String(blow.value),
    },
  ])

/** Before the roll: the team as it is laid out, what is needed, and, with the aid, the exact chance to win. */
export const Battle = ({
  view,
  options,
  seat,
  draft,
  name,
  bot,
  aids,
  lead,
  event,
  roll,
}: {
  readonly view: View
  readonly options: Options
  /** Whose battle it is. */
  readonly seat: number
  readonly draft: Draft
  readonly name: string
  readonly bot: boolean
  readonly aids: boolean
  readonly lead: string
  /** The roll being told; null while a team is laid out. */
  readonly event: Fought | null
  /** Names this roll for its dice. */
  readonly roll: string
}) => {
  const { t } = useTranslation(WORDS)
  const { deck } = options
  const party = view.parties[seat] as PartyView
  const monster = event?.monster ?? party.monster
  if (monster === null) return null
  const strength = event?.strength ?? deck.kinds[monster]?.value ?? 0
  const team =
    event === null ? draft : event.blows.flatMap((blow) => [blow.character, ...blow.spells.map((one) => one.card)])
  const dice =
    event === null ? [] : event.blows.flatMap((blow) => [...blow.dice, ...blow.spells.flatMap((one) => one.dice)])
  const chance = event === null && draft.length > 0 ? draftOdds(options, party, draft) : null
  const sides: readonly CloseUpSide[] = [
    {
      id: 'team',
      name,
      seat,
      bot,
      art: <TeamArt options={options} draft={team} />,
      steps: event === null ? staged(t, options, draft) : fought(t, options, event),
      total: event === null ? null : event.total,
      fate: event === null ? null : { won: event.won, words: t(event.won ? 'battle.won' : 'battle.lost') },
    },
    {
      id: 'monster',
      name: kindName(t, deck, monster),
      seat: null,
      bot: false,
      art: <CardFace look={kindLook(t, deck, monster)} className="mm-big" />,
      steps: [{ id: 'strength', text: t('battle.strength'), value: String(strength) }],
      total: strength,
      fate: null,
    },
  ]
  return (
    <CloseUp
      title={t('battle.title', { monster: kindName(t, deck, monster) })}
      lead={lead}
      rule={event === null ? 'MM-T7' : 'MM-B3'}
      open
      onClose={null}
      sides={sides}
      told={Infinity}
      middle={
        <div className="mm-felt">
          {event === null ? (
            <>
              <p>
                {t('battle.needed')} <b>{strength}</b>
              </p>
              {aids && chance !== null && (
                <p className="mm-odds">
                  <b>{t('battle.chance', { chance })}</b>
                  <span>{t('battle.toWin')}</span>
                </p>
              )}
            </>
          ) : (
            <Dice
              dice={dice.map((face) => ({ face }))}
              roll={roll}
              sum={String(event.total)}
              label={t('battle.rolled', { faces: dice.map(String), total: event.total })}
            />
          )}
        </div>
      }
    />
  )
}
