import { z } from 'zod'
import { compatibility } from '~/http/calls/compatibility'
import { notFound } from '~/http/calls/failures.server'
import { idInAddress } from '~/http/calls/list-query'
import { resource } from '~/http/calls/resource.server'
import { type ApiRoute, type Policy, route } from '~/http/calls/route.server'
import { Problem } from '~/http/answering/problem.server'
import { text as common } from '~/http/text'
import { line, moment } from '~/http/reading/fields'
import { toIsoIstanbul } from '~/kernel/dates'
import { pushCampaignEditor } from '../edit.server'
import { audiences, campaignStatuses, campaignTopics, type Counts, longest } from '../push-campaigns'
import { sendTest } from '../sending/test.server'
import { listCampaigns, type PushCampaignRow, readCounts } from '../store.server'
import { text } from '../text'

const editors: Policy = { staff: 'messages.send' }

const content = {
  title: line(3, longest.title),
  words: line(3, longest.words),
  path: z.string().max(300).startsWith('/').describe(text.path),
  topic: z.enum(campaignTopics).describe(text.topic),
  audience: z.enum(audiences).describe(text.audience),
}

const campaignInput = z.strictObject({
  ...content,
  topic: content.topic.default('campaigns'),
  audience: content.audience.default('all'),
  status: z.enum(['draft', 'scheduled', 'cancelled']).default('draft').describe(text.status),
  send_at: moment.nullable().default(null).describe(text.sendAt),
})

const count = z.int()
const campaignRecord = z.strictObject({
  id: z.int(),
  ...content,
  title: z.string(),
  words: z.string(),
  path: z.string(),
  status: z.enum(campaignStatuses),
  send_at: z.string().nullable(),
  started_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  updated_at: z.string(),
  counts: z
    .strictObject({
      recipients: count,
      waiting: count,
      queued: count,
      sent: count,
      gone: count,
      failed: count,
      skipped: count,
    })
    .describe(text.counts),
})

const iso = (at: Date | null) => at && toIsoIstanbul(at)

const toWire = (
  { sendAt, startedAt, endedAt, updatedAt, ...row }: PushCampaignRow,
  counts: Counts,
): z.infer<typeof campaignRecord> => ({
  ...row,
  send_at: iso(sendAt),
  started_at: iso(startedAt),
  ended_at: iso(endedAt),
  updated_at: toIsoIstanbul(updatedAt),
  counts,
})

const example: z.infer<typeof campaignRecord> = {
  id: 3,
  title: 'Kış indirimi başladı',
  words: 'Deri kordonlarda hafta sonu yüzde 20 indirim.',
  path: '/deri-kordonlar',
  topic: 'campaigns',
  audience: 'all',
  status: 'draft',
  send_at: null,
  started_at: null,
  ended_at: null,
  updated_at: '2026-11-20T10:00:00.000+03:00',
  counts: { recipients: 0, waiting: 0, queued: 0, sent: 0, gone: 0, failed: 0, skipped: 0 },
}

const records = resource({
  path: '/push-campaigns',
  tag: text.tag,
  readers: { index: editors, show: editors },
  writers: { create: editors, update: editors, remove: editors },
  keep: { by: 'visitor' },
  summaries: {
    index: text.summaries.index,
    show: text.summaries.show,
    create: text.summaries.create,
    update: text.summaries.update,
    remove: text.summaries.remove,
  },
  editor: pushCampaignEditor,
  input: campaignInput,
  fromWire: ({ send_at: sendAt, ...input }) => ({ ...input, sendAt }),
  record: campaignRecord,
  toWire: async (row, { db }) => toWire(row, (await readCounts(db, [row.id])).get(row.id)!),
  example: {
    id: 3,
    input: { title: example.title, words: example.words, path: example.path },
    record: example,
  },
  list: {
    item: campaignRecord,
    example: { data: [example], total: 1 },
    read: async ({ db }, page) => {
      const { rows, total } = await listCampaigns(db, page)
      const counts = await readCounts(
        db,
        rows.map(({ id }) => id),
      )
      return { data: rows.map((row) => toWire(row, counts.get(row.id)!)), total }
    },
  },
})

/** Campaigns by notification for the staff. */
export const pushCampaignEndpoints: readonly ApiRoute[] = [
  route({
    method: 'post',
    path: '/push-campaigns/{id}/test',
    tag: text.tag,
    summary: text.summaries.test,
    policy: editors,
    limit: 'message',
    params: z.strictObject({ id: idInAddress }),
    body: z.strictObject({ ...compatibility }),
    failures: [notFound],
    answer: z.strictObject({ queued: z.int() }),
    example: { params: { id: '3' }, body: {}, data: { queued: 1 } },
    run: async ({ db, visitor, now }, { params: { id } }) => {
      const queued = await sendTest(db, id, { visitor, now })
      if (queued === null) throw new Problem(404, 'not_found', common.notFound)
      return { data: { queued } }
    },
  }),
  ...records,
]
