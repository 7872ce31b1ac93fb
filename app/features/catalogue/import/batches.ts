import type { ImportItem } from './format'

/** Limits of one transaction: small enough for memory and locks, large enough to be quick. */
const most = { items: 500, variants: 2_000, pictures: 1_000, characters: 8_000_000 }

/** Consecutive items in batches; the last batch may be small. */
export async function* inBatches(items: AsyncIterable<ImportItem>): AsyncGenerator<ImportItem[]> {
  let batch: ImportItem[] = []
  let variants = 0
  let pictures = 0
  let characters = 0
  for await (const item of items) {
    batch.push(item)
    if (item.kind === 'product') {
      variants += item.variants.length
      pictures += item.pictures.length
      characters += item.description.length
    }
    const isSmall = variants < most.variants && pictures < most.pictures && characters < most.characters
    if (batch.length < most.items && isSmall) continue
    yield batch
    batch = []
    variants = pictures = characters = 0
  }
  if (batch.length > 0) yield batch
}
