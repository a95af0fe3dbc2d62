import {
  type Choices,
  type ClaimRow,
  type Fault,
  type OptionRow,
  type Preset,
  type Seat,
  applies,
  claimRowsOf,
  claimsAt,
  releasedClaims,
  withClaim,
} from '@menagerie/engine'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'wouter'
import { isOfAbsence, isOfSpectators } from '../absence-rows.ts'
import type { GameRoom } from '../../games.ts'
import { useNames } from './seats-here.tsx'
import { type Picked, SURPRISE, pickedFaults } from '../loadout/picker.tsx'
import { ADDED, type SeatChoice } from '../seat-fields.tsx'

/** The choices that differ from their defaults, in the order of the rows: how a preset is known again. Nobody's claim is part of one. */
const changedFrom = (rows: readonly OptionRow[], choices: Choices): Choices =>
  Object.fromEntries(
    rows.flatMap((row) =>
      row.kind === 'claim' || choices[row.id] === undefined || choices[row.id] === row.default
        ? []
        : [[row.id, choices[row.id]]],
    ),
  )

/** The rules of a new table, as far as they are chosen. */
export interface WantedRules {
  readonly choices: Choices
  /** Those of them that mean something: rows that are not shown say nothing. */
  readonly sent: Choices
  readonly shown: readonly OptionRow[]
  /** The ready-made choices these are; undefined for none. */
  readonly preset: Preset | undefined
  readonly faults: readonly Fault[]
  readonly set: (id: string, value: unknown) => void
  readonly setAll: (choices: Choices) => void
  readonly claim: (row: ClaimRow, seat: Seat, claim: number | null) => void
}

export const useWantedRules = (room: GameRoom, { seats, onDevice, alone }: WantedSeats): WantedRules => {
  const [choices, setChoices] = useState<Choices>({})
  // Nothing measures a decision on a device that sleeps in a pocket, and nobody looks on from elsewhere.
  const isOfServer = (row: OptionRow): boolean =>
    room.clocks.includes(row.id) || isOfSpectators(row) || (row.scope === 'table' && row.readBy === 'bank')
  const isIdle = (row: OptionRow): boolean =>
    (onDevice && isOfServer(row)) ||
    // Nobody waits for anybody at a device, or where one plays against bots alone.
    ((onDevice || alone) && isOfAbsence(row))
  const shown = room.options.filter((row) => applies(row, room.options, choices) && !isIdle(row))
  const sent = useMemo(
    () =>
      releasedClaims(
        room.options,
        Object.fromEntries(Object.entries(choices).filter(([id]) => shown.some((row) => row.id === id))),
        (seat) => seats[seat] !== 'me' && seats[seat] !== 'here',
      ),
    [room, choices, shown, seats],
  )
  const faults = useMemo(() => room.faults(sent, seats.length), [room, sent, seats.length])
  const changed = JSON.stringify(changedFrom(room.options, sent))
  const preset = room.presets.find((one) => JSON.stringify(changedFrom(room.options, one.values)) === changed)
  const set = (id: string, value: unknown): void => setChoices((now) => ({ ...now, [id]: value }))
  const setAll = (next: Choices): void =>
    setChoices((now) => {
      const claims = claimRowsOf(room.options).map(({ id }) => [id, now[id] ?? []] as const)
      return { ...next, ...Object.fromEntries(claims) }
    })
  const claim = (row: ClaimRow, seat: Seat, wanted: number | null): void =>
    set(row.id, withClaim(claimsAt(sent, row), seat, wanted))
  return { choices, sent, shown, preset, faults, set, setAll, claim }
}

/** What one came for: to invite friends, to play at one device, or to choose freely. */
export type ComeFor = 'friends' | 'device' | 'options'

const comeFor = (at: string | null): ComeFor => (at === 'friends' || at === 'device' ? at : 'options')

/** Who is to sit at a new table. */
export interface WantedSeats {
  readonly at: ComeFor
  readonly seats: readonly SeatChoice[]
  readonly setSeats: (seats: readonly SeatChoice[]) => void
  /** Names written for people at this device, by seat, and as they will be shown. */
  readonly written: readonly string[]
  readonly names: readonly string[]
  readonly setName: (seat: number, name: string) => void
  /** Nobody comes by a link. */
  readonly alone: boolean
  /** Asked for: alone against bots without the server. */
  readonly device: boolean
  readonly setDevice: (device: boolean) => void
  /** The table is kept by this device. */
  readonly onDevice: boolean
  readonly listed: boolean
  readonly setListed: (listed: boolean) => void
  readonly rated: boolean
  readonly setRated: (rated: boolean) => void
}

export const useWantedSeats = (room: GameRoom): WantedSeats => {
  const [search] = useSearchParams()
  const at = comeFor(search.get('at'))
  const [seats, setSeats] = useState<readonly SeatChoice[]>(() =>
    Array.from({ length: room.seats[0] ?? 2 }, (_, seat) => (seat === 0 ? 'me' : ADDED[at])),
  )
  const [written, setWritten] = useState<readonly string[]>([])
  const [device, setDevice] = useState(false)
  const [listed, setListed] = useState(false)
  const [rated, setRated] = useState(false)
  const names = useNames(seats, written)
  const alone = seats.every((seat) => seat !== 'friend')
  const onDevice = seats.includes('here') || (alone && device)
  const setName = (named: number, name: string): void =>
    setWritten((now) => seats.map((_, seat) => (seat === named ? name : (now[seat] ?? ''))))
  const where = { alone, device, setDevice, onDevice, listed, setListed, rated, setRated }
  return { at, seats, setSeats, written, names, setName, ...where }
}

/** What the people of this page bring to a new table. */
export interface Brought {
  /** Seats of those who bring something on this page: who sits at this device, or alone before bots. */
  readonly bringing: readonly number[]
  readonly pickedAt: (seat: number) => Picked
  readonly pick: (seat: number, picked: Picked) => void
  readonly faults: readonly Fault[]
}

export const useBrought = (room: GameRoom, { seats, alone }: WantedSeats, { sent, faults }: WantedRules): Brought => {
  const [brought, setBrought] = useState<Readonly<Record<number, Picked>>>({})
  const bringing = alone ? seats.flatMap((kind, seat) => (kind === 'me' || kind === 'here' ? [seat] : [])) : []
  const pickedAt = (seat: number): Picked => brought[seat] ?? SURPRISE
  return {
    bringing,
    pickedAt,
    pick: (seat, picked) => setBrought((now) => ({ ...now, [seat]: picked })),
    faults: faults.length > 0 ? [] : bringing.flatMap((seat) => pickedFaults(room, sent, pickedAt(seat))),
  }
}
