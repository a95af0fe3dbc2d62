import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MapSpot, MapView } from '../../pieces/map-view.tsx'
import { Token, type TokenLook } from '../../pieces/token.tsx'
import { PIECE_WORDS } from '../../pieces/words.ts'
import { Zone } from '../../pieces/zone.tsx'

const COUNTRY = { width: 600, height: 360 }
const SPOTS = [
  [70, 70],
  [300, 60],
  [530, 90],
  [160, 250],
  [420, 290],
] as const

const DRAWING = (
  <svg viewBox={`0 0 ${COUNTRY.width} ${COUNTRY.height}`} aria-hidden="true">
    <rect width={COUNTRY.width} height={COUNTRY.height} fill="#e5d3a5" />
    <path d="M0 180Q150 140 260 210T600 220" fill="none" stroke="#86b4c4" strokeWidth="16" />
    <path
      d={`M${SPOTS.map((spot) => spot.join(' ')).join('L')}Z`}
      fill="none"
      stroke="#8a6a3c"
      strokeWidth="6"
      strokeDasharray="2 10"
      strokeLinecap="round"
    />
  </svg>
)

/** Zones, full, empty and open, and a map one walks over. */
export const PlaceExamples = () => {
  const { t } = useTranslation(PIECE_WORDS)
  const [held, setHeld] = useState(2)
  const [at, setAt] = useState(0)
  const token = (seat: number): TokenLook => ({
    seat,
    face: String(seat + 1),
    standing: true,
    small: '',
    label: t('show.token.label', { seat: seat + 1 }),
  })
  return (
    <>
      <h2 className="shelf-label">{t('show.zones')}</h2>
      <div className="row-p">
        <Zone
          place="base"
          name={t('show.zone')}
          count={held}
          can={held < 5}
          call={t('show.zoneCall')}
          label={t('show.zoneLabel', { count: held })}
          empty={t('show.zoneEmpty')}
          onPress={() => setHeld(held + 1)}
        >
          {Array.from({ length: held }, (_, index) => (
            <Token key={index} look={token(index)} onPress={() => setHeld(held - 1)} />
          ))}
        </Zone>
        <Zone
          place="other"
          name={t('show.zone')}
          count={0}
          call={t('show.zoneCall')}
          label={t('show.zoneLabel', { count: 0 })}
          empty={t('show.zoneEmpty')}
          onPress={() => undefined}
        >
          {null}
        </Zone>
      </div>
      <h2 className="shelf-label">{t('show.map')}</h2>
      <div className="map-p">
        <MapView size={COUNTRY} label={t('show.mapLabel')} drawing={DRAWING}>
          {SPOTS.map(([x, y], index) => (
            <MapSpot key={index} x={x} y={y} map={COUNTRY}>
              <Token
                look={{
                  seat: index === at ? 0 : null,
                  face: index === at ? 'A' : String(index + 1),
                  standing: index === at,
                  small: '',
                  label: t('show.place', { number: index + 1 }),
                }}
                state={index === at ? 'chosen' : 'can'}
                place={`spot.${index}`}
                onPress={() => setAt(index)}
              />
            </MapSpot>
          ))}
        </MapView>
      </div>
    </>
  )
}
