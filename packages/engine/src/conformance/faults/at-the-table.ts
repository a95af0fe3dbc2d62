import { sacksRoom } from '../../fixtures/rooms.ts'
import { sacks } from '../../fixtures/sacks.ts'
import type { Offer } from '../../offers.ts'
import { refusal } from '../../refusal.ts'
import type { ActResult, Table } from '../../table.ts'
import { openTable } from '../../open-table.ts'
import { openLedger } from '../ledger.ts'
import { tryTakingBack } from '../taking-back.ts'
import type { Fault } from './fault.ts'

/** Rules that are sound too: what is drawn here is shown, and refused for that. */
const shown = { ...sacks, game: { ...sacks.game, drawing: [] } }

/** A table with a fault. The rules are sound. */
const atTable = (name: string, says: RegExp, change: (table: Table) => Partial<Table>, box = sacks): Fault => ({
  name,
  law: 'take-back',
  says,
  report: (matches) => {
    const ledger = openLedger(['take-back'])
    const run = { box, room: sacksRoom, ledger, tables: new Map() }
    const open: typeof openTable = (...given) => {
      const opened = openTable(...given)
      return opened.ok ? { ...opened, value: { ...opened.value, ...change(opened.value) } } : opened
    }
    for (let i = 0; i < matches && ledger.wants('take-back'); i++) tryTakingBack(run, `${name}/${i}`, { open })
    return ledger.report(sacks.game.id, name)
  },
})

const seqOf = (offer: Offer): number => (offer.kind === 'takeBack' ? offer.seq : 1)

/** Does what was asked for although it is refused for that reason. */
const despite =
  (...codes: readonly string[]) =>
  (table: Table): Partial<Table> => ({
    offer: (seat, offer): ActResult => {
      const offered = table.offer(seat, offer)
      return offered.ok || !codes.includes(offered.refusal.code) ? offered : table.undo(seqOf(offer) - 1)
    },
  })

/** What people agree on is not done as the rule has it. */
export const atTheTable: readonly Fault[] = [
  atTable('a draw that is taken back', /which is granted/, despite('drew')),
  atTable('something shown that is taken back', /which is granted/, despite('revealed'), shown),
  atTable('taking back though somebody has acted since', /which is granted/, despite('actedSince')),
  atTable('taking back what somebody else decided', /which is granted/, despite('nothingToTakeBack')),
  atTable('an offer that comes again as soon as it is declined', /again at once/, despite('offerAgain')),
  atTable('taking back without asking anybody', /nobody is asked/, (table) => ({
    offer: (seat, offer) => table.offer(seat, offer, 'together'),
  })),
  atTable('an offer that is refused though it told nobody anything', /which is refused/, () => ({
    offer: () => ({ ok: false, refusal: refusal('drew', 'TABLE-UNDO') }),
  })),
  atTable('a no that counts as a yes', /has said no to is done/, (table) => ({
    answer: (seat, version, accepts) => {
      const answered = table.answer(seat, version, accepts)
      return accepts ? answered : table.undo(version - 2)
    },
  })),
  atTable('a table that shows how often something was taken back', /somebody sees that it was/, (table) => ({
    view: (viewer) => [table.view(viewer), table.record().entries.filter(({ kind }) => kind === 'undo').length],
  })),
]
