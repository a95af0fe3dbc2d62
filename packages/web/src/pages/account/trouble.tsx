import type { Doing } from './use-doing.ts'

/** What came of it, in words. */
export const Told = ({ doing, good = null }: { readonly doing: Doing; readonly good?: string | null }) => (
  <>
    {doing.trouble !== null && <p role="alert">{doing.trouble}</p>}
    {doing.trouble === null && good !== null && <p role="status">{good}</p>}
  </>
)
