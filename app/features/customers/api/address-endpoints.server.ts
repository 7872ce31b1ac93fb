import { z } from 'zod'
import type { Visitor } from '~/features/identity/identity'
import { compatibility } from '~/http/calls/compatibility'
import type { Failure } from '~/http/calls/failures.server'
import { idInAddress, pageQuery } from '~/http/calls/list-query'
import { Problem } from '~/http/answering/problem.server'
import { type ApiRequest, type ApiRoute, route } from '~/http/calls/route.server'
import { text as httpText } from '~/http/text'
import { addressText as text } from '../addresses/address.text'
import {
  addAddress,
  changeAddress,
  deleteAddress,
  getAddress,
  getLastAddress,
  listAddresses,
} from '../addresses/addresses.server'
import {
  addressAnswer as address,
  addressToWire as toWire,
  keptExample as kept,
  sentExample as sent,
} from './address-wire.server'
import type { AddressOutcome, SavedAddress } from '../addresses/addresses'
import { savedAddressInput } from '../customers-schema'

const unknown: Failure = {
  status: 404,
  code: 'address_not_found',
  meaning: 'Bu numarayla size ait bir adres yok.',
  remedy: 'Numaraları `GET /api/site/addresses` yanıtından alın.',
}
const full: Failure = {
  status: 409,
  code: 'address_book_full',
  meaning: 'Bir işletme en çok 50 adres kaydeder.',
  remedy: 'Önce bir adresi silin.',
}
const chooseDefault: Failure = {
  status: 409,
  code: 'choose_default',
  meaning: 'Silinmek istenen adres varsayılan ve başka adresler var.',
  remedy:
    '`next_default_id` ile yerine geçecek adresi söyleyin ya da önce başka bir adresi varsayılan yapın.',
}
const looksOnly: Failure = {
  status: 403,
  code: 'only_looks',
  meaning: 'Kullanıcının bu işletmede yalnız görüntüleme yetkisi var.',
  remedy: 'İşletmenin sahibine ya da alıcısına başvurun.',
}

const query = z.strictObject(compatibility)
const own = { tag: 'Hesap', policy: 'member' } as const
const generic = { tag: 'Hesap', policy: { staff: 'customers.write', members: 'own' } } as const
const path = '/business-partner-addresses'
const byId = z.strictObject({ id: idInAddress })
const input = savedAddressInput.extend(compatibility)
const partnerId = idInAddress
  .optional()
  .describe('Personel için zorunlu; üyeler yalnız kendilerininkini görür.')
const change = { limit: 'basket', failures: [looksOnly, unknown] } as const

/**
 * Calls of saved addresses: the caller's own by `site/addresses`; by id for their owners and, for all partners, for
 * staff.
 */
