import { CHARACTER, CLERIC, type Options, type View, burdenOf, draftOdds } from '@menagerie/games/monster-maker'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { CardFace } from '../../pieces/card.tsx'
import { CloseUp, type CloseUpSide, type CloseUpStep } from '../../pieces/close-up.tsx'
import { Dice } from '../../pieces/dice.tsx'
import { type Fought, type Scene, isTold } from './scene.ts'
import { WORDS, kindLook, kindName, treasureName } from './looks.ts'

type PartyView = View['parties'][number]

/** Codes of a staged team as the rules draft them: kinds, and after them the treasures. */
export type Draft = readonly number[]

const TeamArt = ({ options, draft }: { readonly options: Options; readonly draft: Draft }) => {
  const { t } = useTranslation(WORDS)
  const { deck } = options
  const cards = draft.filter((code) => code < deck.kinds.length)
  return (
    <div className="mm-team" data-many={cards.length > 3 || undefined}>
      {cards.map((code, at) => (
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

/** What treasures will take from the team that is laid out, as a line of its own. */
const burden = (t: TFunction, options: Options, party: PartyView, draft: Draft): readonly CloseUpStep[] => {
  const { what } = options.deck
  const mod = burdenOf(options, party, draft.filter((code) => what[code] === CHARACTER || what[code] === CLERIC).length)
  return mod === 0 || draft.length === 0
    ? []
    : [{ id: 'mod', text: t('battle.mod', { ns: WORDS }), value: signed(mod) }]
}

/** A chance that is not quite sure must not be rounded until it is. */
const chanceText = (t: TFunction, chance: number): string => {
  if (chance < 1 && chance > 0.99) return t('battle.nearly', { ns: WORDS })
  if (chance > 0 && chance < 0.01) return t('battle.hardly', { ns: WORDS })
  return t('battle.chance', { ns: WORDS, chance })
}

const fought = (t: TFunction, options: Options, { blows, mod }: Fought): readonly CloseUpStep[] => [
  ...blows.map((blow, at) => ({
    id: `${at}`,
    text: [
      kindName(t, options.deck, blow.character),
      ...blow.spells.map((one) => kindName(t, options.deck, one.card)),
      ...blow.weapons.map((one) => treasureName(t, options.deck, one)),
    ].join(' + '),
    value: String(blow.value),
  })),
  ...(mod === 0 ? [] : [{ id: 'mod', text: t('battle.mod', { ns: WORDS }), value: signed(mod) }]),
]

const signed = (delta: number): string => (delta < 0 ? `\u2212${-delta}` : `+${delta}`)

/**
 * Before the roll: the team as it is laid out, what is needed, and, with the aid, the exact chance to win. After it: blow by
 * blow, each with its own dice.
 */
export const Battle = ({
  view,
  options,
  seat,
  draft,
  name,
  bot,
  aids,
  lead,
  scene,
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
  readonly scene: Scene | null
  /** Names this roll for its dice. */
  readonly roll: string
}) => {
  const { t } = useTranslation(WORDS)
  const { deck } = options
  const party = view.parties[seat] as PartyView
  const event = scene?.event ?? null
  const ended = scene === null || isTold(scene)
  const monster = event?.monster ?? party.monster
  if (monster === null) return null
  const strength = event?.strength ?? deck.kinds[monster]?.value ?? 0
  const team =
    event === null ? draft : event.blows.flatMap((blow) => [blow.character, ...blow.spells.map((one) => one.card)])
  const blows =
    event === null || scene === null ? [] : ended ? event.blows : event.blows.slice(scene.told - 1, scene.told)
  const dice = blows.flatMap((blow) => [...blow.dice, ...blow.spells.flatMap((one) => one.dice)])
  const soFar = (event?.blows ?? []).slice(0, scene?.told ?? 0).reduce((sum, blow) => sum + blow.value, 0)
  const total = event === null ? null : ended ? event.total : soFar
  const chance = event === null && draft.length > 0 ? draftOdds(options, party, draft) : null
  const sides: readonly CloseUpSide[] = [
    {
      id: 'team',
      name,
      seat,
      bot,
      art: <TeamArt options={options} draft={team} />,
      steps:
        event === null
          ? [...staged(t, options, draft), ...burden(t, options, party, draft)]
          : fought(t, options, event),
      total,
      fate: event === null || !ended ? null : { won: event.won, words: t(event.won ? 'battle.won' : 'battle.lost') },
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
      told={ended || scene === null ? Infinity : scene.told}
      middle={
        <div className="mm-felt">
          {event === null ? (
            <>
              <p>
                {t('battle.needed')} <b>{strength}</b>
              </p>
              {aids && chance !== null && (
                <p className="mm-odds">
                  <b>{chanceText(t, chance)}</b>
                  <span>{t('battle.toWin')}</span>
                </p>
              )}
            </>
          ) : (
            <Dice
              dice={dice.map((face) => ({ face }))}
              roll={`${roll}.${ended ? 'all' : (scene?.told ?? 0)}`}
              fresh={!ended}
              sum={String(total ?? 0)}
              label={t('battle.rolled', { faces: dice.map(String), total: total ?? 0 })}
            />
          )}
        </div>
      }
    />
  )
}
