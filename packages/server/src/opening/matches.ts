import { randomBytes, randomUUID } from 'node:crypto'
import { type Authority, openAuthority } from '@menagerie/authority'
import { botsOf } from '../bots/bots.ts'
import { openBotRunner } from '../bots/runner.ts'
import { openChat } from '../chat/chat.ts'
import type { Place } from '../lobby/place.ts'
import { followUp } from '../match/follow.ts'
import { nativeDigest, nativeHash } from '../match/hash.ts'
import { openMatchStore } from '../match/store.ts'
import { openElsewhere } from '../nodes/elsewhere.ts'
import { allLeases, openLeases } from '../nodes/leases.ts'
import { openOwners, soleOwner } from '../nodes/owners.ts'
import { openWords } from '../nodes/words.ts'
import { openPresences } from '../presence/presence.ts'
import { rateMatch } from '../rating/rate.ts'
import { type BusOptions, noBus, openBus } from '../store/bus.ts'
import { openHub } from '../stream/hub.ts'
import { isOfToken } from '../tokens/tokens.ts'
import type { Ground } from './ground.ts'

/** Milliseconds; longer than the database has for one answer (`openDatabase`), which then says itself that it is away. */
const STORE_PATIENCE_MS = 15_000
const MATCHES_IN_MEMORY = 1000
/** Milliseconds that a match nobody looks at stays in memory. */
const IDLE_MS = 30_000

/**
 * The authority over the matches of this server, those who hear of them, and the servers beside it. They know each other in a ring:
 * what one tells another is told when all of them are open.
 */
export const openMatches = async (ground: Ground) => {
  const { options, logger, closers, onFailure, db, pool, games, metrics, time, whereabouts, identities } = ground
  const { siblings } = options
  const elsewhere = openElsewhere()
  const hub = openHub({
    games,
    beatSeconds: options.beatSeconds,
    now: time.now,
    onPresence: (table, userId) => void follow.showPresence(table, userId),
    onListening: (name, isHere) => words.listening(name, isHere),
  })
  const presences = openPresences({ db, hub, time, quietly: (work) => authority.chores.quietly(work) })
  closers.add(presences.close)
  const runner = options.botRunner ?? openBotRunner(options.workers)
  closers.add(runner.close)
  /** Words of other servers may have been lost. */
  const lookAgain = (): void => hub.watched().forEach((id) => void follow.changedElsewhere(id))
  const onMoved = (): void => {
    const isMoved = (table: string): boolean => owners.ownerOf(table) !== null
    void authority.chores.surely(async () => shared?.giveBack())
    hub.endMoved(isMoved)
  }
  const owners = siblings === null ? soleOwner(randomUUID) : openOwners({ ...siblings, onMoved }, randomUUID)
  const shared =
    ground.own === null
      ? openLeases({
          db,
          games,
          ...(siblings === null ? {} : { owns: (id: string) => owners.ownerOf(id) === null }),
          onLiving: (names) => {
            owners.living(names)
            words.strangers(names.some((name) => !owners.isSibling(name)))
          },
          onKept: (ids) => void authority.chores.surely(() => authority.resume(ids)),
          onLapsed: () => authority.rest(),
          onGone: lookAgain,
          tellFree: () => bus.tellFree(),
          onFailure,
        })
      : null
  const leases = shared ?? allLeases
  const words = openWords({
    isOwn: (id) => owners.ownerOf(id) === null && leases.keeps(id),
    tell: (id) => bus.tell(id),
    tellListened: siblings === null ? null : (listened) => siblings.say({ listened, slot: siblings.slot }),
  })
  const chat = openChat({ db, hub })
  const follow = followUp({
    chat,
    db,
    authority: () => authority,
    hub,
    leases,
    seen: (id, userId) => {
      bots.queue.look()
      return presences.changed(id, userId)
    },
    tellServers: (id, people) => words.moved(id, people),
  })
  const bots = botsOf({
    runner,
    whereabouts,
    isNear: elsewhere.isNear,
    isPresent: hub.isPresent,
    thinkMs: options.botThinkMs,
    patienceMs: options.botPatienceMs,
  })
  metrics.watch({ lines: hub.lines, bots: bots.queue, pool })
  const authority: Authority<Place> = openAuthority<Place>({
    store: metrics.timed(
      openMatchStore({ db, pool, shared: ground.own === null, onEnded: (ids) => ids.forEach(leases.forget) }),
    ),
    storePatienceMs: STORE_PATIENCE_MS,
    load: games.box,
    plays: games.plays,
    time,
    random: randomBytes,
    hash: nativeHash,
    digest: nativeDigest,
    bots,
    keeps: (id) => leases.keeps(id),
    presence: presences,
    show: (match, { isToldElsewhere }) => {
      if (!isToldElsewhere) {
        const { game } = match.place.table
        metrics.decided(game)
        logger.info({ table: match.id, game, version: match.table.version() }, 'decided')
      }
      follow.show(match, isToldElsewhere)
    },
    onOver: (id) => {
      logger.info({ table: id }, 'match over')
      void authority.chores.surely(() => rateMatch({ db, games }, id))
      return follow.ended(id)
    },
    onUnplayable: (id, fault) => logger.error({ table: id, fault }, 'a stored match is unplayable'),
    onFailure,
    capacity: MATCHES_IN_MEMORY,
  })
  closers.add(authority.idle)
  const tidy = setInterval(() => authority.forgetIdle(IDLE_MS, hub.isWatched), IDLE_MS / 3)
  closers.add(() => clearInterval(tidy))
  const ended = (session: string): void => {
    identities.forget(session)
    hub.endSession(session)
  }
  const heard: Pick<BusOptions, 'onChanged' | 'onEnded' | 'onReseated' | 'onRemark' | 'onGap'> = {
    onChanged: (id) => {
      elsewhere.moved(id)
      bots.queue.look()
      void follow.changedElsewhere(id)
    },
    onEnded: (session) => ended(session),
    onReseated: (id) => void follow.reseated(id),
    onRemark: (id, side, number) => void authority.chores.surely(() => chat.show(id, side, number)),
    onGap: () => {
      // Somebody may have been forgotten.
      authority.discard(null)
      hub.watched().forEach((id) => void follow.reseated(id))
      lookAgain()
      identities.forget(null)
      const held = hub.sessions()
      const browsers = held.filter((session) => !isOfToken(session))
      for (const gone of [identities.endedOf(browsers), ground.tokens.endedOf(held)])
        gone.then((sessions) => sessions.forEach(hub.endSession), onFailure)
    },
  }
  const bus =
    shared === null
      ? noBus
      : await openBus({
          ...heard,
          connection: ground.connection,
          name: owners.name,
          beat: shared.beat,
          onLost: shared.lost,
          onFree: shared.look,
          warn: ground.warn,
        })
  closers.add(bus.close)
  return { hub, owners, leases, words, chat, follow, authority, bus, ended }
}

export type OpenMatches = Awaited<ReturnType<typeof openMatches>>
