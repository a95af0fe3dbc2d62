import { type Choices, isChoices } from '@menagerie/engine'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from 'react-aria-components/Checkbox'
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup'
import { useSearchParams } from 'wouter'
import type { BoardModule } from '../../boards/board.ts'
import type { PrintPart, PrintRoom } from '../../boards/print-room.ts'
import { errorText } from '../../errors.ts'
import { type GameRoom, games } from '../../games.ts'
import { addWords, wordsReady } from '../../i18n.ts'
import { Button, ButtonLink } from '../../pieces/button.tsx'
import { PageRail } from '../../pieces/rail.tsx'
import { RuleShelfContext } from '../../pieces/rules-context.ts'
import { WireError } from '../../wire/transport.ts'
import '../form.css'
import '../loadout-picker.css'
import '../new-table.css'
import { Trouble } from '../trouble.tsx'
import { useRoom } from '../use-room.ts'
import { Waiting } from '../waiting.tsx'
import { creditsPart } from './credits.tsx'
import { Decks, type DecksChosen, countsOf } from './decks.tsx'
import en from './locales/en.json'
import { GameRules } from './game-rules.tsx'
import { Pages } from './pages.tsx'
import { plan } from './plan.ts'
import './print.css'
import './sheet.css'
import { Pick } from './fields.tsx'
import { Advice, SettingFields, type Codes, baseOf, startSettings } from './settings.tsx'

addWords('print', { en }, { ja: () => import('./locales/ja.json') })

/** `/print/<game>`: everything of a game on paper. `?choices=` options as JSON, `?deck=` a preset by id. */
export const PrintPage = ({ game }: { readonly game: string }) => {
  const { t } = useTranslation('print')
  const { data, error } = useRoom(game)
  const { data: prints, error: none } = useQuery({
    queryKey: ['print', game],
    enabled: data !== undefined,
    staleTime: Infinity,
    retry: false,
    queryFn: async () => {
      const load = data?.board.print
      if (load === undefined) throw new WireError(404, 'notFound', null, {}, [])
      const loaded = await load()
      await wordsReady()
      return loaded
    },
  })
  useEffect(() => {
    if (data !== undefined) document.title = `${t('title')} · ${t('name', { ns: game })}`
  }, [t, data, game])
  const failed = error ?? none
  if (failed !== null) {
    return (
      <>
        <PageRail games={games} />
        <Trouble title={t('notFound.title')} text={errorText(t, failed)}>
          <ButtonLink look="go" to="/">
            {t('toHome')}
          </ButtonLink>
        </Trouble>
      </>
    )
  }
  return data === undefined || prints === undefined ? <Waiting /> : <Print {...data} prints={prints} />
}

const given = (text: string | null): Choices => {
  try {
    const read: unknown = JSON.parse(text ?? '{}')
    return isChoices(read) ? read : {}
  } catch {
    return {}
  }
}

/** Prints when every letter and every picture is here. */
const printNow = async (): Promise<void> => {
  await document.fonts.ready
  await Promise.allSettled([...document.querySelectorAll<HTMLImageElement>('.sheets img')].map((one) => one.decode()))
  window.print()
}

