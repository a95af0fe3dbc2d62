import { IconMarks } from './icon-marks.tsx'

/** A part's point side in small: its points, and its icons below. */
export const Bead = ({ points, icons }: { readonly points: number; readonly icons: number }) => (
  <span className="ms-bead" aria-hidden="true">
    <b>{points}</b>
    {icons !== 0 && <IconMarks icons={icons} />}
  </span>
)
