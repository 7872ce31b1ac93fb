import { findPartners, namePriceLists, readTerms } from '~/features/customers/customers.server'
import { approvals, seesAllCustomers } from '~/features/identity/identity'
import { nameActors } from '~/features/identity/identity.server'
import { readBalances } from '~/features/ledger/ledger.server'
import { readLastOrders } from '~/features/orders/orders.server'
import { shownColumns } from '../shared/columns/columns'
import { pageLength, pageNumber } from '../shared/list-address'
import type { StaffVisit } from '../shared/staff.server'
import { customerColumns, type PartnerRow } from './columns'

const filters = {
  '': {},
  toptan: { kind: 'wholesale' },
  perakende: { kind: 'retail' },
  askida: { kind: 'wholesale', approval: approvals.suspended },
} as const
const sorts = { ad: 'name', kayit: 'newest' } as const

/** The columns of the list that a staff member may choose. */
export const columnsOffered = ({ visitor }: StaffVisit) =>
  customerColumns.filter(({ needs }) => !needs || visitor.permissions.includes(needs))

/** The customers of an address: view, words, order and page. One query for the rows, and one for each subject of the chosen columns. */
export async function loadCustomers(visit: StaffVisit, params: URLSearchParams) {
  const { db, visitor } = visit
  const asked = params.get('gorunum') ?? ''
  const view = Object.hasOwn(filters, asked) ? (asked as keyof typeof filters) : ''
  const order = params.get('sira') ?? ''
  const sort = order.replace(/-$/, '')
  const isLimited = !seesAllCustomers(visitor.permissions)
  const found = await findPartners(db, {
    ...filters[view],
    ...(isLimited ? { representativeId: visitor.user.userId } : {}),
    ...(Object.hasOwn(sorts, sort)
      ? { by: sorts[sort as keyof typeof sorts], ascending: !order.endsWith('-') }
      : {}),
    words: (params.get('q') ?? '').slice(0, 100),
    start: (pageNumber(params) - 1) * pageLength,
    length: pageLength,
  })
  const offered = columnsOffered(visit)
  const keys = new Set(shownColumns(params, offered).map(({ key }) => key))
  const partners = await readMore(visit, found.partners, keys)
  return { view, isLimited, partners, total: found.total, offered: offered.map(({ key }) => key) }
}

const ofTerms = ['vergi-dairesi', 'liste', 'iskonto', 'vade', 'limit', 'temsilci']

/** The customers with what their shown columns need besides the list. */
async function readMore(
  { db }: StaffVisit,
  partners: Awaited<ReturnType<typeof findPartners>>['partners'],
  keys: ReadonlySet<string>,
): Promise<PartnerRow[]> {
  const ids = partners.map(({ id }) => id)
  const [terms, balances, lastOrders] = await Promise.all([
    ofTerms.some((key) => keys.has(key)) ? readTerms(db, ids) : null,
    keys.has('bakiye') ? readBalances(db, ids) : null,
    keys.has('son-siparis') ? readLastOrders(db, ids) : null,
  ])
  const all = [...(terms?.values() ?? [])]
  const listIds = all.flatMap(({ priceListId }) => priceListId ?? [])
  const actors = all.flatMap(({ salesRepresentativeId: id }) => (id === null ? [] : [`user ${id}`]))
  const [lists, names] = await Promise.all([
    keys.has('liste') ? namePriceLists(db, listIds) : null,
    keys.has('temsilci') ? nameActors(db, actors) : null,
  ])
  return partners.map((partner) => {
    const own = terms?.get(partner.id)
    const facts = {
      list: own?.priceListId ? lists?.get(own.priceListId) : undefined,
      representative: names?.get(`user ${own?.salesRepresentativeId}`),
      balance: balances?.get(partner.id) ?? (partner.kind === 'wholesale' && balances ? 0 : undefined),
      lastOrder: lastOrders?.get(partner.id),
    }
    return { ...partner, ...own, ...facts }
  })
}
