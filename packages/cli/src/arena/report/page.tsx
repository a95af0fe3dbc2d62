import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { count, percent } from '../../output.ts'
import { spokenLanguage, t } from '../../text.ts'
import { budgetText, verdictText } from '../said.ts'
import type { Standing, TournamentResult } from '../tournament.ts'
import { RunningPlot, SeatPlot, StrengthPlot, TrialPlot } from './plots.tsx'
import { SHEET } from './sheet.ts'

const CELLS = ['bot', 'against', 'won', 'matches', 'share', 'interval', 'thought', 'longest'] as const

const Row = ({ standing }: { readonly standing: Standing }) => {
  const { bot, against, won, games, share, low, high, thought } = standing
  return (
    <tr>
      <th scope="row">{bot}</th>
      <td>{against}</td>
      <td>{Number(won.toFixed(2))}</td>
      <td>{count(games)}</td>
      <td>{percent(share)}</td>
      <td>{`${percent(low)} - ${percent(high)}`}</td>
      <td>{thought.mean.toFixed(2)}</td>
      <td>{thought.most.toFixed(1)}</td>
    </tr>
  )
}

const Facts = ({ result, games }: { readonly result: TournamentResult; readonly games: number }) => {
  const { seats, seed, budget, choices, checksum, trial } = result
  const facts: readonly (readonly [id: string, value: ReactNode])[] = [
    ['seats', String(seats)],
    ['thinking', budgetText(budget)],
    ['atMost', count(games)],
    ['seed', seed],
    ['options', Object.keys(choices).length === 0 ? t('tournament.report.asSupplied') : JSON.stringify(choices)],
    ['checksum', checksum],
    ...(trial === null ? [] : [['verdict', verdictText(trial, result.standings[0])] as const]),
  ]
  return (
    <dl>
      {facts.map(([id, value]) => (
        <div key={id}>
          <dt>{t(`tournament.report.facts.${id}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const Page = ({ result, games, command }: { result: TournamentResult; games: number; command: string }) => {
  const { game, standings, strengths, trial, seats } = result
  const title = t('tournament.report.title', { game })
  return (
    <html lang={spokenLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: SHEET }} />
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <Facts result={result} games={games} />
          <div className="wide">
            <table>
              <thead>
                <tr>
                  {CELLS.map((id) => (
                    <th key={id} scope="col">
                      {t(`tournament.${id}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {standings.map((standing) => (
                  <Row key={`${standing.bot} ${standing.against}`} standing={standing} />
                ))}
              </tbody>
            </table>
          </div>
          <StrengthPlot strengths={strengths} />
          <p className="note">{t('tournament.report.strengthsHelp')}</p>
          {trial !== null && <TrialPlot trial={trial} />}
          {standings.map((standing) => (
            <section key={`${standing.bot} ${standing.against}`}>
              <h2>{t('tournament.report.pair', { bot: standing.bot, against: standing.against })}</h2>
              <RunningPlot standing={standing} seats={seats} />
              <SeatPlot standing={standing} seats={seats} />
            </section>
          ))}
          <p className="note">{t('tournament.report.intervalsHelp')}</p>
          <h2>{t('tournament.report.again')}</h2>
          <pre>{command}</pre>
        </main>
      </body>
    </html>
  )
}

/** One file that shows itself: no script, nothing fetched. `command`: what was typed, to be typed again. */
export const pageOf = (result: TournamentResult, games: number, command: string): string =>
  `<!doctype html>\n${renderToStaticMarkup(<Page result={result} games={games} command={command} />)}\n`
