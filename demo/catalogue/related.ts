import { createRandom, seedOf, type Random } from '../random'
import type { ProductDraft } from './draft'

/** Four products of the same category and two accessories of a strap (or two straps for an accessory). */
export function relatedTo(draft: ProductDraft, all: readonly ProductDraft[]): string[] {
  const random = createRandom(seedOf(`${draft.product.code} related`))
  const open = all.filter((other) => other !== draft && other.product.visibility === 'guest')
  const shelf = open.filter((other) => other.product.categoryKeys[0] === draft.product.categoryKeys[0])
  const wall = open.filter((other) => branch(other) === branch(draft) && !shelf.includes(other))
  const complements = open.filter((other) => isSmall(other) !== isSmall(draft))
  const near = [...shuffle(shelf, random), ...shuffle(wall, random)].slice(0, 4)
  return [...near, ...shuffle(complements, random).slice(0, 2)].map((other) => other.product.code)
}

function branch(draft: ProductDraft): string | undefined {
  return draft.product.categoryKeys.at(-1)
}

function isSmall(draft: ProductDraft): boolean {
  return branch(draft) === 'toka' || branch(draft) === 'bakim'
}

function shuffle<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, key: random() }))
    .toSorted((first, second) => first.key - second.key)
    .map(({ item }) => item)
}
