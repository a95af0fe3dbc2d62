/** Why the server cannot start, in one sentence for the person who started it. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** As drizzle tells of a statement that failed: with its text and values, and the reason as its cause. */
const isOfStatement = ({ message }: Error): boolean => message.startsWith('Failed query')

/**
 * What an error says, in a line; one that stands for several, as where a name has several addresses, says nothing itself, and that of
 * a statement says which one it was and not why.
 */
export const wordsOf = (error: unknown): string => {
  if (error instanceof Error && isOfStatement(error)) return wordsOf(error.cause)
  if (error instanceof AggregateError && error.message === '') return error.errors.map(wordsOf).join(', ')
  return error instanceof Error && error.message !== '' ? error.message : 'an unknown error'
}

/**
 * What the machine refuses on the way, such as to write where there is no room, is its fault and none of the server's; so is what the
 * database refuses. Of a statement the error would tell all that was to be written by it, secrets too.
 */
export const startErrorOf = (error: unknown): unknown =>
  error instanceof Error && ('syscall' in error || isOfStatement(error))
    ? new StartError(`The server cannot start: ${wordsOf(error)}`)
    : error
