import { SIGNS, type SignName } from './shapes.ts'

/** The sign of a kind: a shape that is told apart without colour. */
export const Sign = ({ name, className = '' }: { readonly name: SignName; readonly className?: string }) => (
  <svg className={`shape ${className}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={SIGNS[name]} />
  </svg>
)
