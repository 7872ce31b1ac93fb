import { z } from 'zod'
import { text } from './api.text'

const count = z.int().min(0)

/** Schema of `meta` in the answer of a list. */
export const listMeta = z
  .strictObject({
    total: count,
    start: count,
    length: count,
    meant: z.string().optional().describe(text.meant),
    left_out: z.array(z.string()).optional().describe(text.leftOut),
  })
  .meta({ id: 'ListMeta', description: text.meta })
