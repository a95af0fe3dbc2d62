import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from 'react-aria-components/Checkbox'
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup'
import { games } from '../../games.ts'
import { addWords, wordsReady } from '../../i18n.ts'
import { Button } from '../../pieces/button.tsx'
import { PageRail } from '../../pieces/rail.tsx'
import { type RuleShelf, RuleShelfContext } from '../../pieces/rules-context.ts'
import { WireError } from '../../wire/transport.ts'
import { NoSuchGame } from '../trouble.tsx'
import { useRoom } from '../use-room.ts'
import { Waiting } from '../waiting.tsx'
import { Decks } from './decks.tsx'
import { Pick } from './fields.tsx'
import { GameRules } from './game-rules.tsx'
import en from './locales/en.json'
import { Pages } from './pages.tsx'
import '../../pieces/card-on-paper.css'
import './print.css'
import { Advice, SettingFields } from './settings.tsx'
import './sheet.css'
import { type Printable, type Wishes, usePages, useWishes } from './use-wishes.ts'

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
  if (failed !== null) return <NoSuchGame error={failed} />
  return data === undefined || prints === undefined ? <Waiting /> : <Print {...data} prints={prints} />
}

/** Prints when every letter and every picture is here. */
const printNow = async (): Promise<void> => {
  await document.fonts.ready
  await Promise.allSettled([...document.querySelectorAll<HTMLImageElement>('.sheets img')].map((one) => one.decode()))
  window.print()
}

/** Which parts, and of which decks. */
const PartFields = ({ room, wishes }: { readonly room: Printable['room']; readonly wishes: Wishes }) => {
  const { t } = useTranslation('print')
  const { parts, left, setLeft, mode, setMode, choices, presets, decks, setDecks, counts } = wishes
  return (
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
      {mode !== null && (
        <Pick
          title={t('cards')}
          ids={['each', 'decks']}
          words={(id) => t(`mode.${id}`)}
          value={mode}
          onPick={setMode}
        />
      )}
      {mode === 'decks' && <Decks room={room} choices={choices} presets={presets} chosen={decks} onChoose={setDecks} />}
      {counts !== null && counts.size === 0 && <p className="help">{t('noDeck')}</p>}
    </section>
  )
}

/** A rule is opened beside the page: what was chosen here stays. */
const shelfOf = (game: string): RuleShelf => ({
  game,
  knows: () => true,
  open: (rule) => void window.open(`/rules/${game}/${rule}`, '_blank', 'noreferrer'),
})

const Print = (printable: Printable) => {
  const { room, prints } = printable
  const { t } = useTranslation('print')
  const wishes = useWishes(printable)
  const { choices, faults, settings, codes } = wishes
  const pages = usePages(room.id, wishes)
  const shelf = useMemo(() => shelfOf(room.id), [room.id])
  return (
    <RuleShelfContext value={shelf}>
      <PageRail games={games} />
      <main className="page print-page" data-printed="sheets" data-game={room.id}>
        <div className="page-head">
          <h1>{t('title')}</h1>
          <p>{t('name', { ns: room.id })}</p>
        </div>
        <div className="print-cols">
          <div className="print-side">
            <section className="panel sheet-paper print-go">
              <Button look="go" size="lg" disabled={pages.count === 0 || pages.late} onPress={() => void printNow()}>
                {t('print', { count: pages.count })}
              </Button>
              <p role="status">{pages.count === 0 ? t('nothing') : t('sheets', { count: pages.sheets })}</p>
            </section>
            <PartFields room={room} wishes={wishes} />
            <SettingFields settings={settings} onSet={wishes.setSettings} codes={codes} onCodes={wishes.setCodes} />
            <GameRules
              room={room}
              ids={prints.options}
              choices={choices}
              faults={faults}
              onChoose={wishes.setChoices}
            />
            <Advice settings={settings} />
          </div>
          <div className="print-pages">
            <Pages
              pages={pages.shown}
              late={pages.late}
              settings={settings}
              game={room.id}
              addressOf={pages.addressOf}
            />
          </div>
        </div>
      </main>
    </RuleShelfContext>
  )
}
