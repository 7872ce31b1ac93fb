import { z } from 'zod'
import { blocksInput } from '~/features/content/content-schema'
import { line, moment, rowId } from '~/http/reading/fields'
import { toIsoIstanbul } from '~/kernel/dates'
import type { NewsletterInput } from '../edit.server'
import { type Counts, newsletterStatuses, type Segment, segmentKinds } from '../newsletters'
import type { NewsletterRow } from '../store.server'
import { text } from '../api.text'

export const newsletterInput = z.strictObject({
  subject: line(3, 100),
  preheader: line(0, 160).default('').describe(text.preheader),
  blocks: blocksInput.describe(text.blocks),
  segment: z.enum(segmentKinds).default('all').describe(text.segment),
  price_list_id: rowId.nullable().default(null).describe(text.priceList),
  days: z.int().min(1).max(3_650).nullable().default(null).describe(text.days),
  category_id: rowId.nullable().default(null).describe(text.category),
  status: z.enum(['draft', 'scheduled', 'cancelled']).default('draft').describe(text.status),
  send_at: moment.nullable().default(null).describe(text.sendAt),
})

const count = z.int()
const counts = z
  .strictObject({
    recipients: count,
    waiting: count,
    sent: count,
    bounced: count,
    failed: count,
    skipped: count,
    unsubscribed: count,
  })
  .describe(text.counts)

/** A newsletter as the list shows it. */
export const newsletterCard = z.strictObject({
  id: z.int(),
  subject: z.string(),
  preheader: z.string(),
  segment: z.enum(segmentKinds),
  price_list_id: z.int().nullable(),
  days: z.int().nullable(),
  category_id: z.int().nullable(),
  status: z.enum(newsletterStatuses),
  send_at: z.string().nullable(),
  started_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  updated_at: z.string(),
  counts,
})

export const newsletterRecord = newsletterCard.extend({
  blocks: z.array(z.unknown()).describe(text.stored),
})

export function fromWire(input: z.infer<typeof newsletterInput>): NewsletterInput {
  const { subject, preheader, blocks, status, send_at: sendAt } = input
  return {
    subject,
    preheader,
    blocks,
    status,
    sendAt,
    segment: segmentOf(input),
  }
}

/** Null when a field of the segment is missing or one of another segment is given. */
function segmentOf(input: z.infer<typeof newsletterInput>): Segment | null {
  const { segment: kind, price_list_id: priceListId, days, category_id: categoryId } = input
  const given = [priceListId, days, categoryId].filter((value) => value !== null).length
  if (kind === 'price_list') return priceListId !== null && given === 1 ? { kind, priceListId } : null
  if (kind === 'bought') return days !== null && given === 1 ? { kind, days } : null
  if (kind === 'category') return categoryId !== null && given === 1 ? { kind, categoryId } : null
  return given === 0 ? { kind } : null
}

const iso = (at: Date | null) => at && toIsoIstanbul(at)

export function toCard(row: NewsletterRow, counts: Counts): z.infer<typeof newsletterCard> {
  const { segment } = row
  return {
    id: row.id,
    subject: row.subject,
    preheader: row.preheader,
    segment: segment.kind,
    price_list_id: segment.kind === 'price_list' ? segment.priceListId : null,
    days: segment.kind === 'bought' ? segment.days : null,
    category_id: segment.kind === 'category' ? segment.categoryId : null,
    status: row.status,
    send_at: iso(row.sendAt),
    started_at: iso(row.startedAt),
    ended_at: iso(row.endedAt),
    updated_at: toIsoIstanbul(row.updatedAt),
    counts,
  }
}
