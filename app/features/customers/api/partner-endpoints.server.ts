// Longer than 250 lines: the schemas, examples and endpoints of a record are read and changed together.
import { z } from 'zod'
import type { Visitor } from '~/features/identity/identity'
import { compatibility } from '~/http/calls/compatibility'
import { rowId, tlAmount } from '~/http/reading/fields'
import { idInAddress } from '~/http/calls/list-query'
import { resource } from '~/http/calls/resource.server'
import { type ApiRoute, type Policy, route } from '~/http/calls/route.server'
import { wholeList } from '~/http/calls/whole-list'
import { toIsoIstanbul } from '~/kernel/dates'
import { toTl } from '~/kernel/money'
import { text } from './partner.text'
import { companyFields, personFields } from '../schema'
import {
  detailEditor,
  type DetailRow,
  type DetailScope,
  listDetails,
  partnerEditor,
  type PartnerRow,
} from '../partners/manage.server'
import { listPartners } from '../partners/partners.server'

/** Members read their own records; sales staff read and change all. */
const readers: Policy = { staff: 'customers.view', members: 'own' }
const writers: Policy = { staff: 'customers.write' }
const shared = {
  tag: 'Müşteriler',
  keep: { by: 'visitor' },
  readers: { index: readers, show: readers },
  writers: { create: writers, update: writers, remove: writers },
} as const

const partner = z.strictObject({
  id: z.int(),
  kind: z.literal(['retail', 'wholesale']),
  name: z.string(),
  tax_office: z.string(),
  tax_number: z.string(),
  approval_status: z.int().min(0).max(3).describe(text.approval),
  price_list: rowId.nullable().describe(text.priceList),
  discounts: z.array(z.number()).describe(text.discounts),
  payment_term_days: z.int(),
  credit_limit: z.number().describe(text.tl),
  sales_representative: z.int().nullable().describe(text.representative),
  created_at: z.string(),
})

const percent = z
  .number()
  .min(0.01)
  .max(99.99)
  .refine((value) => Number.isSafeInteger(Math.round(value * 1e6) / 1e4), text.twoDecimals)

const partnerInput = z.strictObject({
  kind: z.literal(['retail', 'wholesale']).describe(text.kindStays),
  name: companyFields.name,
  tax_office: companyFields.taxOffice.default(''),
  tax_number: companyFields.taxNumber.default(''),
  price_list: rowId.nullable().default(null).describe(text.priceList),
  discounts: z.array(percent).max(5).default([]).describe(text.discounts),
  payment_term_days: z.int().min(0).max(365).default(0),
  credit_limit: tlAmount.default(0).describe(text.tl),
  sales_representative: rowId.nullable().default(null).describe(text.representative),
})

const partnerExample = {
  kind: 'wholesale' as const,
  name: 'Işık Saat Ltd. Şti.',
  tax_office: 'Kadıköy',
  tax_number: '4540536920',
  price_list: 2,
  discounts: [10, 5],
  payment_term_days: 30,
  credit_limit: 50_000,
  sales_representative: null,
}
const partnerRecord = {
  id: 12,
  ...partnerExample,
  approval_status: 1,
  created_at: '2026-11-20T12:00:00.000+03:00',
}

const customerEndpoints = resource({
  ...shared,
  path: '/business-partner',
  summaries: {
    index: 'Müşteriler; üye yalnızca kendininkini görür',
    show: 'Bir müşteri; üye yalnızca kendininkini görür',
    create: 'Müşteri ekler; firma onay bekler',
    update: 'Müşterinin bilgilerini değiştirir; koşullarını, başvurulara karar verenler',
    remove: 'Müşteriyi çıkarır; siparişleri durur',
  },
  editor: partnerEditor,
  input: partnerInput,
  fromWire: ({ tax_office, tax_number, price_list, discounts, sales_representative, ...input }) => ({
    kind: input.kind,
    name: input.name,
    taxOffice: tax_office,
    taxNumber: tax_number,
    priceListId: price_list,
    salesRepresentativeId: sales_representative,
    paymentTermDays: input.payment_term_days,
    creditLimit: input.credit_limit,
    discounts: discounts.map((percent) => Math.round(percent * 100)),
  }),
  record: partner,
  toWire: partnerToWire,
  isVisible: ({ id }, { visitor }) => isOwn(visitor, id),
  example: { id: 12, input: partnerExample, record: partnerRecord },
  list: {
    item: partner,
    example: { data: [partnerRecord], total: 1 },
    read: async ({ db, visitor }, page) => {
      const own = visitor.kind === 'member' ? { id: visitor.partner.id } : {}
      const { rows, total } = await listPartners(db, own, page)
      return { data: rows.map(partnerToWire), total }
    },
  },
})

