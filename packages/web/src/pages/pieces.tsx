import type { CatalogueEntry } from '@menagerie/engine'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { gameName } from '../game-name.ts'
import { games } from '../games.ts'
import { Button, ButtonLink } from '../pieces/button.tsx'
import { Card, CardBack, type CardLook, type CardState } from '../pieces/card.tsx'
import { Die } from '../pieces/die.tsx'
import { Gauge } from '../pieces/gauge.tsx'
import { ICON_NAMES } from '../pieces/icon-names.ts'
import { Icon } from '../pieces/icon.tsx'
import { Phases } from '../pieces/phases.tsx'
import { PromptBar } from '../pieces/prompt-bar.tsx'
import { PageRail } from '../pieces/rail.tsx'
import { Sheet } from '../pieces/sheet.tsx'
import { Wax } from '../pieces/wax.tsx'
import { WordCard } from '../pieces/word-card.tsx'
import './cards.css'
import { GameOnShelf, Shelf } from './home-box.tsx'
import './pieces.css'
import { CombinedExamples } from './pieces/combined.tsx'
import { CurtainExample } from './pieces/curtains.tsx'
import { MeasureExamples } from './pieces/measures.tsx'
import { PartExamples } from './pieces/parts.tsx'
import { PlaceExamples } from './pieces/places.tsx'
import { TeachingExamples } from './pieces/teaching.tsx'
import { ScrubberExample } from './pieces/scrubbers.tsx'
import { TokenExamples } from './pieces/tokens.tsx'
import { PIECES_WORDS } from './pieces/words.ts'

const SAMPLE: CardLook = {
  kind: 'sample',
  name: 'Sample',
  number: '20',
  plaque: 'hexagon',
  wide: false,
  picture: 'mark',
  sign: 'hexagon',
  band: 'Kind',
  stars: 0,
  note: 'One line of what it does.',
  label: 'Sample card, 20',
}
/** How the shelf looks with as many boxes as the house is built for. */
const SHELF: readonly CatalogueEntry[] = [
  'monster-maker',
  'double-headed-lion',
  'monster-pack',
  'monstructor',
  'dragon-treasure',
].map((id) => ({
  id,
  name: id.replace(/(^|-)(.)/g, (_, gap: string, letter: string) => `${gap === '' ? '' : ' '}${letter.toUpperCase()}`),
  seats: [2, 4],
  minutes: [20, 40],
  plays: [],
  load: () => Promise.reject(new Error('a box to look at')),
  loadBoard: () => Promise.reject(new Error('a box to look at')),
}))
const nothing = (): void => undefined

const STATES: readonly CardState[] = ['rest', 'can', 'chosen', 'staged', 'dead']

/** The ways to living boards, and how the shelf of boxes looks. */
const ShelfExamples = () => {
  const { t } = useTranslation()
  return (
    <>
      <h2 className="shelf-label">{t('boards', { ns: PIECES_WORDS })}</h2>
      <div className="row-p">
        {games.map((game) => (
          <ButtonLink key={game.id} look="go" to={`/pieces/${game.id}`}>
            {gameName(t, game.id)}
          </ButtonLink>
        ))}
      </div>
      <h2 className="shelf-label">{t('shelf', { ns: PIECES_WORDS })}</h2>
      <Shelf count={SHELF.length}>
        {SHELF.map((game) => (
          <GameOnShelf key={game.id} game={game} busy="" onPlay={nothing} />
        ))}
      </Shelf>
    </>
  )
}

