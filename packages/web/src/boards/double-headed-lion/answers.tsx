import { FORMATIONS } from '@menagerie/games/double-headed-lion'
import { useTranslation } from 'react-i18next'
import { Button } from '../../pieces/button.tsx'
import { RuleTag } from '../../pieces/rule-tag.tsx'
import { FirstAnswers } from '../board-prompt.tsx'
import { places } from './choices.ts'
import { GAME, WORDS } from './looks.ts'
import type { Play } from './use-play.ts'
import { pieceWords } from './words.ts'

/** Buttons of the prompt, the one that changes least first. */
const BUTTONS = [
  'look',
  'stand',
  'switch',
  'mutual.no',
  'mutual.yes',
  'ban.no',
  'ban.yes',
  'noSupport',
  'fetchNone',
  'keep',
  'shuffle',
  'returnCard.no',
  'returnCard.yes',
  'proceed',
  'prize',
] as const
const STRONG: ReadonlySet<string> = new Set([
  'prize',
  'proceed',
  'stand',
  'ban.no',
  'mutual.no',
  'keep',
  'returnCard.yes',
  'noSupport',
])

/** Who may help: the stage of the fight lies over the pieces themselves. */
const Supporters = ({ play: { table, board, standing } }: { readonly play: Play }) => {
  const { t } = useTranslation(WORDS)
  const { view } = table
  const { busy } = table.given
  if (!board.can.has(places.button('noSupport'))) return null
  return standing
    .filter(({ place }) => board.can.has(place))
    .map((one) => (
      <span key={one.place} className="dl-supporter" data-aims={one.place}>
        <Button look="paper" disabled={busy} onPress={() => void board.picking.pick(one.place)}>
          {t('button.support', { name: pieceWords(t, view, one).name })}
        </Button>
      </span>
    ))
}

/** The buttons at the right of the prompt while something is asked. */
export const Answers = ({ play }: { readonly play: Play }) => {
  const { t } = useTranslation(WORDS)
  const { table, board } = play
  const { picking, can } = board
  const { busy } = table.given
  const seal = [...can].find((place) => place.startsWith('b.seal.'))
  return (
    <>
      <FirstAnswers table={table} board={board} />
      <Supporters play={play} />
      {BUTTONS.filter((id) => can.has(places.button(id))).map((id) => (
        <Button
          key={id}
          look={STRONG.has(id) ? 'go' : 'paper'}
          disabled={busy}
          answers={places.button(id)}
          onPress={() => void picking.pick(places.button(id))}
        >
          {t(`button.${id}`)}
        </Button>
      ))}
      {seal !== undefined && picking.chosen.length > 0 && (
        <Button look="go" size="lg" disabled={busy} onPress={() => void picking.pick(seal)}>
          {t('button.seal')}
        </Button>
      )}
    </>
  )
}

/** Ready, another order, or one of the formations that suit beginners. */
export const SetupAnswers = ({ play }: { readonly play: Play }) => {
  const { t } = useTranslation(WORDS)
  const { table, board, setup, free, near } = play
  const { busy, onAct } = table.given
  const take = (index: number): void => {
    if (free) setup.take(index)
    else onAct([`formation ${near === 0 ? 'R' : 'Y'} ${FORMATIONS[near][index]?.id ?? ''}`])
  }
  return (
    <>
      <RuleTag rule={board.handling.ask.rule} />
      {FORMATIONS[near].map(({ id }, index) => (
        <Button key={id} look="paper" size="sm" disabled={busy} onPress={() => take(index)}>
          {t(`formations.${id}`, { ns: GAME })}
        </Button>
      ))}
      {free && (
        <>
          <Button look="paper" icon="perspective-dice-six-faces-random" disabled={busy} onPress={setup.mix}>
            {t('button.mix')}
          </Button>
          <Button look="go" disabled={busy} onPress={setup.ready}>
            {t('button.ready')}
          </Button>
        </>
      )}
    </>
  )
}
