import { z } from 'zod'
import { line, position, rowId } from '~/http/reading/fields'
import { mostChosen, mostOfRule, showcaseRules } from '../listing/showcase'

/** A showcase as staff write it. Chosen products are kept while another rule holds. */
export const showcaseInput = z
  .strictObject({
    code: z.string().regex(/^[a-z0-9_-]{1,60}$/),
    title: line(2, 100),
    subtitle: line(0, 200),
    position,
    active: z.boolean(),
    rule: z.enum(showcaseRules),
    categoryId: rowId.nullable(),
    most: z.int().min(1).max(mostOfRule),
    beginsAt: z.date().nullable(),
    endsAt: z.date().nullable(),
    productIds: z.array(rowId).max(mostChosen),
  })
  .refine(({ beginsAt, endsAt }) => !beginsAt || !endsAt || beginsAt < endsAt, { path: ['endsAt'] })
  .refine(({ rule, categoryId }) => rule !== 'category' || categoryId !== null, { path: ['categoryId'] })

export type ShowcaseChange = z.output<typeof showcaseInput>
