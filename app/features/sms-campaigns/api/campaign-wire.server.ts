import { z } from 'zod'
import { line, moment } from '~/http/reading/fields'
import { toIsoIstanbul } from '~/kernel/dates'
import { countSegments } from '~/kernel/sms-segments'
import type { SmsCampaignInput } from '../edit.server'
import { audiences, campaignStatuses, type Counts, withRefusal } from '../sms-campaigns'
import type { SmsCampaignRow } from '../store.server'
import { text } from '../text'

export const campaignInput = z.strictObject({
  name: line(3, 100),
  words: line(10, 600).describe(text.words),
  audience: z.enum(audiences).default('all').describe(text.audience),
  status: z.enum(['draft', 'scheduled', 'cancelled']).default('draft').describe(text.status),
  send_at: moment.nullable().default(null).describe(text.sendAt),
})

const count = z.int()
const counts = z
  .strictObject({
    recipients: count,
    waiting: count,
    sent: count,
    failed: count,
    skipped: count,
    delivered: count,
    undelivered: count,
    segments: count,
  })
  .describe(text.counts)

/** A campaign as the list and its own call show it. */
export const campaignRecord = z.strictObject({
  id: z.int(),
  name: z.string(),
  words: z.string(),
  full_text: z.string().describe(text.full),
  length: z.int().describe(text.length),
  segments: z.int().describe(text.segments),
  audience: z.enum(audiences),
  status: z.enum(campaignStatuses),
  send_at: z.string().nullable(),
  started_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  updated_at: z.string(),
  counts,
})

export function fromWire({ send_at: sendAt, ...input }: z.infer<typeof campaignInput>): SmsCampaignInput {
  return { ...input, sendAt }
}

const iso = (at: Date | null) => at && toIsoIstanbul(at)

/** `refusal`: the shop's sentence about refusing; null: missing. */
export function toWire(
  row: SmsCampaignRow,
  counts: Counts,
  refusal: string | null,
): z.infer<typeof campaignRecord> {
  const full = withRefusal(row.words, refusal ?? '').trim()
  const { length, segments } = countSegments(full)
  return {
    id: row.id,
    name: row.name,
    words: row.words,
    full_text: full,
    length,
    segments,
    audience: row.audience,
    status: row.status,
    send_at: iso(row.sendAt),
    started_at: iso(row.startedAt),
    ended_at: iso(row.endedAt),
    updated_at: toIsoIstanbul(row.updatedAt),
    counts,
  }
}
