/**
 * The lowest allowed ratio of the shop to the bare work of the same run (1: equally quick): at most 0.8 of the median of five
 * runs on an idle machine, as `npm run bench -- --guard 5` prints them. Measured on 2026-11-25.
 */
export const floors = { page: 0.42, list: 0.62, add: 0.4, order: 0.41 }

/** Names of the contests of the guard. */
export type Guarded = keyof typeof floors

/** A floor as a share of the median of its runs. */
export const shareOfMedian = 0.8
