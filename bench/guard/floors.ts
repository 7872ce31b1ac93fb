/**
 * The lowest allowed ratio of the shop to the bare work of the same run (1: equally quick): at most 0.8 of the median of five
 * runs on an idle machine, as `npm run bench -- --guard 5` prints them. Measured on 2026-11-25. The one of lists is of 2026-11-28, three runs beside other work:
 * the SQL of a list became a quarter, so a larger share is the shop's own although a list takes half the time. The same day's for the
 * page, three runs: its SQL and its markup, which are the bare work, became half.
 */
export const floors = { page: 0.22, list: 0.35, add: 0.4, order: 0.41 }

/** Names of the contests of the guard. */
export type Guarded = keyof typeof floors

/** A floor as a share of the median of its runs. */
export const shareOfMedian = 0.8
