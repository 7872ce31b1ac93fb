import { between, createRandom, seedOf } from '../random'

/** Pieces in stock: about 6 % of variants none, 10 % one to four, the rest plenty. */
export function stockOf(variantCode: string): number {
  const random = createRandom(seedOf(`${variantCode} stock`))
  const share = random()
  if (share < 0.06) return 0
  if (share < 0.16) return between(random, 1, 4)
  return share < 0.5 ? between(random, 8, 60) : between(random, 60, 420)
}
