import { isFullTest } from '../full-test'

/** Duration and seed of the API fuzzing. Without FUZZ_SECONDS it fits into `npm test`. */
export const fuzz = {
  /** ms for all endpoints together. */
  budget: Number(process.env.FUZZ_SECONDS ?? (isFullTest ? 120 : 4)) * 1_000,
  /** Random tries of each endpoint, however long they take. */
  leastRuns: isFullTest ? 60 : 15,
  seed: Number(process.env.FUZZ_SEED ?? Math.trunc(Math.random() * 2 ** 31)),
}
