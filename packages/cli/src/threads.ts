import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'

/** Threads that answer one kind of question, which goes there and back as plain JSON. */
export interface Threads<Question, Answer> {
  readonly threads: number
  readonly ask: (question: Question) => Promise<Answer>
  readonly close: () => Promise<void>
}

/** `file` exports what answers, by this name. */
export const openThreads = <Question, Answer>(file: URL, name: string, threads: number): Threads<Question, Answer> => {
  const pool = new Piscina<Question, Answer>({
    filename: fileURLToPath(file),
    name,
    minThreads: threads,
    maxThreads: threads,
    env: {},
  })
  return { threads, ask: (question) => pool.run(question), close: () => pool.destroy() }
}

/** What becomes of answers while there are more to come. */
export interface Keeping<Question, Answer> {
  readonly known: (question: Question) => Answer | null
  readonly keep: (question: Question, answer: Answer) => void
  readonly advance: (done: number) => void
  /** Asked after each answer: whether no more are needed than there are in a row. */
  readonly isOver?: (answers: readonly Answer[]) => boolean
}

/** As many questions at once as there are threads; the answers in the order of the questions, without a gap. */
export const askAll = async <Question, Answer>(
  { ask, threads }: Pick<Threads<Question, Answer>, 'ask' | 'threads'>,
  questions: readonly Question[],
  { known, keep, advance, isOver = () => false }: Keeping<Question, Answer>,
): Promise<readonly Answer[]> => {
  const answers = questions.map((one) => known(one))
  const whole = (): readonly Answer[] => {
    const gap = answers.indexOf(null)
    return answers.slice(0, gap < 0 ? answers.length : gap) as Answer[]
  }
  let [next, done, over] = [0, answers.filter((one) => one !== null).length, isOver(whole())]
  const goOn = async (): Promise<void> => {
    while (!over) {
      const at = next++
      const question = questions[at]
      if (question === undefined) return
      if (answers[at] !== null) continue
      const answer = await ask(question)
      answers[at] = answer
      keep(question, answer)
      advance(++done)
      over ||= isOver(whole())
    }
  }
  await Promise.all(Array.from({ length: threads }, goOn))
  return whole()
}
