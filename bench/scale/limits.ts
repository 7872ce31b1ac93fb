/** Limits of server time in ms (p95, product page and lists alike) by number of products. */
export type ScaleLimits = {
  category: number
  facets: number
  deep: number
  arrivals: number
  typeahead: number
  product: number
}

const upTo100Thousand: ScaleLimits = {
  category: 25,
  facets: 60,
  deep: 60,
  arrivals: 60,
  typeahead: 20,
  product: 8,
}
const upToAMillion: ScaleLimits = {
  category: 60,
  facets: 250,
  deep: 120,
  arrivals: 60,
  typeahead: 30,
  product: 10,
}

export const limitsFor = (products: number) => (products <= 100_000 ? upTo100Thousand : upToAMillion)
