import { z } from 'zod'
import type { Visitor } from '~/features/identity/identity'
import { Problem } from '~/http/answering/problem.server'
import { compatibility } from '~/http/calls/compatibility'
import { notFound } from '~/http/calls/failures.server'
import { idInAddress, pageQuery } from '~/http/calls/list-query'
import { type ApiRoute, route } from '~/http/calls/route.server'
import { text } from '~/http/text'
import { toIsoIstanbul } from '~/kernel/dates'
import { type ContactRow, listContacts, removeContact, setContactStatus } from '../messages.server'

const common = { tag: 'İletişim', policy: { staff: 'support.answer' } } as const
const byId = z.strictObject({ id: idInAddress })
const status = z.enum(['open', 'closed'])

const message = z.strictObject({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  user_id: z.int().nullable().describe('Giriş yapmış göndericinin numarası.'),
  suspect: z.boolean().describe('Gereksiz ileti gibi görünüyor: e-posta gönderilmedi.'),
  status,
  created_at: z.string(),
})

const toWire = ({
  userId,
  nonce: _nonce,
  notice: _notice,
  copied: _copied,
  createdAt,
  ...row
}: ContactRow) => ({
  ...row,
  user_id: userId,
  created_at: toIsoIstanbul(createdAt),
})

const example: z.infer<typeof message> = {
  id: 12,
  name: 'Ayşe Işık',
  email: 'ayse@ornek.example',
  phone: '+905321234567',
  subject: 'Kordon ölçüsü',
  message: '22 mm kordon 20 mm saate olur mu?',
  user_id: null,
  suspect: false,
  status: 'open',
  created_at: '2026-03-02T10:15:00.000+03:00',
}

const missing = () => new Problem(404, 'not_found', text.notFound)

function actorOf(visitor: Visitor): string {
  if (visitor.kind === 'guest') throw new Error('A guest in a call for staff')
  return `user ${visitor.user.userId}`
}

/** Messages of the contact form, for the staff. */
export const contactEndpoints: ApiRoute[] = [
  route({
    ...common,
    method: 'get',
    path: '/contact-messages',
    summary: 'İletişim formundan gelen iletiler, yenisi önce',
    query: z.strictObject({
      ...compatibility,
      ...pageQuery,
      status: status.optional(),
      suspect: z.enum(['true', 'false']).default('false').describe('true: gereksiz görünenler.'),
    }),
    answer: z.array(message),
    list: true,
    example: { query: { status: 'open' }, data: [example], meta: { total: 1, start: 0, length: 30 } },
    run: async ({ db }, { query: { start, length, status, suspect } }) => {
      const { rows, total } = await listContacts(db, { start, length, status, suspect: suspect === 'true' })
      return { data: rows.map(toWire), meta: { total, start, length } }
    },
  }),
  route({
    ...common,
    method: 'put',
    path: '/contact-messages/{id}',
    summary: 'İletiyi ilgilenildi olarak işaretler ya da yeniden açar',
    params: byId,
    body: z.strictObject({ ...compatibility, status }),
    failures: [notFound],
    answer: message,
    example: { params: { id: '12' }, body: { status: 'closed' }, data: { ...example, status: 'closed' } },
    run: async ({ db, visitor }, { params: { id }, body: { status } }) => {
      const row = await setContactStatus(db, id, status, actorOf(visitor))
      if (!row) throw missing()
      return { data: toWire(row) }
    },
  }),
  route({
    ...common,
    method: 'delete',
    path: '/contact-messages/{id}',
    summary: 'İletiyi siler',
    params: byId,
    failures: [notFound],
    answer: z.strictObject({ id: z.int() }),
    example: { params: { id: '12' }, data: { id: 12 } },
    run: async ({ db, visitor }, { params: { id } }) => {
      if (!(await removeContact(db, id, actorOf(visitor)))) throw missing()
      return { data: { id } }
    },
  }),
]
