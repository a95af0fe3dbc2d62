import './gauge.css'

/** A ring that empties: points left of a whole, with the number inside. */
export const Gauge = ({
  value,
  whole,
  label,
}: {
  readonly value: number
  readonly whole: number
  readonly label: string
}) => {
  const part = whole > 0 ? Math.max(0, Math.min(100, (value / whole) * 100)) : 0
  return (
    <svg className={`gauge ${part <= 25 ? 'low' : ''}`} viewBox="0 0 84 84" role="img" aria-label={label}>
      <circle className="g-dark" cx="42" cy="42" r="39" />
      <circle className="g-frame" cx="42" cy="42" r="39" />
      <circle className="g-well" cx="42" cy="42" r="32" />
      {part > 0 && (
        <circle
          className="g-left"
          cx="42"
          cy="42"
          r="32"
          pathLength="100"
          strokeDasharray={`${part} 100`}
          transform="rotate(-90 42 42)"
        />
      )}
      <path
        className="g-heart"
        d="M42 58C30 49 27 44 27 38.5C27 33 31 30 35 30C38 30 40.5 31.5 42 34C43.5 31.5 46 30 49 30C53 30 57 33 57 38.5C57 44 54 49 42 58Z"
      />
      <text x="42" y="52" textAnchor="middle">
        {value}
      </text>
    </svg>
  )
}
