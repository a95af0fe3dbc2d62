/** How much of what lies behind it a colour takes away, 0 to 1. */
export const alphaOf = (colour: string): number => {
  if (colour === 'transparent') return 0
  const parts = /^(?:rgba|color|oklab|hsla)\(.*[,/]\s*([\d.]+%?)\)$/.exec(colour)
  if (parts === null) return 1
  const value = parts[1] as string
  return value.endsWith('%') ? Number.parseFloat(value) / 100 : Number.parseFloat(value)
}
