import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { Die } from '../../../pieces/die.tsx'
import { Icon } from '../../../pieces/icon.tsx'
import type { PrintPiece } from '../../print-room.ts'
import { PRINT_WORDS } from './words.ts'

const HEART =
  'M12 21.6C4.4 15.4 1.2 11.7 1.2 7.6A5.7 5.7 0 0 1 12 5.2A5.7 5.7 0 0 1 22.8 7.6C22.8 11.7 19.6 15.4 12 21.6Z'

/** A heart in the colour of a player; told apart without colour by one ring or two. */
const Heart = ({ seat, children }: { readonly seat: number; readonly children?: ReactNode }) => (
  <div className={`mp-marker seat${seat}`}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path className="body" d={HEART} />
      <path className="ring" d={HEART} transform="translate(1.3 1.3) scale(.89)" />
      {seat === 1 && <path className="ring" d={HEART} transform="translate(2.5 2.5) scale(.79)" />}
    </svg>
    {children}
  </div>
)

/** All of one size, so that they share their cuts. Hit points and dice are the rulebook's. */
const SQUARE = { width: 18, height: 18, shape: 'square', folds: [], designed: false } as const

/** Hit points of one player: 10 to 0, and tens for what is above. */
export const hitPoints = (t: TFunction, seat: number, start: number): readonly PrintPiece[] => {
  const name = t('counters.hp', { ns: PRINT_WORDS })
  const counter = (id: string, words: string, copies: number): PrintPiece => ({
    ...SQUARE,
    id: `hp${seat}.${id}`,
    name,
    copies,
    front: (
      <Heart seat={seat}>
        <b className={words.length > 2 ? 'long' : ''}>{words}</b>
      </Heart>
    ),
    back: <Heart seat={seat} />,
  })
  return [
    ...Array.from({ length: 11 }, (_, at) => counter(String(10 - at), String(10 - at), 1)),
    counter('ten', '+10', Math.max(0, Math.ceil((start - 10) / 10))),
  ]
}

/** Four numbers round a square: the one at the head of the card counts. Told apart without colour by the sign in the middle. */
const Dial = ({ gold }: { readonly gold: boolean }) => (
  <div className={gold ? 'mp-marker dial gold' : 'mp-marker dial'}>
    <svg viewBox="0 0 22 22" aria-hidden="true">
      {[4, 3, 2, 1].map((number, at) => (
        <g key={number} transform={`rotate(${at * 90} 11 11)`}>
          <path className="ray" d="M0 0H22L11 11Z" />
          <text x="11" y="6.6" textAnchor="middle">
            {number}
          </text>
        </g>
      ))}
      <circle cx="11" cy="11" r="3.4" />
      <svg x="8.9" y="8.9" width="4.2" height="4.2" viewBox="0 0 512 512">
        <Icon name={gold ? 'arrow-dunk' : 'hourglass'} />
      </svg>
    </svg>
  </div>
)

/** In place of a die: turned by a quarter at each countdown, turned over when its monster is boosted. */
export const countdown = (t: TFunction, seat: number, waiting: number): PrintPiece => ({
  ...SQUARE,
  id: `dial${seat}`,
  name: t('counters.dial', { ns: PRINT_WORDS }),
  copies: waiting,
  front: <Dial gold={false} />,
  back: <Dial gold />,
})

/** The die at 0 of a monster that finds every spot ahead held. */
export const stopped = (t: TFunction, seat: number, waiting: number): PrintPiece => ({
  ...SQUARE,
  id: `zero${seat}`,
  name: t('counters.zero', { ns: PRINT_WORDS }),
  copies: waiting,
  front: (
    <div className="mp-marker">
      <Die face={0} material="stopped" />
    </div>
  ),
  back: (
    <div className="mp-marker">
      <Die face={0} material="gold" />
    </div>
  ),
})
