import { useTranslation } from 'react-i18next'
import { WORDS } from './looks.ts'
import './triangle.css'

/** Which type beats which, and by how much. */
export const Triangle = ({ bonus }: { readonly bonus: number }) => {
  const { t } = useTranslation()
  return (
    <div className="tri">
      <svg viewBox="0 0 200 168" role="img" aria-label={t('triangle.label', { ns: WORDS, bonus })}>
        <defs>
          <marker id="tri-tip" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" markerHeight="5" orient="auto">
            <path d="M0 0L10 5L0 10Z" className="tri-tip" />
          </marker>
        </defs>
        <circle cx="100" cy="92" r="60" fill="none" className="tri-line" strokeOpacity=".2" />
        <g fill="none" className="tri-line" strokeWidth="2.4" markerEnd="url(#tri-tip)">
          <path d="M126 40Q150 66 154 98" />
          <path d="M130 140Q100 152 70 140" />
          <path d="M46 100Q50 66 76 40" />
        </g>
        <path
          transform="translate(80 8) scale(1.7)"
          d="M12 1C17 8 20 11 20 15A8 8 0 0 1 4 15C4 11 7 8 12 1Z"
          fill="#3f8bd6"
          stroke="#d9efff"
          strokeWidth="1.2"
        />
        <path
          transform="translate(138 104) scale(1.7)"
          d="M12 2L23 21H1Z"
          fill="#d04a34"
          stroke="#ffe2cc"
          strokeWidth="1.2"
        />
        <path
          transform="translate(22 104) scale(1.7)"
          d="M12 1L21.5 6.5V17.5L12 23L2.5 17.5V6.5Z"
          fill="#4f9c4c"
          stroke="#eaffcf"
          strokeWidth="1.2"
        />
        <text x="100" y="98" textAnchor="middle" className="tri-bonus">
          +{bonus}
        </text>
        <text x="100" y="114" textAnchor="middle" className="tri-word">
          {t('triangle.beats', { ns: WORDS })}
        </text>
      </svg>
    </div>
  )
}