export const addressEndpoints: ApiRoute[] = [
  route({
    ...own,
    method: 'get',
    path: '/site/addresses',
    summary: 'Kendi kayıtlı adresleri, varsayılan önce',
    query: z.strictObject({ ...compatibility, ...pageQuery }),
    answer: z.array(address),
    list: true,
    example: { query: {}, data: [kept], meta: { total: 1, start: 0, length: 30 } },
    run: async ({ db, visitor }, { query }) => part(await listAddresses(db, partnerOf(visitor)!), query),
  }),
  route({
    ...own,
    method: 'get',
    path: '/site/addresses/get-last',
    summary: 'Son siparişin gittiği adres; yoksa varsayılan, o da yoksa null',
    query,
    answer: address.nullable(),
    example: { query: {}, data: kept },
    run: async ({ db, visitor }) => {
      const last = await getLastAddress(db, partnerOf(visitor)!)
      return { data: last && toWire(last) }
    },
  }),
  route({
    ...own,
    ...change,
    method: 'put',
    path: '/site/addresses',
    summary: 'Adres ekler; `id` verilirse o adresi değiştirir',
    failures: [looksOnly, unknown, full],
    body: input.extend({ id: z.int().min(1).max(999_999_999).optional() }),
    answer: address,
    example: { body: sent, data: kept },
    run: ({ db, visitor }, { body: { id, uid: _, session_id: _session, ...requested } }) =>
      save(visitor, () =>
        id
          ? changeAddress(db, partnerOf(visitor)!, id, requested)
          : addAddress(db, partnerOf(visitor)!, requested),
      ),
  }),
  route({
    ...generic,
    method: 'get',
    path,
    summary: 'Bir işletmenin kayıtlı adresleri',
    query: z.strictObject({ ...compatibility, ...pageQuery, business_partner_id: partnerId }),
    answer: z.array(address),
    list: true,
    example: {
      query: { business_partner_id: '812' },
      data: [kept],
      meta: { total: 1, start: 0, length: 30 },
    },
    run: async ({ db, visitor }, { query }) =>
      part(await listAddresses(db, partnerOf(visitor) ?? required(query.business_partner_id)), query),
  }),
  route({
    ...generic,
    method: 'get',
    path: `${path}/{id}`,
    summary: 'Bir kayıtlı adres',
    params: byId,
    query,
    failures: [unknown],
    answer: address,
    example: { params: { id: '77' }, query: {}, data: kept },
    run: async (request, { params }) => ({ data: toWire(await find(request, params.id)) }),
  }),
  route({
    ...generic,
    ...change,
    method: 'post',
    path,
    summary: 'Adres ekler',
    failures: [looksOnly, unknown, full],
    body: input.extend({ business_partner_id: z.int().min(1).max(999_999_999).optional() }),
    answer: address,
    example: { body: { ...sent, business_partner_id: 812 }, data: kept },
    run: ({ db, visitor }, { body }) => {
      const { business_partner_id: given, uid: _, session_id: _session, ...requested } = body
      return save(visitor, () => addAddress(db, partnerOf(visitor) ?? required(given), requested))
    },
  }),
  route({
    ...generic,
    ...change,
    method: 'put',
    path: `${path}/{id}`,
    summary: 'Adresi yeniden yazar',
    params: byId,
    body: input,
    answer: address,
    example: { params: { id: '77' }, body: sent, data: kept },
    run: async (request, { params, body: { uid: _, session_id: _session, ...requested } }) => {
      const { businessPartnerId } = await find(request, params.id)
      return save(request.visitor, () => changeAddress(request.db, businessPartnerId, params.id, requested))
    },
  }),
  route({
    ...generic,
    ...change,
    method: 'delete',
    path: `${path}/{id}`,
    summary: 'Adresi siler; bir sipariş gittiyse kaydı saklanır, bir daha gösterilmez',
    failures: [looksOnly, unknown, chooseDefault],
    params: byId,
    body: z.strictObject({
      ...compatibility,
      next_default_id: z.int().min(1).max(999_999_999).optional(),
    }),
    answer: z.strictObject({ code: z.literal(200) }),
    example: { params: { id: '77' }, body: {}, data: { code: 200 } },
    run: async (request, { params, body }) => {
      refuseViewer(request.visitor)
      const { businessPartnerId } = await find(request, params.id)
      const next = body.next_default_id ?? null
      const { status } = await deleteAddress(request.db, businessPartnerId, params.id, next)
      if (status === 'choose_default') throw new Problem(409, 'choose_default', text.chooseDefault)
      if (status === 'not_found') throw notThere()
      return { data: { code: 200 as const } }
    },
  }),
]

/** A member's own partner; null for staff, who name one. */
const partnerOf = (visitor: Visitor) => (visitor.kind === 'member' ? visitor.partner.id : null)

async function find({ db, visitor }: ApiRequest, id: number): Promise<SavedAddress> {
  const found = await getAddress(db, partnerOf(visitor), id)
  if (!found) throw notThere()
  return found
}

async function save(visitor: Visitor, change: () => Promise<AddressOutcome>) {
  refuseViewer(visitor)
  const outcome = await change()
  switch (outcome.status) {
    case 'saved':
      return { data: toWire(outcome.address) }
    case 'invalid':
      throw new Problem(400, 'invalid_input', httpText.badInput, outcome.errors)
    case 'full':
      throw new Problem(409, 'address_book_full', text.full(outcome.limit))
    case 'not_found':
      throw notThere()
  }
}

function refuseViewer(visitor: Visitor): void {
  if (visitor.kind === 'member' && visitor.partner.role === 'viewer')
    throw new Problem(403, 'only_looks', text.onlyLooks)
}

const notThere = () => new Problem(404, 'address_not_found', text.unknown)

function required(partner: number | undefined): number {
  if (partner !== undefined) return partner
  const message = text.partnerMissing
  throw new Problem(400, 'invalid_input', httpText.badInput, [
    { path: 'business_partner_id', code: 'required', message },
  ])
}

function part(all: readonly SavedAddress[], { start, length }: { start: number; length: number }) {
  const meta = { total: all.length, start, length }
  return { data: all.slice(start, start + length).map(toWire), meta }
}