const Print = ({
  room,
  board,
  prints,
}: {
  readonly room: GameRoom
  readonly board: BoardModule
  readonly prints: PrintRoom
}) => {
  const { t } = useTranslation('print')
  const [search] = useSearchParams()
  const [choices, setChoices] = useState<Choices>(() => given(search.get('choices')))
  const [mode, setMode] = useState<'each' | 'decks'>(search.has('deck') ? 'decks' : 'each')
  const [decks, setDecks] = useState<DecksChosen>(() => ({ presets: search.getAll('deck'), own: false, text: '' }))
  const [left, setLeft] = useState<readonly string[]>([])
  const [settings, setSettings] = useState(startSettings)
  const [codes, setCodes] = useState<Codes>(() => ({ on: true, base: location.origin }))

  const faults = useMemo(() => room.faults(choices, room.seats[0] ?? 2), [room, choices])
  const presets = useMemo(() => room.loadouts?.presets(choices) ?? [], [room, choices])
  const parts = useMemo<readonly PrintPart[]>(() => {
    const own = faults.length > 0 ? [] : prints.parts(choices, settings.ink, t)
    return own.length === 0 ? [] : [...own, creditsPart(t, room.id, prints.credit(t))]
  }, [prints, choices, faults, settings.ink, t, room.id])
  const byDeck = room.loadouts !== null && parts.some((part) => part.kind === 'cards' && part.byDeck)
  const counts = useMemo(
    () => (byDeck && mode === 'decks' ? countsOf(board, choices, presets, decks, t) : null),
    [byDeck, mode, board, choices, presets, decks, t],
  )
  const printed = useMemo(() => parts.filter((part) => !left.includes(part.id)), [parts, left])
  const pages = useMemo(() => plan(printed, counts, settings), [printed, counts, settings])
  const base = baseOf(codes)
  // Typing an address or a deck stays quick; the pages follow.
  const shownPages = useDeferredValue(pages)
  const shownBase = useDeferredValue(base)
  const late = shownPages !== pages || shownBase !== base
  const addressOf = useMemo(
    () => (help: string) => (shownBase === null ? null : `${shownBase}/cards/${room.id}/${encodeURIComponent(help)}`),
    [shownBase, room.id],
  )
  const shelf = useMemo(
    () => ({
      game: room.id,
      knows: () => true,
      open: (rule: string) => void window.open(`/rules/${room.id}/${rule}`, '_blank', 'noreferrer'),
    }),
    [room.id],
  )
  const sheets = settings.sides === 'both' ? Math.ceil(pages.length / 2) : pages.length

  return (
    <RuleShelfContext value={shelf}>
      <PageRail games={games} />
      <main className="page print-page" data-game={room.id}>
        <div className="page-head">
          <h1>{t('title')}</h1>
          <p>{t('name', { ns: room.id })}</p>
        </div>
        <div className="print-cols">
          <div className="print-side">
            <section className="panel sheet-paper print-go">
              <Button look="go" size="lg" disabled={pages.length === 0 || late} onPress={() => void printNow()}>
                {t('print', { count: pages.length })}
              </Button>
              <p role="status">{pages.length === 0 ? t('nothing') : t('sheets', { count: sheets })}</p>
            </section>
            <section className="panel sheet-paper">
              <h2>{t('which')}</h2>
              <CheckboxGroup
                className="print-parts"
                aria-label={t('which')}
                value={parts.map(({ id }) => id).filter((id) => !left.includes(id))}
                onChange={(ids) => setLeft(parts.map(({ id }) => id).filter((id) => !ids.includes(id)))}
              >
                {parts.map((part) => (
                  <Checkbox key={part.id} className="check" value={part.id}>
                    <i className="box" />
                    <span>
                      <b>{part.name}</b>
                      <small>{part.help}</small>
                    </span>
                  </Checkbox>
                ))}
              </CheckboxGroup>
              {byDeck && (
                <Pick
                  title={t('cards')}
                  ids={['each', 'decks']}
                  words={(id) => t(`mode.${id}`)}
                  value={mode}
                  onPick={setMode}
                />
              )}
              {byDeck && mode === 'decks' && (
                <Decks room={room} choices={choices} presets={presets} chosen={decks} onChoose={setDecks} />
              )}
              {counts !== null && counts.size === 0 && <p className="help">{t('noDeck')}</p>}
            </section>
            <SettingFields settings={settings} onSet={setSettings} codes={codes} onCodes={setCodes} />
            <GameRules room={room} ids={prints.options} choices={choices} faults={faults} onChoose={setChoices} />
            <Advice settings={settings} />
          </div>
          <div className="print-pages">
            <Pages pages={shownPages} late={late} settings={settings} game={room.id} addressOf={addressOf} />
          </div>
        </div>
      </main>
    </RuleShelfContext>
  )
}
