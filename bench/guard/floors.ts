/**
 * The lowest allowed ratio of the shop to the bare work of the same run (1: equally quick): 0.8 of the median of five
 * runs on an idle machine, as `npm run bench -- --guard 5` prints them. Measured on 2026-11-25, after the router's own page
 * data and Drizzle's own dialect came back: the page fell from 0.59 to 0.47 (docs/performance-findings.md).
 */
export const floors = { page: 0.37, list: 0.6, add: 0.37, order: 0.39 }

/** Names of the contests of the guard. */
export type Guarded = keyof typeof floors

/** A floor as a share of the median of its runs. */
export const shareOfMedian = 0.8
