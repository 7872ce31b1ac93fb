import { z } from 'zod'
import type { Visitor } from '~/features/identity/identity'
import { Problem } from '~/http/answering/problem.server'
import { compatibility } from '~/http/calls/compatibility'
import { notFound } from '~/http/calls/failures.server'
import { idInAddress } from '~/http/calls/list-query'
import { type ApiRoute, route } from '~/http/calls/route.server'
import { text as httpText } from '~/http/text'
import { toIsoIstanbul } from '~/kernel/dates'
import { iysFields } from '../consents-schema'
import { exportForIys, readIysExport } from '../iys/export.server'
import { importFromIys } from '../iys/import.server'
import type { IysChange } from '../iys/iys'
import { text } from '../text'

const common = { tag: 'İleti izinleri', policy: { staff: 'consents.manage' } } as const

const change = z.strictObject(iysFields)

const example: IysChange = {
  consentDate: '2026-11-25 13:30:00',
  source: 'HS_WEB',
  recipient: '+905321234567',
  recipientType: 'BIREYSEL',
  status: 'ONAY',
  type: 'MESAJ',
}

const kept = z.strictObject({ id: z.int(), created_at: z.string(), consents: z.array(change) })

const exported = kept.extend({
  problems: z
    .array(
      change.extend({
        reason: z.enum(['unproven', 'bad_phone', 'future', 'not_later', 'too_old', 'too_early']),
      }),
    )
    .describe(text.problems),
  remaining: z.int().describe(text.remaining),
})

/** Calls for staff: changes for İYS, and changes made there. */
export const consentsEndpoints: ApiRoute[] = [
  route({
    ...common,
    method: 'post',
    path: '/iys/exports',
    summary: 'İYS’ye henüz bildirilmemiş izin değişikliklerini verir ve bildirilmiş sayar',
    description:
      '`consents` dizisi, İYS’nin `POST /sps/{iysCode}/brands/{brandCode}/consents/request` çağrısına olduğu gibi gönderilir.',
    idempotency: 'optional',
    body: z.strictObject(compatibility),
    answer: exported,
    example: {
      body: {},
      data: {
        id: 7,
        created_at: '2026-11-25T14:00:00.000+03:00',
        consents: [example],
        problems: [{ ...example, recipient: '+902121234567', type: 'ARAMA', reason: 'bad_phone' }],
        remaining: 0,
      },
    },
    run: async ({ db, visitor, now }) => {
      const { createdAt, ...made } = await exportForIys(db, { actor: actorOf(visitor), now })
      return { data: { ...made, created_at: toIsoIstanbul(createdAt) } }
    },
  }),
  route({
    ...common,
    method: 'get',
    path: '/iys/exports/{id}',
    summary: 'Önceki bir İYS aktarımının değişiklikleri',
    params: z.strictObject({ id: idInAddress }),
    query: z.strictObject(compatibility),
    failures: [notFound],
    answer: kept,
    example: {
      params: { id: '7' },
      query: {},
      data: { id: 7, created_at: '2026-11-25T14:00:00.000+03:00', consents: [example] },
    },
    run: async ({ db }, { params: { id } }) => {
      const found = await readIysExport(db, id)
      if (!found) throw new Problem(404, 'not_found', httpText.notFound)
      const { createdAt, consents } = found
      return { data: { id, consents, created_at: toIsoIstanbul(createdAt) } }
    },
  }),
  route({
    ...common,
    method: 'post',
    path: '/iys/changes',
    summary: 'İYS’de yapılan izin değişikliklerini alır; oradaki RET burada da geçerlidir',
    description: text.outcome,
    idempotency: 'optional',
    body: z.strictObject({ ...compatibility, changes: z.array(change).min(1).max(100) }),
    answer: z.array(change.extend({ outcome: z.enum(['recorded', 'unchanged', 'older', 'refused']) })),
    example: {
      body: { changes: [{ ...example, source: 'IYS_WEB', status: 'RET' }] },
      data: [{ ...example, source: 'IYS_WEB', status: 'RET', outcome: 'recorded' }],
    },
    run: async ({ db, visitor, now }, { body: { changes } }) => {
      const imported = await importFromIys(db, changes, { actor: actorOf(visitor), now })
      return { data: imported.map(({ change, outcome }) => ({ ...change, outcome })) }
    },
  }),
]

const actorOf = (visitor: Visitor) => (visitor.kind === 'staff' ? `user ${visitor.user.userId}` : 'unknown')
