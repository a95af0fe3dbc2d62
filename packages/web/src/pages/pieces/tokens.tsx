import { useTranslation } from 'react-i18next'
import type { CardState } from '../../pieces/card.tsx'
import { Icon } from '../../pieces/icon.tsx'
import { Token, TokenFace, type TokenLook } from '../../pieces/token.tsx'
import { PIECE_WORDS } from '../../pieces/words.ts'

const SEATS = [0, 1, 2, 3, 4, 5] as const
const STATES: readonly CardState[] = ['rest', 'can', 'chosen', 'staged', 'dead', 'quiet']

/** Tokens of all owners, standing, turned and flat, and in all states. */
export const TokenExamples = () => {
  const { t } = useTranslation(PIECE_WORDS)
  const look = (seat: number, more: Partial<TokenLook>): TokenLook => ({
    seat,
    face: String(seat + 3),
    standing: true,
    small: '',
    label: t('show.token.label', { seat: seat + 1 }),
    ...more,
  })
  return (
    <>
      <h2 className="shelf-label">{t('show.tokens')}</h2>
      <div className="row-p">
        <figure>
          <span className="row-p tight">
            {SEATS.map((seat) => (
              <TokenFace key={seat} look={look(seat, {})} />
            ))}
          </span>
          <figcaption>{t('show.stand')}</figcaption>
        </figure>
        <figure>
          <span className="row-p tight">
            {SEATS.map((seat) => (
              <TokenFace
                key={seat}
                look={look(seat, { face: null, label: t('show.token.back', { seat: seat + 1 }) })}
              />
            ))}
          </span>
          <figcaption>{t('show.turned')}</figcaption>
        </figure>
        <figure>
          <span className="row-p tight">
            {SEATS.map((seat) => (
              <TokenFace key={seat} look={look(seat, { face: <Icon name="griffin-symbol" />, standing: false })} />
            ))}
            <TokenFace look={{ seat: null, face: '?', standing: false, small: '', label: t('show.token.nobody') }} />
          </span>
          <figcaption>{t('show.flat')}</figcaption>
        </figure>
      </div>
      <h2 className="shelf-label">{t('show.states')}</h2>
      <div className="row-p">
        {STATES.map((state, seat) => (
          <figure key={state}>
            <Token
              look={look(seat, { small: t('show.token.small', { seat: seat + 1 }) })}
              state={state}
              badge={seat === 0 ? 3 : null}
            />
            <figcaption className="under">{t(`show.state.${state}`)}</figcaption>
          </figure>
        ))}
      </div>
    </>
  )
}