const detail = z.strictObject({
  id: z.int(),
  business_partner_id: z.int(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  partner_role: z.literal(['owner', 'buyer', 'viewer']).describe(text.role),
  order_limit: z.number().nullable().describe(text.orderLimit),
  is_user: z.boolean().describe(text.user),
})

const detailInput = z.strictObject({
  business_partner_id: rowId.describe(text.partnerStays),
  name: personFields.name,
  phone: z.union([z.literal(''), personFields.phone]).default(''),
  email: z.union([z.literal(''), personFields.email]).default(''),
  partner_role: z.literal(['owner', 'buyer', 'viewer']).default('viewer').describe(text.role),
  order_limit: tlAmount.nullable().default(null).describe(text.orderLimit),
})

const detailExample = {
  business_partner_id: 12,
  name: 'Ayşe Işık',
  phone: '+905321234567',
  email: 'ayse@firma.example',
  partner_role: 'buyer' as const,
  order_limit: 10_000,
}
const detailRecord = { id: 31, ...detailExample, is_user: true }

const detailEndpoints = resource({
  ...shared,
  path: '/business-partner-details',
  summaries: {
    index: 'Müşterilerin kişileri; yetkili kendi firmasınınkileri, başka üye kendini görür',
    show: 'Müşterinin bir kişisi',
    create: 'Müşteriye kişi ekler; giriş yapamaz',
    update: 'Kişinin bilgilerini, rolünü ve sipariş sınırını değiştirir',
    remove: 'Kişiyi müşteriden çıkarır',
  },
  editor: detailEditor,
  input: detailInput,
  fromWire: ({ business_partner_id, partner_role, order_limit, ...input }) => ({
    businessPartnerId: business_partner_id,
    role: partner_role,
    orderLimit: order_limit,
    name: input.name,
    phone: input.phone,
    email: input.email,
  }),
  record: detail,
  toWire: detailToWire,
  isVisible: ({ id, businessPartnerId }, { visitor }) => {
    const own = ownDetails(visitor)
    return isOwn(visitor, businessPartnerId) && (own.detailId === undefined || own.detailId === id)
  },
  example: { id: 31, input: detailExample, record: detailRecord },
  list: {
    item: detail,
    query: { business_partner_id: idInAddress.optional().describe(text.ofPartner) },
    example: { data: [detailRecord], total: 1 },
    read: async ({ db, visitor }, { business_partner_id: wanted, ...page }) => {
      if (wanted !== undefined && !isOwn(visitor, wanted)) return { data: [], total: 0 }
      const { rows, total } = await listDetails(
        db,
        { businessPartnerId: wanted, ...ownDetails(visitor) },
        page,
      )
      return { data: rows.map(detailToWire), total }
    },
  },
})

export const partnerEndpoints: ApiRoute[] = [
  ...customerEndpoints,
  ...detailEndpoints,
  route({
    method: 'get',
    path: '/categories',
    tag: 'Müşteriler',
    summary: 'Müşteri türleri',
    policy: 'anyone',
    query: z.strictObject({
      ...compatibility,
      categoryable: z.literal('business partner').describe(text.categoryable),
    }),
    keep: { by: 'everybody', seconds: 3_600 },
    answer: z.array(z.strictObject({ id: z.int(), code: z.string(), name: z.string() })),
    list: true,
    example: {
      query: { categoryable: 'business partner' },
      data: [
        { id: 1, code: 'retail', name: 'Perakende' },
        { id: 2, code: 'wholesale', name: 'Toptan' },
      ],
    },
    run: async () =>
      wholeList([
        { id: 1, code: 'retail', name: text.kinds.retail },
        { id: 2, code: 'wholesale', name: text.kinds.wholesale },
      ]),
  }),
]

/** True when the visitor may read the customer: their own, or any for staff. */
const isOwn = (visitor: Visitor, partnerId: number) =>
  visitor.kind === 'staff' || (visitor.kind === 'member' && visitor.partner.id === partnerId)

/** People a visitor may read: the whole company for owners, only themselves for other users. */
function ownDetails(visitor: Visitor): DetailScope {
  if (visitor.kind !== 'member') return {}
  const { id, detailId, role } = visitor.partner
  return role === 'owner' ? { businessPartnerId: id } : { businessPartnerId: id, detailId }
}

function partnerToWire(row: PartnerRow) {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    tax_office: row.taxOffice,
    tax_number: row.taxNumber,
    approval_status: row.approvalStatus,
    price_list: row.priceListId,
    discounts: row.discounts.map((hundredths) => hundredths / 100),
    payment_term_days: row.paymentTermDays,
    credit_limit: toTl(row.creditLimit),
    sales_representative: row.salesRepresentativeId,
    created_at: toIsoIstanbul(row.createdAt),
  }
}

function detailToWire({ id, businessPartnerId, name, phone, email, role, orderLimit, userId }: DetailRow) {
  return {
    id,
    business_partner_id: businessPartnerId,
    name,
    phone,
    email,
    partner_role: role,
    order_limit: orderLimit === null ? null : toTl(orderLimit),
    is_user: userId !== null,
  }
}
