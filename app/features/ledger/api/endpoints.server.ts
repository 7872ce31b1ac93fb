import { z } from 'zod'
import { type Member, memberOf, type Visitor } from '~/features/identity/identity'
import { compatibility } from '~/http/calls/compatibility'
import { notFound } from '~/http/calls/failures.server'
import { idInAddress, pageQuery } from '~/http/calls/list-query'
import { Problem } from '~/http/answering/problem.server'
import { type ApiRequest, type ApiRoute, route } from '~/http/calls/route.server'
import { text as httpText } from '~/http/text'
import { type Kurus, toTl } from '~/kernel/money'
import { accountView, balanceMark, entryKinds, isDay, type StatementRow } from '../ledger'
import { getStanding, readStatement } from '../ledger.server'
import { text } from '../text'

const amount = z.number()
const mark = z.enum(['', 'B', 'A']).describe('B: borçlu, A: alacaklı, boş: bakiye yok.')

const balance = z.strictObject({
  business_partner_id: z.int(),
  balance: amount
    .nullable()
    .describe('TL; artı: firmanın borcu, eksi: alacağı. Firmanın alıcısına null: o yalnızca limiti görür.'),
  balance_type: mark,
  overdue: amount.nullable().describe('Vadesi geçmiş tutar, TL; firmanın alıcısına null.'),
  credit_limit: amount,
  available_limit: amount.describe('Açık hesapla daha ne kadar sipariş verilebilir, TL.'),
  payment_term_days: z.int(),
  currency: z.literal('TRY'),
})

const row = z.strictObject({
  id: z.int(),
  date: z.string().describe('İşlem günü, YYYY-AA-GG.'),
  due_date: z.string().nullable().describe('Borç satırlarının vadesi.'),
  document_no: z.string(),
  type: z.enum(entryKinds),
  type_text: z.string(),
  description: z.string(),
  debit: amount,
  credit: amount,
  balance: amount.describe('Bu satırdan sonraki bakiye.'),
  balance_type: mark,
})

const day = z
  .string()
  .max(10)
  .refine(isDay, httpText.badField)
  .meta({ description: 'Gün, YYYY-AA-GG; dahil.', format: 'date' })

const common = { tag: 'Cari hesap', policy: 'member' } as const

/** Kuruş ordered on account that do not count against the limit yet. Injected, because orders know the amount. */
type ReadUncounted = (db: ApiRequest['db'], partnerId: number) => Promise<Kurus>

/** Calls about the account of the caller's business partner. */
export const ledgerEndpoints = (readUncounted: ReadUncounted): ApiRoute[] => [
  route({
    ...common,
    method: 'get',
    path: '/shopping/business-partner-balance/{id}',
    summary: 'Kendi firmasının bakiyesi, vadesi geçeni ve limiti',
    params: z.strictObject({ id: idInAddress }),
    query: z.strictObject(compatibility),
    failures: [notFound],
    answer: balance,
    example: {
      params: { id: '12' },
      query: {},
      data: {
        business_partner_id: 12,
        balance: 18_450.5,
        balance_type: 'B',
        overdue: 3200,
        credit_limit: 50_000,
        available_limit: 31_549.5,
        payment_term_days: 30,
        currency: 'TRY',
      },
    },
    run: async ({ db, visitor, now }, { params: { id } }) => {
      const { partner, sees } = accountOf(visitor)
      const isOwn = id === partner.id
      const standing = isOwn && (await getStanding(db, id, { now, uncounted: await readUncounted(db, id) }))
      if (!standing) throw new Problem(404, 'not_found', httpText.notFound)
      return {
        data: {
          business_partner_id: id,
          balance: sees ? toTl(standing.balance) : null,
          balance_type: sees ? markOf(standing.balance) : ('' as const),
          overdue: sees ? toTl(standing.overdue) : null,
          credit_limit: toTl(standing.creditLimit),
          available_limit: toTl(standing.available),
          payment_term_days: standing.paymentTermDays,
          currency: 'TRY' as const,
        },
      }
    },
  }),
  route({
    ...common,
    method: 'get',
    path: '/site/business-partner-reports/accounts',
    summary: 'Kendi firmasının hesap hareketleri, eskisi önce',
    description:
      'Süzgeç bakiyeyi değiştirmez: her satırın bakiyesi bütün hareketlerden gelir. Firmanın alıcısı hareketleri görmez.',
    query: z.strictObject({
      ...compatibility,
      ...pageQuery,
      business_partner_id: idInAddress
        .optional()
        .describe('Kabul edilir, karar vermez: yanıt hep kendi firmanızındır.'),
      from: day.optional(),
      to: day.optional(),
      type: z.enum(entryKinds).optional(),
    }),
    answer: z.array(row),
    list: true,
    example: {
      query: { from: '2026-11-01', type: 'invoice' },
      data: [
        {
          id: 812,
          date: '2026-11-12',
          due_date: '2026-12-12',
          document_no: 'K7MX4RPW2TD',
          type: 'invoice',
          type_text: 'Satış faturası',
          description: 'K7MX4RPW2TD numaralı sipariş',
          debit: 4250,
          credit: 0,
          balance: 18_450.5,
          balance_type: 'B',
        },
      ],
      meta: { total: 1, start: 0, length: 30 },
    },
    run: async ({ db, visitor }, { query: { start, length, from = null, to = null, type = null } }) => {
      const { partner, sees } = accountOf(visitor)
      if (!sees) return { data: [], meta: { total: 0, start, length } }
      const filter = { from, to, kind: type }
      const { rows, total } = await readStatement(db, partner.id, filter, { start, length })
      return { data: rows.map(toWire), meta: { total, start, length } }
    },
  }),
]

function accountOf(visitor: Visitor): { partner: Member['partner']; sees: boolean } {
  const member = memberOf(visitor)
  return { partner: member.partner, sees: accountView(member) !== 'limit' }
}

function toWire(row: StatementRow) {
  const { entryId, postedOn, dueOn, documentNo, kind, means, description, debit, credit } = row
  return {
    id: entryId,
    date: postedOn,
    due_date: dueOn,
    document_no: documentNo,
    type: kind,
    type_text: text.kind(kind, means),
    description,
    debit: toTl(debit),
    credit: toTl(credit),
    balance: toTl(row.balance),
    balance_type: markOf(row.balance),
  }
}

const markOf = (kurus: number) => balanceMark(kurus).slice(1, 2) as '' | 'B' | 'A'
