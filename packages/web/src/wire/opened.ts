let opened: File | null = null

/** The file chosen on the shelf, for `/replay/file`, which reads it; given once, and forgotten with the page. */
export const takeOpened = (): File | null => {
  const file = opened
  opened = null
  return file
}

export const keepOpened = (file: File): void => {
  opened = file
}
