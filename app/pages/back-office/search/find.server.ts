import { findStaffProducts } from '~/features/catalogue/catalogue.server'
import { findPartners, retailPriceKey } from '~/features/customers/customers.server'
import { findTrackedOrders } from '~/features/fulfilment/fulfilment.server'
import { seesAllCustomers } from '~/features/identity/identity'
import { statusText } from '~/features/orders/orders'
import { findOrders } from '~/features/orders/orders.server'
import { settingPages } from '~/features/settings/catalogue.server'
import { formatPrice, fold } from '~/kernel/turkish'
import { mayOpen } from '../admission'
import { backOfficePages } from '../pages'
import { ownDealers } from '../shared/own-dealers.server'
import type { StaffVisit } from '../shared/staff.server'
import { type Door, doors } from './doors.text'
import { text } from './text'

/** A record, page or action that a search found. */
export type Hit = { subject: string; title: string; detail: string; to: string }

/** Hits of one subject that the search shows. */
const shown = 6
const longest = 100

/**
 * Finds records and pages that the staff member may open: orders by part of code, name, email, telephone in any notation, tax
 * number, tracking number or goods; pages by name. Words of fewer than two letters find pages only.
 */
export async function findAnything(visit: StaffVisit, asked: string): Promise<Hit[]> {
  const words = asked.trim().slice(0, longest)
  if (words === '') return []
  const found = words.length < 2 ? [] : await Promise.all(finders.map((find) => find(visit, words)))
  return [...pagesNamed(visit, words), ...found.flat()]
}

type Finder = (visit: StaffVisit, words: string) => Promise<Hit[]>

const finders: readonly Finder[] = [findOrderHits, findCustomerHits, findProductHits]

async function findProductHits({ db, visitor }: StaffVisit, words: string): Promise<Hit[]> {
  if (!visitor.permissions.includes('products.view')) return []
  const { listId: retailListId } = await retailPriceKey(db)
  const { products } = await findStaffProducts(db, {
    words,
    retailListId,
    by: 'name',
    length: shown,
    uncounted: true,
  })
  return products.map((product) => ({
    subject: text.products,
    title: product.name,
    detail: product.code,
    to: `/yonetim/urunler/${product.id}`,
  }))
}

async function findCustomerHits({ db, visitor }: StaffVisit, words: string): Promise<Hit[]> {
  if (!visitor.permissions.includes('customers.view')) return []
  const { partners } = await findPartners(db, {
    words,
    length: shown,
    uncounted: true,
    ...(seesAllCustomers(visitor.permissions) ? {} : { representativeId: visitor.user.userId }),
  })
  return partners.map((partner) => ({
    subject: text.customers,
    title: partner.name,
    detail: [partner.person, partner.email].filter((one) => one && one !== partner.name).join(' · '),
    to: `/yonetim/musteriler/${partner.id}`,
  }))
}

async function findOrderHits(visit: StaffVisit, words: string): Promise<Hit[]> {
  const { db, visitor } = visit
  if (!visitor.permissions.includes('orders.view')) return []
  const [tracked, dealers] = await Promise.all([findTrackedOrders(db, words), ownDealers(visit)])
  const every = { length: shown, uncounted: true as const, ...(dealers ? { partnerIds: dealers } : {}) }
  const filters = [
    { ...every, words },
    { ...every, goods: words.toUpperCase() },
    ...(tracked.length > 0 ? [{ ...every, ids: tracked }] : []),
  ]
  const found = await Promise.all(filters.map((filter) => findOrders(db, filter)))
  const orders = new Map(found.flatMap((one) => one.orders).map((order) => [order.id, order]))
  return [...orders.values()].slice(0, shown).map((order) => ({
    subject: text.orders,
    title: order.code,
    detail: `${order.company ?? order.name} · ${formatPrice(order.total)} · ${statusText(order.status)}`,
    to: `/yonetim/siparisler/${order.code}`,
  }))
}

function pagesNamed({ visitor: { permissions } }: StaffVisit, words: string): Hit[] {
  const wanted = fold(words).split(/\s+/)
  const isNamed = (...names: readonly string[]) => {
    const all = fold(names.join(' '))
    return wanted.every((word) => all.includes(word))
  }
  const pages = backOfficePages.flatMap(({ menu, path, ...page }) =>
    menu && mayOpen({ path, ...page }, permissions) && isNamed(menu.title)
      ? [{ subject: text.pages, title: menu.title, detail: '', to: `/${path}` }]
      : [],
  )
  const others = [...doors, ...settingDoors()].flatMap((door) => {
    const page = backOfficePages.find(({ path }) => path === door.path)
    const opens = (door.verb && page?.actions?.[door.verb]) || page?.opens
    return page && opens && mayOpen({ ...page, opens }, permissions) && isNamed(door.title, door.words ?? '')
      ? [{ subject: text.pages, title: door.title, detail: '', to: addressOf(door) }]
      : []
  })
  return [...pages, ...others.slice(0, shown)]
}

const addressOf = ({ path, to = '' }: Door) =>
  path.includes(':') ? `/${path.replace(/:\w+$/, to)}` : `/${path}${to}`

/** The pages of settings, by their titles and leads. */
const settingDoors = (): Door[] =>
  settingPages.map(({ key, title, lead }) => ({
    path: 'yonetim/ayarlar/:grup',
    to: key,
    title: text.settings(title),
    words: lead,
  }))
