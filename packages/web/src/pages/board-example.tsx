import type { Choices, SomeBox, Viewer } from '@menagerie/engine'
import { entryOf } from '@menagerie/games'
import type { Frame, Lobby } from '@menagerie/protocol'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'wouter'
import { type Wire, WireContext, openWire } from '../wire/hooks.ts'
import { type KnownMatch, learn } from '../wire/known.ts'
import { type Example, openExample } from './board-example/example.ts'
import { EXAMPLE_ID, localTransport, nameless } from './board-example/local-table.ts'
import { MatchPage } from './match.tsx'
import { NotFoundPage } from './not-found.tsx'
import { PIECES_WORDS } from './pieces/words.ts'
import { useRoom } from './use-room.ts'
import { Waiting } from './waiting.tsx'

const rulesOf = (words: string | null): Choices => (words === null ? {} : (JSON.parse(words) as Choices))

/** The table an address asks for, and who looks at it. */
interface Opened {
  readonly address: string
  readonly example: Example
  readonly lobby: Lobby
  readonly viewer: Viewer
  /** Nobody plays on. */
  readonly still: boolean
  /** One decision is made and told. */
  readonly told: boolean
  /** Decisions say what they are for. */
  readonly explains: boolean
  /** Whoever looks was away. */
  readonly away: boolean
}

const openAt = (some: SomeBox, game: string, address: string): Opened => {
  const asked = new URLSearchParams(address)
  const choices = rulesOf(asked.get('choices'))
  const seats = Number(asked.get('seats') ?? entryOf(game)?.seats[0] ?? 2)
  const seat = asked.get('seat') ?? '0'
  const viewer: Viewer = seat === 'spectator' ? seat : Number(seat)
  const example = openExample(some, {
    choices,
    seats,
    seed: asked.get('seed') ?? '1',
    skip: Number(asked.get('skip') ?? 0),
    guided: asked.get('play') === 'guided',
    position: asked.get('position'),
  })
  const lobby = nameless(game, choices, seats, viewer)
  return {
    address,
    example,
    lobby,
    viewer,
    still: asked.has('still'),
    told: asked.has('told'),
    explains: asked.has('explain'),
    away: asked.has('away'),
  }
}

/** What the address asks for; until it is opened what was asked for before, null at first. */
const useOpened = (game: string): Opened | null => {
  const [search] = useSearchParams()
  const [opened, setOpened] = useState<Opened | null>(null)
  const address = search.toString()
  useEffect(() => {
    let gone = false
    void entryOf(game)
      ?.load()
      .then((some) => {
        const made = openAt(some, game, address)
        if (!gone) setOpened(made)
      })
    return () => {
      gone = true
    }
  }, [game, address])
  return opened
}

/** One decision, as soon as the table has been drawn: there is nothing to tell to a page that never saw what was before. */
const onceDrawn = (decide: () => void): (() => () => void) => {
  let decided = false
  return () => {
    const timer = setTimeout(() => {
      if (!decided) decide()
      decided = true
    })
    return () => clearTimeout(timer)
  }
}

interface Played {
  readonly wire: Wire
  readonly match: KnownMatch
  /** What follows when the table is drawn and nothing is told. */
  readonly onRest: (() => () => void) | null
}

/** The example played on behind a transport of its own, and how the match stands; null until it is there. */
const usePlayed = (opened: Opened | null): Played | null => {
  const [known, setKnown] = useState<{ readonly of: Opened; readonly match: KnownMatch } | null>(null)
  const local = useMemo(() => {
    if (opened === null) return null
    const publish = (frame: Frame): void =>
      setKnown((now) => {
        const match = learn(now?.of === opened ? now.match : undefined, frame)
        return match === null ? now : { of: opened, match }
      })
    const made = localTransport(opened.example, opened.lobby, opened.viewer, publish)
    return { ...made, opened, wire: openWire(made.transport), onRest: opened.told ? onceDrawn(made.goOn) : null }
  }, [opened])
  useEffect(() => {
    if (local === null) return
    let gone = false
    // What is fetched later elsewhere is here with the board.
    void Promise.all([local.transport.frame(EXAMPLE_ID, -1, null), import('./again/again.tsx')]).then(([frame]) => {
      if (gone) return
      setKnown({ of: local.opened, match: { frame, updates: frame.updates } })
      document.documentElement.dataset['example'] = local.opened.address
      if (!local.opened.still) local.open()
    })
    return () => {
      gone = true
      local.close()
    }
  }, [local])
  // Another table begins with a page of its own: nothing that was open or told at the last one stays.
  return local === null || known?.of !== opened ? null : { wire: local.wire, match: known.match, onRest: local.onRest }
}

/** The same seats with names in the language spoken: the table itself has none, so another language goes on with the same game. */
const useNamed = (lobby: Lobby | null): Lobby | null => {
  const { t } = useTranslation()
  return useMemo(() => {
    if (lobby === null) return null
    const partner = (index: number): string =>
      lobby.seats.length === 2 ? t('partner', { ns: PIECES_WORDS }) : `${t('partner', { ns: PIECES_WORDS })} ${index}`
    return {
      ...lobby,
      seats: lobby.seats.map((one, index) => ({
        ...one,
        name: one.you ? t('you', { ns: PIECES_WORDS }) : partner(index),
      })),
    }
  }, [lobby, t])
}

const withNames = (match: KnownMatch, { seats }: Lobby): KnownMatch => ({
  ...match,
  frame: {
    ...match.frame,
    players: match.frame.players.map((one, index) => ({ ...one, name: seats[index]?.name ?? '' })),
  },
})

/**
 * `/pieces/<game>`: the board by itself, living, without a server. `?seed=` another game, `?seats=` for how many, `?skip=` so
 * many decisions played beforehand (`?play=guided`: mostly good ones), `?choices=` options as JSON, `?position=` an arranged
 * position as JSON; `?seat=` the seat that looks, or `spectator`; `?still=1`: nobody plays on, `?told=1`: but one decision,
 * and it is told; `?away=1`: whoever looks was away, and is offered what they missed; `?explain=1`: decisions say what they
 * are for. What is shown stands in `data-example` of the document.
 */
export const BoardExamplePage = ({ game }: { readonly game: string }) => {
  const { data: loaded, error } = useRoom(game)
  const opened = useOpened(game)
  const named = useNamed(opened?.lobby ?? null)
  const played = usePlayed(opened)
  const match = played?.match ?? null
  const shown = useMemo(() => (match === null || named === null ? null : withNames(match, named)), [match, named])
  const board = loaded?.board
  const still = opened?.still === true
  const calm = useMemo(() => (board === undefined || !still ? board : { ...board, forced: () => null }), [board, still])

  if (error !== null) return <NotFoundPage />
  if (loaded === undefined || calm === undefined || played === null || named === null || shown === null)
    return <Waiting />
  return (
    <WireContext value={played.wire}>
      <QueryClientProvider client={played.wire.cache}>
        <MatchPage
          lobby={named}
          match={shown}
          room={loaded.room}
          board={calm}
          missed={opened?.away === true}
          onRest={played.onRest}
          explains={opened?.explains === true}
          still={still}
        />
      </QueryClientProvider>
    </WireContext>
  )
}
