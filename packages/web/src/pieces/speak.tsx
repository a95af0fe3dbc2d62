/** Says what changed to those who hear the table. */
export const Speak = ({ text }: { readonly text: string }) => (
  <div className="sr" aria-live="polite" aria-atomic="true">
    {text}
  </div>
)
