import { isFullTest } from '../full-test'

/** How long and from which seed the calls are fuzzed. Without FUZZ_SECONDS all of it fits into `npm test`. */
export const fuzz = {
  /** ms for all calls together. */
  budget: Number(process.env.FUZZ_SECONDS ?? (isFullTest ? 120 : 4)) * 1_000,
  /** Random tries of each call, however long they take. */
  leastRuns: isFullTest ? 60 : 15,
  seed: Number(process.env.FUZZ_SEED ?? Math.trunc(Math.random() * 2 ** 31)),
}
