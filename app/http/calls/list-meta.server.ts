import { z } from 'zod'
import { text } from './api.text'

const count = z.int().min(0)

const found = count.describe(text.facetCount)
const chosen = z.boolean().describe(text.facetChosen)

const facets = z
  .strictObject({
    features: z.array(
      z.strictObject({
        id: z.int(),
        code: z.string(),
        name: z.string(),
        kind: z.enum(['text', 'swatch', 'number']),
        details: z.array(
          z.strictObject({
            id: z.int(),
            code: z.string(),
            value: z.string(),
            color: z.string().nullable(),
            count: found,
            chosen,
          }),
        ),
      }),
    ),
    prices: z.strictObject({ from: z.number(), to: z.number() }).nullable().describe(text.facetPrices),
    in_stock: found,
    packages: z.array(z.strictObject({ real_quantity: z.int(), count: found, chosen })),
  })
  .meta({ id: 'ListFacets', description: text.facets })

/** The filters of a list of products with their counts. */
export type ListFacets = z.infer<typeof facets>

/** Schema of `meta` in the answer of a list. */
export const listMeta = z
  .strictObject({
    total: count,
    start: count,
    length: count,
    meant: z.string().optional().describe(text.meant),
    left_out: z.array(z.string()).optional().describe(text.leftOut),
    facets: facets.optional(),
  })
  .meta({ id: 'ListMeta', description: text.meta })
