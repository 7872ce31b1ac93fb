import type { Block } from '../blocks/blocks'

/** The fields of two versions that differ, beside their blocks. */
export type Texts = { title: string; summary: string; seoTitle: string; seoDescription: string }
export type FieldChange = { field: keyof Texts; before: string; after: string }
export type BlockChange = {
  id: string
  change: 'added' | 'removed' | 'changed' | 'moved'
  /** Its place on the page, from 1; null where it is missing. */
  before: { place: number; block: Block } | null
  after: { place: number; block: Block } | null
}
export type Difference = { fields: FieldChange[]; blocks: BlockChange[] }

type Version = Texts & { blocks: readonly Block[] }

const fields = ['title', 'summary', 'seoTitle', 'seoDescription'] as const

/**
 * The difference of two versions, block by block in the order of the later one; removed blocks come last. A block is
 * `moved` when it is the same and its place among the kept blocks is another one.
 */
export function differenceOf(before: Version, after: Version): Difference {
  const placesBefore = placesOf(before.blocks)
  const placesAfter = placesOf(after.blocks)
  const kept = after.blocks.map(({ id }) => id).filter((id) => placesBefore.has(id))
  const stays = longestInOrder(kept, (id) => placesBefore.get(id)!.place)
  const blocks: BlockChange[] = []
  for (const { id } of after.blocks) {
    const now = placesAfter.get(id)!
    const then = placesBefore.get(id) ?? null
    if (!then) blocks.push({ id, change: 'added', before: null, after: now })
    else if (JSON.stringify(then.block) !== JSON.stringify(now.block))
      blocks.push({ id, change: 'changed', before: then, after: now })
    else if (!stays.has(id)) blocks.push({ id, change: 'moved', before: then, after: now })
  }
  for (const { id } of before.blocks)
    if (!placesAfter.has(id))
      blocks.push({ id, change: 'removed', before: placesBefore.get(id)!, after: null })
  return {
    fields: fields.flatMap((field) =>
      before[field] === after[field] ? [] : { field, before: before[field], after: after[field] },
    ),
    blocks,
  }
}

function placesOf(blocks: readonly Block[]) {
  return new Map(blocks.map((block, i) => [block.id, { place: i + 1, block }]))
}

/** The largest set of ids whose places rise: the others are those that moved. At most 25 ids. */
function longestInOrder(ids: readonly string[], placeOf: (id: string) => number): Set<string> {
  const best: string[][] = []
  for (const id of ids) {
    const before = best.filter((chain) => placeOf(chain.at(-1)!) < placeOf(id))
    const longest = before.reduce<string[]>((most, chain) => (chain.length > most.length ? chain : most), [])
    best.push([...longest, id])
  }
  return new Set(best.reduce<string[]>((most, chain) => (chain.length > most.length ? chain : most), []))
}
