import './die.css'

export type DieMaterial = 'bone' | 'gold' | 'red' | 'blue' | 'stopped'

/** Light, body, side and pip of each material. */
const COLOURS: Readonly<Record<DieMaterial, readonly [string, string, string, string]>> = {
  bone: ['#fffdf4', '#e9dcbc', '#b79f70', '#2a190a'],
  gold: ['#fff0b8', '#e6b64a', '#8a5c12', '#2f1b02'],
  red: ['#f08a70', '#b8352a', '#651210', '#fff3e0'],
  blue: ['#8cc4f2', '#2c6cae', '#123a66', '#f2faff'],
  stopped: ['#8a8a92', '#54545e', '#2a2a32', '#ffffff'],
}

/** Places of the pips, 1 to 3 across and down, by face. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[2, 2]],
  [
    [1, 1],
    [3, 3],
  ],
  [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
  [
    [1, 1],
    [1, 3],
    [3, 1],
    [3, 3],
  ],
  [
    [1, 1],
    [1, 3],
    [2, 2],
    [3, 1],
    [3, 3],
  ],
  [
    [1, 1],
    [1, 2],
    [1, 3],
    [3, 1],
    [3, 2],
    [3, 3],
  ],
]

/** A die lying with a face up; 0 shows a cross. Decorative: whoever shows it says the number in words. */
export const Die = ({ face, material = 'bone' }: { readonly face: number; readonly material?: DieMaterial }) => {
  const [light, body, side, pip] = COLOURS[material]
  return (
    <svg className="die" viewBox="0 0 48 50" aria-hidden="true">
      <rect y="3" width="48" height="47" rx="10" fill={side} />
      <rect width="48" height="47" rx="10" fill={body} />
      <rect x="2.4" y="2" width="43.2" height="42" rx="9" fill={light} />
      <circle cx="24" cy="24" r="19.5" fill={body} opacity=".42" />
      {face === 0 ? (
        <path d="M14 14L34 34M34 14L14 34" stroke={pip} strokeWidth="5" strokeLinecap="round" />
      ) : (
        (PIPS[face] ?? []).map(([x, y]) => (
          <g key={`${x}${y}`}>
            <circle cx={x * 11 + 2} cy={y * 11 + 2} r="4.4" fill={pip} />
            <path
              d={`M${x * 11 - 1.6} ${y * 11 + 3.6}a4.4 4.4 0 0 0 7.2 0`}
              fill="none"
              stroke="#fff"
              strokeOpacity=".55"
            />
          </g>
        ))
      )}
      <path
        d="M5 14Q6 4 16 3.4H34"
        stroke="#fff"
        strokeOpacity=".85"
        strokeWidth="1.6"
        fill="none"
        strokeLinecap="round"
      />
    </svg>
  )
}
