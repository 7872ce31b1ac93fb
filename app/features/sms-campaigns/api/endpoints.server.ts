import { z } from 'zod'
import { compatibility } from '~/http/calls/compatibility'
import { notFound } from '~/http/calls/failures.server'
import { idInAddress } from '~/http/calls/list-query'
import { resource } from '~/http/calls/resource.server'
import { type ApiRoute, type Policy, route } from '~/http/calls/route.server'
import { Problem } from '~/http/answering/problem.server'
import { text as common } from '~/http/text'
import { isMobile, normalizePhone } from '~/kernel/identity-numbers'
import { smsCampaignEditor } from '../edit.server'
import { mostTestPhones } from '../sms-campaigns'
import { queueTest } from '../sms-campaigns.server'
import { listCampaigns, readCounts, readRefusal } from '../store.server'
import { text } from '../text'
import { campaignInput, campaignRecord, fromWire, toWire } from './campaign-wire.server'

const editors: Policy = { staff: 'messages.send' }

const mobile = z
  .string()
  .max(20)
  .refine((phone) => isMobile(phone))
  .transform((phone) => normalizePhone(phone)!)

const example: z.infer<typeof campaignRecord> = {
  id: 3,
  name: 'Kış indirimi',
  words: 'Deri kordonlarda hafta sonu yüzde 20 indirim.',
  full_text: "Deri kordonlarda hafta sonu yüzde 20 indirim. RET yazıp 3000'e gönderin. B001",
  length: 78,
  segments: 1,
  audience: 'all',
  status: 'draft',
  send_at: null,
  started_at: null,
  ended_at: null,
  updated_at: '2026-11-20T10:00:00.000+03:00',
  counts: {
    recipients: 0,
    waiting: 0,
    sent: 0,
    failed: 0,
    skipped: 0,
    delivered: 0,
    undelivered: 0,
    segments: 0,
  },
}

const records = resource({
  path: '/sms-campaigns',
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
  editor: smsCampaignEditor,
  input: campaignInput,
  fromWire,
  record: campaignRecord,
  toWire: async (row, { db }) =>
    toWire(row, (await readCounts(db, [row.id])).get(row.id)!, await readRefusal(db)),
  example: { id: 3, input: { name: example.name, words: example.words }, record: example },
  list: {
    item: campaignRecord,
    example: { data: [example], total: 1 },
    read: async ({ db }, page) => {
      const { rows, total } = await listCampaigns(db, page)
      const counts = await readCounts(
        db,
        rows.map(({ id }) => id),
      )
      const refusal = await readRefusal(db)
      return { data: rows.map((row) => toWire(row, counts.get(row.id)!, refusal)), total }
    },
  },
})

/** Campaigns by SMS for the staff. */
export const smsCampaignEndpoints: readonly ApiRoute[] = [
  route({
    method: 'post',
    path: '/sms-campaigns/{id}/test',
    tag: text.tag,
    summary: text.summaries.test,
    policy: editors,
    limit: 'message',
    params: z.strictObject({ id: idInAddress }),
    body: z.strictObject({ ...compatibility, phones: z.array(mobile).min(1).max(mostTestPhones) }),
    failures: [
      notFound,
      { status: 409, code: 'no_refusal', meaning: text.noRefusalMeaning, remedy: text.noRefusal },
    ],
    answer: z.strictObject({ queued: z.int() }),
    example: {
      params: { id: '3' },
      body: { phones: ['+905321234567'] },
      data: { queued: 1 },
    },
    run: async ({ db, now }, { params: { id }, body: { phones } }) => {
      const queued = await queueTest(db, id, phones, now)
      if (queued === 'unknown') throw new Problem(404, 'not_found', common.notFound)
      if (queued === 'refused') throw new Problem(409, 'no_refusal', text.noRefusal)
      return { data: { queued } }
    },
  }),
  ...records,
]
