import { type SomeBox, type Startable, writePosition } from '@menagerie/engine'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { gameName } from '../../game-name.ts'
import { games } from '../../games.ts'
import { Button } from '../../pieces/button.tsx'
import { PageRail } from '../../pieces/rail.tsx'
import { ChoiceChips } from '../choice-chips.tsx'
import { type Other, OthersField, OwnSeatField } from '../device/sitting.tsx'
import { PositionEditor } from './editor.tsx'
import { type TextPlace, placeIn } from './places.ts'
import './position.css'
import { useSharing, useStarting, useText } from './use-position.ts'
import { type Written, faultsOf, useWritten } from './use-written.ts'
import { Verdict } from './verdict.tsx'
import { POSITION } from './words.ts'

/** The first position of the game's course. */
const exampleOf = (some: SomeBox): string =>
  some(({ game, tutorial }) => {
    const position = tutorial.find((lesson) => lesson.position !== null)?.position ?? null
    return writePosition({ game: game.id, choices: {}, position })
  })

/** Who plays at a position that can be played, and the way there. */
const StartPanel = ({ written, startable }: { readonly written: Written; readonly startable: Startable }) => {
  const { t } = useTranslation(POSITION)
  const { start, busy, trouble } = useStarting(written)
  const [chosen, setSeat] = useState<number | null>(null)
  const [other, setOther] = useState<Other>('club')
  const { seats, asked } = startable
  const seat = chosen !== null && chosen < seats ? chosen : (asked[0] ?? 0)
  const names = Array.from({ length: seats }, (_, one) => t('device:player', { seat: one + 1 }))
  return (
    <section className="panel sheet-paper form" aria-label={t('sit')}>
      <h2 className="h-panel">{t('sit')}</h2>
      <OwnSeatField names={names} bots={names.map((_, one) => one !== seat)} seat={seat} onChoose={setSeat} />
      <OthersField other={other} onChoose={setOther} />
      {trouble !== null && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      <div className="row">
        <Button look="go" icon="crossed-swords" disabled={busy} onPress={() => void start(seat, other)}>
          {t('start')}
        </Button>
      </div>
    </section>
  )
}

/** `/position`: a written position, all that is wrong with it at its places, and the table that begins with it. */
export const PositionPage = () => {
  const { t } = useTranslation(POSITION)
  const { text, take, open, broken } = useText()
  const [game, setGame] = useState<string>(games[0]?.id ?? '')
  const written = useWritten(text, game)
  const tried = broken ?? written.tried
  const placed = useMemo(
    () => faultsOf(tried).map((found) => ({ fault: found, place: placeIn(text, found.path) })),
    [tried, text],
  )
  const wrong = useMemo(() => new Set(placed.flatMap(({ place }) => (place === null ? [] : [place.line]))), [placed])
  const area = useRef<HTMLTextAreaElement>(null)
  const { share, notice } = useSharing(text)
  useEffect(() => {
    document.title = `${t('title')} · ${t('client:name')}`
  }, [t])
  const show = ({ from, to, line }: TextPlace): void => {
    const field = area.current
    if (field === null) return
    field.focus()
    field.setSelectionRange(from, to)
    field.scrollTop = (line - 3) * (field.scrollHeight / text.split('\n').length)
  }
  return (
    <>
      <PageRail games={games} />
      <main className="page position-page">
        <header className="page-head">
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </header>
        <section className="panel sheet-paper form" aria-label={t('text')}>
          {(text === '' || written.position?.game === null) && (
            <div className="field">
              <span className="label" id="position-game">
                {t('game')}
              </span>
              <ChoiceChips
                labelId="position-game"
                ids={games.map(({ id }) => id)}
                words={(id) => gameName(t, id)}
                value={game}
                onChange={setGame}
              />
            </div>
          )}
          <PositionEditor
            {...{ text, area, wrong }}
            describedBy="position-verdict"
            onText={take}
            onFile={(file) => void open(file)}
          />
          {text === '' && written.box !== null && (
            <div className="row">
              <Button look="paper" icon="open-book" onPress={() => take(exampleOf(written.box as SomeBox))}>
                {t('example')}
              </Button>
            </div>
          )}
          <Verdict id="position-verdict" room={written.room} tried={tried} placed={placed} onShow={show} />
          {tried?.ok === true && (
            <div className="row">
              <Button look="paper" icon="linked-rings" onPress={() => void share()}>
                {t('share')}
              </Button>
              <p role="status">{notice}</p>
            </div>
          )}
        </section>
        {tried?.ok === true && <StartPanel written={written} startable={tried.value} />}
      </main>
    </>
  )
}
