/** What breaks a law. */
export interface Finding {
  /** Short name of the law, such as `reach` or `veil`. */
  readonly law: string
  /** The element in words: role, name, and the path of its classes. */
  readonly what: string
  readonly detail: string
}
