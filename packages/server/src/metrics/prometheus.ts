import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Metrics, Watched } from './metrics.ts'

/* Loaded where figures are kept, and nowhere else: it takes a while. */

/** Seconds. */
const APPEND_BUCKETS = [0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.128, 0.256, 0.512, 1]

export const openMetrics = (): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const decisions = new Counter({
    name: 'menagerie_decisions_total',
    help: 'Entries of matches that this server wrote, by game; its rate is decisions a second.',
    labelNames: ['game'],
    registers,
  })
  const answers = new Counter({
    name: 'menagerie_answers_total',
    help: 'Answers over HTTP, by class of their status.',
    labelNames: ['status'],
    registers,
  })
  const limits = new Counter({
    name: 'menagerie_limited_total',
    help: 'Requests refused as too many: of an address or a person, of one route, or of tables and bots.',
    labelNames: ['limit'],
    registers,
  })
  const appends = new Histogram({
    name: 'menagerie_append_seconds',
    help: 'From the INSERT of an entry to its acknowledgement.',
    buckets: APPEND_BUCKETS,
    registers,
  })
  return {
    decided: (game) => decisions.inc({ game }),
    answered: (status) => answers.inc({ status: `${Math.floor(status / 100)}xx` }),
    limited: (limit) => limits.inc({ limit }),
    timed: (store) => ({
      ...store,
      append: async (...wanted) => {
        const end = appends.startTimer()
        await store.append(...wanted)
        end()
      },
    }),
    watch: (house) => watch(registers, house),
    figures: () => registry.getMetricsAsJSON(),
  }
}

const watch = (registers: Registry[], { lines, bots, pool }: Watched): void => {
  const gauge = (
    name: string,
    help: string,
    aggregator: 'sum' | 'max',
    read: () => Readonly<Record<string, number>>,
    label: string | null = null,
  ): void => {
    const made: Gauge = new Gauge({
      name: `menagerie_${name}`,
      help,
      aggregator,
      registers,
      labelNames: label === null ? [] : [label],
      collect: () => {
        for (const [key, value] of Object.entries(read())) made.set(label === null ? {} : { [label]: key }, value)
      },
    })
  }
  gauge('lines', 'Who listens now, by what.', 'sum', lines, 'line')
  gauge('bot_questions_waiting', 'Bots that wait for their turn.', 'sum', () => ({ all: bots.waiting() }))
  gauge('bot_oldest_wait_seconds', 'How long the first of them has waited, whole seconds.', 'max', () => ({
    all: Math.floor(bots.oldestMs() / 1000),
  }))
  gauge(
    'database_connections',
    'Connections to the database, and who waits for one.',
    'sum',
    () => ({ open: pool.totalCount, idle: pool.idleCount, wanted: pool.waitingCount }),
    'state',
  )
}
