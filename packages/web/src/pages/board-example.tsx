import type { Choices } from '@menagerie/engine'
import { entryOf } from '@menagerie/games'
import type { Frame, Lobby } from '@menagerie/protocol'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'wouter'
import { type Wire, WireContext, openWire } from '../wire/hooks.ts'
import { type KnownMatch, learn } from '../wire/live.ts'
import { type Example, openExample } from './board-example/example.ts'
import { EXAMPLE_ID, localTransport, nameless } from './board-example/local-table.ts'
import { MatchPage } from './match.tsx'
import { NotFoundPage } from './not-found.tsx'
import { useRoom } from './use-room.ts'
import { Waiting } from './waiting.tsx'

const rulesOf = (words: string | null): Choices => (words === null ? {} : (JSON.parse(words) as Choices))

/** The table the address asks for; null until it is opened. */
const useExample = (game: string, lobby: Lobby): Example | null => {
  const [search] = useSearchParams()
  const [example, setExample] = useState<Example | null>(null)
  const seed = search.get('seed') ?? '1'
  const skip = Number(search.get('skip') ?? 0)
  const position = search.get('position')
  useEffect(() => {
    let gone = false
    void entryOf(game)
      ?.load()
      .then((some) => {
        const arranged = { choices: lobby.choices, seats: lobby.seats.length, seed, skip, position }
        const made = openExample(some, arranged)
        if (!gone) setExample(made)
      })
    return () => {
      gone = true
    }
  }, [game, seed, skip, lobby, position])
  return example
}

/** The example played on behind a transport of its own, and how the match stands; null until it is there. */
const usePlayed = (
  example: Example | null,
  lobby: Lobby,
): { readonly wire: Wire; readonly match: KnownMatch } | null => {
  const [match, setMatch] = useState<KnownMatch | null>(null)
  const local = useMemo(() => {
    if (example === null) return null
    const publish = (frame: Frame): void => setMatch((known) => learn(known ?? undefined, frame) ?? known)
    const made = localTransport(example, lobby, 0, publish)
    return { ...made, wire: openWire(made.transport) }
  }, [example, lobby])
  useEffect(() => {
    if (local === null) return
    let gone = false
    setMatch(null)
    void local.transport.frame(EXAMPLE_ID, -1, null).then((frame) => {
      if (gone) return
      setMatch({ frame, updates: frame.updates })
      local.open()
    })
    return () => {
      gone = true
      local.close()
    }
  }, [local])
  return local === null || match === null ? null : { wire: local.wire, match }
}

/** The same seats with names in the language spoken. */
const useNamed = (lobby: Lobby): Lobby => {
  const { t } = useTranslation()
  return useMemo(() => {
    const partner = (index: number): string =>
      lobby.seats.length === 2 ? t('pieces.partner') : `${t('pieces.partner')} ${index}`
    return {
      ...lobby,
      seats: lobby.seats.map((one, index) => ({ ...one, name: one.you ? t('pieces.you') : partner(index) })),
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
 * many decisions played beforehand, `?choices=` options as JSON, `?position=` an arranged position as JSON.
 */
export const BoardExamplePage = ({ game }: { readonly game: string }) => {
  const [search] = useSearchParams()
  const { data: loaded, error } = useRoom(game)
  const choices = search.get('choices')
  const seats = Number(search.get('seats') ?? entryOf(game)?.seats[0] ?? 2)
  // The table has no names: another language, or one whose words come late, goes on with the same game.
  const lobby = useMemo(() => nameless(game, rulesOf(choices), seats), [game, choices, seats])
  const named = useNamed(lobby)
  const played = usePlayed(useExample(game, lobby), lobby)
  const match = played?.match ?? null
  const shown = useMemo(() => (match === null ? null : withNames(match, named)), [match, named])

  if (error !== null) return <NotFoundPage />
  if (loaded === undefined || played === null || shown === null) return <Waiting />
  return (
    <WireContext value={played.wire}>
      <QueryClientProvider client={played.wire.cache}>
        <MatchPage lobby={named} match={shown} room={loaded.room} board={loaded.board} />
      </QueryClientProvider>
    </WireContext>
  )
}
