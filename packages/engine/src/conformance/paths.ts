/** Whether a path such as `sides.0.hp` fits a pattern, in which `*` is any one step and `**`, at the end, any number of them. */
const fits = (pattern: readonly string[], path: readonly string[]): boolean => {
  for (const [i, step] of pattern.entries()) {
    if (step === '**') return true
    if (i >= path.length || (step !== '*' && step !== path[i])) return false
  }
  return pattern.length === path.length
}

/** Tells paths that fit one of the patterns. Answers are remembered, as the same paths are asked for again and again. */
export const pathsLike = (patterns: readonly string[]): ((path: string) => boolean) => {
  const split = patterns.map((pattern) => pattern.split('.'))
  const known = new Map<string, boolean>()
  return (path) => {
    const before = known.get(path)
    if (before !== undefined) return before
    const steps = path.split('.')
    const found = split.some((pattern) => fits(pattern, steps))
    known.set(path, found)
    return found
  }
}
