import type { ReactNode } from 'react'
import './card.css'
import './word-card.css'
// Lists and lines are drawn by whoever writes the card: a sheet of the house styles them.
import '../styles/word-card.css'

/**
 * A card that holds words, such as a summary of the rules or the credits: a title, and lists or lines below it. Sized by
 * `--w` like any card.
 */
export const WordCard = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className="card word-card">
    <div className="face">
      <div className="words">
        <h3>{title}</h3>
        {children}
      </div>
      <span className="rule" />
    </div>
  </div>
)