/** Cards in every state, and dice. */
const CardExamples = () => {
  const { t } = useTranslation()
  return (
    <>
      <h2 className="shelf-label">{t('states', { ns: PIECES_WORDS })}</h2>
      <div className="row-p">
        {STATES.map((state) => (
          <figure key={state}>
            <Card look={SAMPLE} state={state} />
            <figcaption>{t(`state.${state}`, { ns: PIECES_WORDS })}</figcaption>
          </figure>
        ))}
        <figure>
          <CardBack picture="monster-pack/back" label={t('back', { ns: PIECES_WORDS })} />
          <figcaption>{t('back', { ns: PIECES_WORDS })}</figcaption>
        </figure>
        <figure>
          <WordCard title={t('rules.title')}>
            <p>{t('rules.lead')}</p>
          </WordCard>
          <figcaption>{t('words', { ns: PIECES_WORDS })}</figcaption>
        </figure>
      </div>
      <h2 className="shelf-label">{t('dice', { ns: PIECES_WORDS })}</h2>
      <div className="row-p dice-p">
        {[1, 2, 3, 4, 5, 6].map((face) => (
          <Die key={face} face={face} />
        ))}
        <Die face={3} material="red" />
        <Die face={5} material="blue" />
        <Die face={2} material="gold" />
        <Die face={0} material="stopped" />
      </div>
    </>
  )
}

/** People, and what is said to them. */
const WordExamples = () => {
  const { t } = useTranslation()
  return (
    <>
      <h2 className="shelf-label">{t('people', { ns: PIECES_WORDS })}</h2>
      <div className="row-p">
        {[0, 1, 2, 3, 4, 5].map((seat) => (
          <Wax key={seat} seat={seat} bot={seat === 5} />
        ))}
        <Gauge value={21} whole={30} label="21" />
        <Gauge value={5} whole={30} label="5" />
      </div>
      <h2 className="shelf-label">{t('words', { ns: PIECES_WORDS })}</h2>
      <Phases
        label={t('match.phases')}
        steps={(['draw', 'play', 'end'] as const).map((id, index) => ({
          id,
          name: t(`phase.${id}`, { ns: PIECES_WORDS }),
          now: index === 1,
        }))}
      />
      <PromptBar
        seat={0}
        bot={false}
        small={t('promptSmall', { ns: PIECES_WORDS })}
        actions={<Button look="go">{t('go', { ns: PIECES_WORDS })}</Button>}
      >
        {t('prompt', { ns: PIECES_WORDS })}
      </PromptBar>
    </>
  )
}

/** Buttons, a sheet and all icons. */
const ButtonExamples = () => {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <h2 className="shelf-label">{t('buttons', { ns: PIECES_WORDS })}</h2>
      <div className="row-p">
        <Button look="go" icon="check-mark" onPress={() => setOpen(true)}>
          {t('sheet', { ns: PIECES_WORDS })}
        </Button>
        <Button look="wood">{t('wood', { ns: PIECES_WORDS })}</Button>
        <Button look="danger">{t('danger', { ns: PIECES_WORDS })}</Button>
        <span className="panel pad">
          <Button look="paper">{t('paper', { ns: PIECES_WORDS })}</Button>
        </span>
      </div>
      <Sheet title={t('sheet', { ns: PIECES_WORDS })} open={open} onClose={() => setOpen(false)}>
        <p>{t('lead', { ns: PIECES_WORDS })}</p>
      </Sheet>
      <h2 className="shelf-label">{t('icons', { ns: PIECES_WORDS })}</h2>
      <ul className="icons-p">
        {ICON_NAMES.map((name) => (
          <li key={name}>
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
    </>
  )
}

/** `/pieces`: every reusable part of the client by itself, for those who build boards. */
export const PiecesPage = () => {
  const { t } = useTranslation()
  return (
    <>
      <PageRail games={games} />
      <main className="page pieces">
        <div className="page-head">
          <h1>{t('title', { ns: PIECES_WORDS })}</h1>
          <p>{t('lead', { ns: PIECES_WORDS })}</p>
        </div>
        <ShelfExamples />
        <CardExamples />
        <MeasureExamples />
        <TokenExamples />
        <PlaceExamples />
        <PartExamples />
        <CombinedExamples />
        <CurtainExample />
        <ScrubberExample />
        <WordExamples />
        <TeachingExamples />
        <ButtonExamples />
      </main>
    </>
  )
}
