import { z } from 'zod'
import { notes } from './text'

/** Ids of a user in claims and in `get-id`. */
export const userIds = z.strictObject({
  id: z.int(),
  business_partner_id: z.int().nullable(),
  business_partner_detail_id: z.int().nullable(),
  group_id: z.int().nullable().describe(notes.groupId),
})
