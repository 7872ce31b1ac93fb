/**
 * The lowest allowed ratio of the shop to the bare work of the same run (1: equally quick): at most 0.8 of the median of an
 * idle machine's runs, as `npm run bench -- --guard 3` prints them. Measured on 2026-11-29: 0.25, 0.46, 0.37, 0.48. Adding to a
 * basket had 0.39 to 0.47 there with the code of 2026-11-25, so about a tenth of the fall is the shop's own. The page had 0.20 to
 * 0.28 on three machines, so its floor is below 0.8 of the lowest.
 */
export const floors = { page: 0.16, list: 0.35, add: 0.3, order: 0.38 }

/** Names of the contests of the guard. */
export type Guarded = keyof typeof floors

/** A floor as a share of the median of its runs. */
export const shareOfMedian = 0.8
