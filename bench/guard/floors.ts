/**
 * The lowest allowed ratio of the shop to the bare work of the same run (1: equally quick): at most 0.8 of the median of an
 * idle machine's runs, as `npm run bench -- --guard 3` prints them. Measured on 2026-11-29 on the slowest processor so far:
 * the shop's own work costs more on it than PostgreSQL's, so the same code that reaches 0.5 elsewhere adds to a basket at
 * 0.37 there (0.39–0.47 with the code of four days before).
 */
export const floors = { page: 0.2, list: 0.35, add: 0.3, order: 0.38 }

/** Names of the contests of the guard. */
export type Guarded = keyof typeof floors

/** A floor as a share of the median of its runs. */
export const shareOfMedian = 0.8
