import { useTranslation } from 'react-i18next'
import type { CardStanding } from '../../boards/board.ts'
import { Sign } from '../../pieces/sign.tsx'
import { CARDS_WORDS } from './words.ts'

/** How a card stands against each kind of others, counted over the whole set. */
export const Standings = ({ standings }: { readonly standings: readonly CardStanding[] }) => {
  const { t } = useTranslation(CARDS_WORDS)
  return (
    <>
      <h2>{t('against')}</h2>
      <table className="standings">
        <thead>
          <tr>
            <th scope="col">{t('opponent')}</th>
            <th scope="col">{t('won')}</th>
            <th scope="col">{t('even')}</th>
            <th scope="col">{t('lost')}</th>
            <th className="bar-head" aria-hidden="true" />
          </tr>
        </thead>
        <tbody>
          {standings.map((one) => (
            <tr key={one.kind}>
              <th scope="row" data-kind={one.kind}>
                <Sign name={one.sign} />
                <span>
                  {one.name}
                  <small>{one.note}</small>
                </span>
              </th>
              <td>{one.won}</td>
              <td>{one.even}</td>
              <td>{one.lost}</td>
              <td aria-hidden="true">
                <span className="bar">
                  {(['won', 'even', 'lost'] as const).map((part) => (
                    <i key={part} className={part} style={{ flexGrow: one[part] }} />
                  ))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
