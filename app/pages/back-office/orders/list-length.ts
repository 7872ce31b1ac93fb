/** Orders of a long page of the list, and the most that one job packs or prints. */
export const longPage = 200
