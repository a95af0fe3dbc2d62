import type { View } from '@menagerie/games/monster-pack'
import { useTranslation } from 'react-i18next'
import { Button } from '../../pieces/button.tsx'
import { FirstAnswers } from '../board-prompt.tsx'
import { places } from './choices.ts'
import { WORDS } from './looks.ts'
import type { Play } from './use-play.ts'

/** The actions of the prompt's own buttons, the one that goes on last. */
const BUTTONS = ['redraw', 'skipSummon', 'keepHand', 'passBoost', 'proceed'] as const
type ButtonKind = (typeof BUTTONS)[number]

const wordOf = (kind: ButtonKind, phase: View['phase']['kind']): string => {
  switch (kind) {
    case 'passBoost':
      return phase === 'boost1' ? 'prompt.pass1' : 'prompt.pass2'
    case 'keepHand':
      return 'prompt.keep'
    case 'proceed':
      return 'prompt.proceedButton'
    default:
      return `prompt.${kind}`
  }
}

/** The buttons at the right of the prompt while something is asked. */
export const Answers = ({ table, board }: Pick<Play, 'table' | 'board'>) => {
  const { t } = useTranslation(WORDS)
  const { picking, can } = board
  return (
    <>
      <FirstAnswers table={table} board={board} />
      {BUTTONS.filter((kind) => can.has(places.button(kind)) || picking.others.has(places.button(kind))).map((kind) => (
        <Button
          key={kind}
          look={kind === 'redraw' || kind === 'skipSummon' ? 'paper' : 'go'}
          disabled={table.given.busy}
          answers={places.button(kind)}
          onPress={() => void picking.begin(places.button(kind))}
        >
          {t(wordOf(kind, table.view.phase.kind))}
        </Button>
      ))}
    </>
  )
}
