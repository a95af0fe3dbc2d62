const STAR = 'M12 1.5l3.2 7 7.6.8-5.7 5.1 1.6 7.5L12 18l-6.7 3.9 1.6-7.5L1.2 9.3l7.6-.8z'

/** So many stars in a row; the number stands in the label of the card. */
export const Stars = ({ count }: { readonly count: number }) => (
  <span className="stars" aria-hidden="true">
    {Array.from({ length: count }, (_, i) => (
      <svg key={i} viewBox="0 0 24 24">
        <path d={STAR} />
      </svg>
    ))}
  </span>
)
