import { expect, test } from 'vitest'
import { type Invariant, judged } from '../positions.ts'
import { type JudgedMutant, judgeMutants } from './judged-mutants.ts'

const invariant = (
  code: string,
  kind: Invariant<number>['kind'],
  isBroken: (n: number) => boolean,
): Invariant<number> => ({
  id: `T-${code}`,
  code,
  rule: null,
  kind,
  broken: (n) => (isBroken(n) ? [{ path: 'n' }] : []),
})
const NEGATIVE = invariant('negative', 'impossible', (n) => n < 0)
const LARGE = invariant('large', 'unreachable', (n) => n > 9)

const mutant = (position: number, verdict: JudgedMutant['verdict'], ...told: readonly string[]): JudgedMutant => ({
  how: ['n is another'],
  verdict,
  told,
  why: 'A number of this size is judged as it is here.',
  choices: {},
  position,
})
const MUTANTS = [mutant(3, 'taken'), mutant(12, 'warned', 'n large'), mutant(-1, 'refused', 'n negative')]

const judge = (mutants: readonly JudgedMutant[], invariants: readonly Invariant<number>[] = [NEGATIVE, LARGE]) =>
  judgeMutants({ mutants, invariants, arrange: (rules, { position }) => judged(position as number, rules) })

test('positions are taken, warned of or refused, by codes that something holds', () => {
  const { said, codes, idle, unreasoned } = judge(MUTANTS)
  for (const one of MUTANTS) expect(said(one)).toEqual([one.verdict, one.told])
  expect(codes).toEqual(['large', 'negative'])
  expect(idle()).toEqual([])
  expect(unreasoned).toEqual([])
})

test('a code that is still told without its invariant, or told with others that go too, is held by nothing', () => {
  expect(judge(MUTANTS, [NEGATIVE, LARGE, { ...LARGE, id: 'T-again', code: 'wide' }]).idle()).toEqual(['large'])
  expect(judge([mutant(12, 'warned', 'n large', 'n unknown')]).idle()).toEqual(['large'])
})

test('a mutant without a change or a reason is told', () => {
  const bare = [
    { ...mutant(3, 'taken'), how: [] },
    { ...mutant(3, 'taken'), why: 'fine' },
  ]
  expect(judge([...MUTANTS, ...bare]).unreasoned).toEqual(bare)
})
