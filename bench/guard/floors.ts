/**
 * The lowest allowed ratio of the shop to the bare work of the same run (1: equally quick): 0.8 of the median of five
 * runs on an idle machine, as `npm run bench -- --guard 5` prints them. Measured on 2026-11-24.
 */
export const floors = { page: 0.49, list: 0.65, add: 0.37, order: 0.42 }

/** Names of the contests of the guard. */
export type Guarded = keyof typeof floors

/** A floor as a share of the median of its runs. */
export const shareOfMedian = 0.8
