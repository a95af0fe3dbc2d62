import { createContext, useContext } from 'react'
import './card-history.css'
import { Icon } from './icon.tsx'
import type { LogEntry, LogWalk } from './log.tsx'

/** What happened to the cards of a match that is over. */
export interface Histories {
  /** Log lines that name a card, by the name it goes by at the table. */
  readonly of: (name: string) => readonly LogEntry[]
  /** Heading the entry stands under, such as its turn; null before the first. */
  readonly under: (entry: LogEntry) => LogEntry | null
  readonly walk: LogWalk
  readonly words: { readonly title: string; readonly none: string }
}

/** Null while a match is played. */
export const HistoriesContext = createContext<Histories | null>(null)

/** Everything the log tells of one card, each line the way to where it happened. Nothing while a match is played. */
export const CardHistory = ({ name, onGo }: { readonly name: string; readonly onGo: () => void }) => {
  const histories = useContext(HistoriesContext)
  if (histories === null) return null
  const { of, under, walk, words } = histories
  const entries = of(name)
  return (
    <section className="card-history" aria-label={`${words.title}: ${name}`}>
      <h3>{words.title}</h3>
      {entries.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ol>
          {entries.map((entry) => (
            <li key={entry.key}>
              <button
                type="button"
                aria-current={entry.version === walk.at ? 'step' : undefined}
                data-version={entry.version}
                onClick={() => {
                  onGo()
                  walk.onGo(entry.version)
                }}
              >
                <Icon name={entry.icon} />
                <span>
                  {entry.text}
                  <small>{under(entry)?.text}</small>
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
