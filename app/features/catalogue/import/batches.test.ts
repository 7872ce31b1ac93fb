import { expect, test } from 'vitest'
import { inBatches } from './batches'
import type { ImportedProduct } from './format'

async function sizes(count: number, description: string): Promise<number[]> {
  const items = async function* () {
    for (let i = 0; i < count; i++) {
      const product: Partial<ImportedProduct> = { kind: 'product', variants: [], pictures: [], description }
      yield product as ImportedProduct
    }
  }
  return (await Array.fromAsync(inBatches(items()))).map((batch) => batch.length)
}

test('a batch has a limited number of products, and fewer with long descriptions, because it is one text in memory', async () => {
  expect(await sizes(1_200, 'Deri kordon')).toEqual([500, 500, 200])
  expect(await sizes(100, 'ş'.repeat(200_000))).toEqual([40, 40, 20])
})
