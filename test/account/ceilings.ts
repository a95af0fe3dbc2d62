/** What the tests of one capability may take of a run. */
export interface Ceiling {
  readonly capability: string
  /** Seconds on two quiet cores, the times of its test files added up. */
  readonly most: number
  /** Its test files, by their paths from the root. */
  readonly files: RegExp
}

export const CEILINGS: readonly Ceiling[] = [
  {
    capability: 'glass',
    most: 60,
    files: /^test\/(?:glass\/|browser\/glass|workspace\/(?:glass-|faults-glass|likeness|pictures))/,
  },
  {
    capability: 'words and positions',
    most: 60,
    files:
      /^packages\/games\/src\/[\w-]+\/(?:words|positions)\/|^packages\/cli\/src\/play\/position|^test\/browser\/position/,
  },
  {
    capability: 'authority',
    most: 60,
    files: /^packages\/authority\/|^packages\/web\/src\/here\/|^packages\/server\/test\/(?:leases|nodes)/,
  },
  {
    capability: 'bots',
    most: 30,
    files: /^packages\/bots\/|^packages\/games\/src\/[\w-]+\/play\/bot|^packages\/cli\/src\/arena\//,
  },
]

/** What one test file took. */
export interface Took {
  /** Its path from the root. */
  readonly file: string
  /** By the clock. */
  readonly seconds: number
  /** What was measured meanwhile: `paces`. */
  readonly paces: readonly number[]
}

/** What a capability took as on a quiet machine, in seconds. */
export interface Share extends Ceiling {
  readonly took: number
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** So many measurements tell how slow a file was; one with fewer went at the pace of the run. */
const ENOUGH = 8

/**
 * What each capability took. Seconds of a slow machine are shorter, by the pace measured in the file or in the run; those of
 * a fast one stay as they are: no ceiling is ever lower than it says.
 */
export const sharesOf = (files: readonly Took[], ceilings: readonly Ceiling[] = CEILINGS): readonly Share[] => {
  const all = files.flatMap(({ paces }) => paces)
  const run = all.length === 0 ? 1 : mean(all)
  const pace = ({ paces }: Took): number => Math.max(1, paces.length < ENOUGH ? run : mean(paces))
  return ceilings.map((ceiling) => ({
    ...ceiling,
    took: files
      .filter(({ file }) => ceiling.files.test(file))
      .reduce((sum, file) => sum + file.seconds / pace(file), 0),
  }))
}

/** A sentence for each capability that took more than it may. */
export const overruns = (shares: readonly Share[]): readonly string[] =>
  shares
    .filter(({ took, most }) => took > most)
    .map(
      ({ capability, took, most }) =>
        `The tests of ${capability} took ${took.toFixed(1)} s of at most ${most}, reckoned as on a quiet machine.`,
    )
