/** Why the server cannot start, in one sentence for the person who started it. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** What an error says; one that stands for several, as where a name has several addresses, says nothing itself. */
export const wordsOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(wordsOf).join(', ')
  return error instanceof Error && error.message !== '' ? error.message : 'an unknown error'
}

/** What the machine refuses on the way, such as to write where there is no room, is its fault and none of the server's. */
export const startErrorOf = (error: unknown): unknown =>
  error instanceof Error && 'syscall' in error ? new StartError(`The server cannot start: ${wordsOf(error)}`) : error
