import type { ReactNode } from 'react'
import './card.css'
import './word-card.css'
import '../styles/word-card.css'

/** A card that holds words: a summary of the rules, whose work is in the box. Sized by `--w` like any card. */
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
