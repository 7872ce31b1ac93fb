import { z } from 'zod'
import { compatibility } from '~/http/calls/compatibility'
import { notFound } from '~/http/calls/failures.server'
import { idInAddress } from '~/http/calls/list-query'
import { resource } from '~/http/calls/resource.server'
import { type ApiRoute, type Policy, route } from '~/http/calls/route.server'
import { Problem } from '~/http/answering/problem.server'
import { normalizeEmail } from '~/kernel/turkish'
import { text as common } from '~/http/text'
import { newsletterEditor } from '../edit.server'
import { mostTestAddresses } from '../newsletters'
import { takeBounceReport } from '../sending/bounces.server'
import { queueTest } from '../sending/test.server'
import { listNewsletters, readCounts } from '../store.server'
import { text } from '../api.text'
import { fromWire, newsletterCard, newsletterInput, newsletterRecord, toCard } from './newsletter-wire.server'

const emailInput = z
  .string()
  .max(300)
  .transform(normalizeEmail)
  .pipe(z.email().max(254))
  .meta({ format: 'email', maxLength: 254 })
const editors: Policy = { staff: 'messages.send' }

const blocks = [
  {
    id: 'b1',
    kind: 'text',
    heading: 'Kış kordonları geldi',
    text: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'Yeni deriler raflarda.' }],
        },
      ],
    },
  },
  { id: 'b2', kind: 'showcase', code: 'yeni-gelenler', heading: '' },
]
const example: z.infer<typeof newsletterCard> = {
  id: 3,
  subject: 'Kış kordonları geldi',
  preheader: 'Altı yeni deri, üç yeni renk.',
  segment: 'all',
  price_list_id: null,
  days: null,
  category_id: null,
  status: 'draft',
  send_at: null,
  started_at: null,
  ended_at: null,
  updated_at: '2026-11-20T10:00:00.000+03:00',
  counts: {
    recipients: 0,
    waiting: 0,
    sent: 0,
    bounced: 0,
    failed: 0,
    skipped: 0,
    unsubscribed: 0,
  },
}

const records = resource({
  path: '/newsletters',
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
  editor: newsletterEditor,
  input: newsletterInput,
  fromWire,
  record: newsletterRecord,
  toWire: async (row, { db }) => ({
    ...toCard(row, (await readCounts(db, [row.id])).get(row.id)!),
    blocks: row.blocks,
  }),
  example: {
    id: 3,
    input: { subject: example.subject, preheader: example.preheader, blocks },
    record: { ...example, blocks },
  },
  list: {
    item: newsletterCard,
    example: { data: [example], total: 1 },
    read: async ({ db }, page) => {
      const { rows, total } = await listNewsletters(db, page)
      const counts = await readCounts(
        db,
        rows.map(({ id }) => id),
      )
      return {
        data: rows.map((row) => toCard(row, counts.get(row.id)!)),
        total,
      }
    },
  },
})

/** Newsletters for the staff. */
export const newsletterEndpoints: readonly ApiRoute[] = [
  route({
    method: 'post',
    path: '/newsletters/bounces',
    tag: text.tag,
    summary: text.summaries.bounce,
    policy: editors,
    body: z.strictObject({
      ...compatibility,
      report: z.string().min(1).max(50_000).describe(text.report),
    }),
    answer: z.strictObject({
      outcome: z.enum(['bounced', 'ignored', 'unreadable']).describe(text.outcome),
    }),
    example: {
      body: {
        report:
          'Content-Type: message/delivery-status\n\nFinal-Recipient: rfc822; yok@ornek.example\nAction: failed\nStatus: 5.1.1\n',
      },
      data: { outcome: 'bounced' },
    },
    run: async ({ db, now }, { body: { report } }) => ({
      data: { outcome: await takeBounceReport(db, report, now) },
    }),
  }),
  route({
    method: 'post',
    path: '/newsletters/{id}/test',
    tag: text.tag,
    summary: text.summaries.test,
    policy: editors,
    limit: 'message',
    params: z.strictObject({ id: idInAddress }),
    body: z.strictObject({
      ...compatibility,
      emails: z.array(emailInput).min(1).max(mostTestAddresses),
    }),
    failures: [notFound],
    answer: z.strictObject({ queued: z.int() }),
    example: {
      params: { id: '3' },
      body: { emails: ['pazarlama@ornek.example'] },
      data: { queued: 1 },
    },
    run: async ({ db, now }, { params: { id }, body: { emails } }) => {
      const queued = await queueTest(db, id, emails, now)
      if (queued === null) throw new Problem(404, 'not_found', common.notFound)
      return { data: { queued } }
    },
  }),
  ...records,
]
