import { type Options, type PartyView, type View, draftBurden, draftOdds } from '@menagerie/games/monster-maker'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFace } from '../../pieces/card.tsx'
import { CloseUp, type CloseUpSide, type CloseUpStep } from '../../pieces/close-up.tsx'
import { Dice } from '../../pieces/dice.tsx'
import { nameTo } from '../../pieces/named.tsx'
import { type Fought, type Scene, isTold } from './scene.ts'
import { WORDS, kindLook, kindName, treasureName } from './looks.ts'

/** Codes of a staged team as the rules draft them: kinds, and after them the treasures. */
export type Draft = readonly number[]

const TeamArt = ({ options, draft }: { readonly options: Options; readonly draft: Draft }) => {
  const { t } = useTranslation(WORDS)
  const { deck } = options
  const cards = draft.filter((code) => code < deck.kinds.length)
  return (
    <div className="mm-team" data-many={cards.length > 3 || undefined}>
      {cards.map((code, at) => (
        <CardFace key={at} look={kindLook(t, options, code)} thing={`kind.${code}`} />
      ))}
      {draft.length === 0 && <span className="mm-gap">{t('battle.nobody')}</span>}
    </div>
  )
}

/** A character, monster or spell, and a treasure by name, as ways to them. */
const kindCalled = (t: TFunction, { deck }: Options, kind: number): string =>
  nameTo(`kind.${kind}`, kindName(t, deck, kind))
const treasureCalled = (t: TFunction, { deck }: Options, treasure: number): string =>
  nameTo(`treasure.${treasure}`, treasureName(t, deck, treasure))

const staged = (t: TFunction, options: Options, draft: Draft): readonly CloseUpStep[] =>
  draft.map((code, at) => {
    const { deck } = options
    const kind = deck.kinds[code]
    if (kind === undefined) {
      const treasure = code - deck.kinds.length
      return {
        id: String(at),
        text: treasureCalled(t, options, treasure),
        value: `+${deck.treasures[treasure]?.bonus ?? 0}`,
      }
    }
    return { id: String(at), text: kindCalled(t, options, code), value: kindLook(t, options, code).number ?? '' }
  })

/** What treasures will take from the team that is laid out, as a line of its own. */
const burden = (t: TFunction, options: Options, party: PartyView, draft: Draft): readonly CloseUpStep[] => {
  const mod = draftBurden(options, party, draft)
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
      kindCalled(t, options, blow.character),
      ...blow.spells.map((one) => kindCalled(t, options, one.card)),
      ...blow.weapons.map((one) => treasureCalled(t, options, one)),
    ].join(' + '),
    value: String(blow.value),
  })),
  ...(mod === 0 ? [] : [{ id: 'mod', text: t('battle.mod', { ns: WORDS }), value: signed(mod) }]),
]

const signed = (delta: number): string => (delta < 0 ? `\u2212${-delta}` : `+${delta}`)

/** The middle before the roll: what is needed and, with the aid, the exact chance to win. */
const Odds = ({ strength, chance }: { readonly strength: number; readonly chance: number | null }) => {
  const { t } = useTranslation(WORDS)
  return (
    <>
      <p>
        {t('battle.needed')} <b>{strength}</b>
      </p>
      {chance !== null && (
        <p className="mm-odds">
          <b>{chanceText(t, chance)}</b>
          <span>{t('battle.toWin')}</span>
        </p>
      )}
    </>
  )
}

/** The middle after it: the dice of the blow that is told, or of all. */
const Blows = ({ scene, total, roll }: { readonly scene: Scene; readonly total: number; readonly roll: string }) => {
  const { t } = useTranslation(WORDS)
  const { event, told } = scene
  const ended = isTold(scene)
  const blows = ended ? event.blows : event.blows.slice(told - 1, told)
  const dice = blows.flatMap((blow) => [...blow.dice, ...blow.spells.flatMap((one) => one.dice)])
  return (
    <Dice
      dice={dice.map((face) => ({ face }))}
      roll={`${roll}.${ended ? 'all' : told}`}
      fresh={!ended}
      sum={String(total)}
      label={t('battle.rolled', { faces: dice.map(String), total })}
    />
  )
}

interface BattleProps {
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
}

const monsterSide = (t: TFunction, options: Options, monster: number, strength: number): CloseUpSide => ({
  id: 'monster',
  name: kindCalled(t, options, monster),
  seat: null,
  bot: false,
  art: <CardFace look={kindLook(t, options, monster)} thing={`kind.${monster}`} className="mm-big" />,
  steps: [{ id: 'strength', text: t('battle.strength', { ns: WORDS }), value: String(strength) }],
  total: strength,
  fate: null,
})

interface Picture {
  readonly monster: number
  readonly rule: string
  readonly sides: readonly CloseUpSide[]
  /** Steps that are shown. */
  readonly told: number
  readonly middle: ReactNode
}

/** Before the roll: the team as it is laid out. */
const planned = (t: TFunction, props: BattleProps): Picture | null => {
  const { view, options, seat, draft, name, bot, aids } = props
  const party = view.parties[seat] as PartyView
  const { monster } = party
  if (monster === null) return null
  const strength = options.deck.kinds[monster]?.value ?? 0
  const team: CloseUpSide = {
    id: 'team',
    name,
    seat,
    bot,
    art: <TeamArt options={options} draft={draft} />,
    steps: [...staged(t, options, draft), ...burden(t, options, party, draft)],
    total: null,
    fate: null,
  }
  return {
    monster,
    rule: 'MM-T7',
    sides: [team, monsterSide(t, options, monster, strength)],
    told: Infinity,
    middle: <Odds strength={strength} chance={aids && draft.length > 0 ? draftOdds(options, party, draft) : null} />,
  }
}

/** After it: blow by blow, each with its own dice. */
const fallen = (t: TFunction, { options, seat, name, bot, roll }: BattleProps, scene: Scene): Picture => {
  const { event, told } = scene
  const { monster, blows, won } = event
  const ended = isTold(scene)
  const total = ended ? event.total : blows.slice(0, told).reduce((sum, blow) => sum + blow.value, 0)
  const cards = blows.flatMap((blow) => [blow.character, ...blow.spells.map((one) => one.card)])
  const team: CloseUpSide = {
    id: 'team',
    name,
    seat,
    bot,
    art: <TeamArt options={options} draft={cards} />,
    steps: fought(t, options, event),
    total,
    fate: ended ? { won, words: t(won ? 'battle.won' : 'battle.lost', { ns: WORDS }) } : null,
  }
  return {
    monster,
    rule: 'MM-B3',
    sides: [team, monsterSide(t, options, monster, event.strength)],
    told: ended ? Infinity : told,
    middle: <Blows scene={scene} total={total} roll={roll} />,
  }
}

/** A battle: the team while it is laid out, and its blows when they fall. */
export const Battle = (props: BattleProps) => {
  const { t } = useTranslation()
  const picture = props.scene === null ? planned(t, props) : fallen(t, props, props.scene)
  if (picture === null) return null
  const { monster, rule, sides, told, middle } = picture
  return (
    <CloseUp
      title={t('battle.title', { ns: WORDS, monster: kindCalled(t, props.options, monster) })}
      lead={props.lead}
      rule={rule}
      open
      onClose={null}
      sides={sides}
      told={told}
      middle={<div className="mm-felt">{middle}</div>}
    />
  )
}
