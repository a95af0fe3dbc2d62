import './phases.css'

export interface PhaseStep {
  readonly id: string
  readonly name: string
  readonly now: boolean
}

/** The steps of a turn, the present one in brass. */
export const Phases = ({ label, steps }: { readonly label: string; readonly steps: readonly PhaseStep[] }) => (
  <ol className="phases" aria-label={label}>
    {steps.map(({ id, name, now }) => (
      <li key={id} className={now ? 'now' : ''} aria-current={now ? 'step' : undefined}>
        {name}
      </li>
    ))}
  </ol>
)
