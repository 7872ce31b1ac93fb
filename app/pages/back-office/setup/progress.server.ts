import { findStaffProducts, getCategoryTree } from '~/features/catalogue/catalogue.server'
import { retailPriceKey } from '~/features/customers/customers.server'
import { listStaff } from '~/features/identity/identity.server'
import { findOrders, readActiveCarriers } from '~/features/orders/orders.server'
import { listBankAccounts, listPaymentMethods } from '~/features/payments/payments.server'
import { getSettings } from '~/features/settings/settings.server'
import type { StaffVisit } from '../shared/staff.server'
import type { text } from './text'

export type StepName = keyof typeof text.steps
export type Step = { name: StepName; done: boolean; to: string | null }

/** Facts of the company that contracts and the foot of each page need (law 6563, distance contracts). */
const companyFacts = ['unvan', 'mersis', 'vkn', 'vergi_dairesi', 'address', 'email'] as const

/** The steps from an empty shop to the first sale. Each is computed from the shop's data; nothing is ticked by hand. */
export async function readProgress({ db, gateways, visitor }: StaffVisit): Promise<Step[]> {
  const { listId: retailListId } = await retailPriceKey(db)
  const count = async (lacking?: 'picture' | 'stock' | 'published' | 'price') =>
    (await findStaffProducts(db, { retailListId, length: 1, ...(lacking && { lacking }) })).total
  const [
    settings,
    carriers,
    accounts,
    methods,
    tree,
    products,
    pictureless,
    stockless,
    hidden,
    staff,
    orders,
  ] = await Promise.all([
    getSettings(db),
    readActiveCarriers(db),
    listBankAccounts(db),
    listPaymentMethods(db),
    getCategoryTree(db),
    count(),
    count('picture'),
    count('stock'),
    count('published'),
    listStaff(db),
    findOrders(db, { length: 1 }),
  ])
  const own = staff.find(({ id }) => id === visitor.user.userId)
  const goodsPath = '/yonetim/urunler'
  return [
    {
      name: 'company',
      done: companyFacts.every((key) => settings.get('company', key) !== ''),
      to: '/yonetim/ayarlar/firma',
    },
    { name: 'shipping', done: carriers.length > 0, to: '/yonetim/ayarlar/kargo' },
    { name: 'payment', done: methods.some(({ active }) => active), to: '/yonetim/ayarlar/odeme' },
    { name: 'bank', done: accounts.length > 0, to: '/yonetim/ayarlar/odeme' },
    { name: 'card', done: gateways.chosen !== null, to: null },
    { name: 'category', done: tree.length > 0, to: '/yonetim/kategoriler/yeni' },
    { name: 'product', done: products > 0, to: '/yonetim/urunler/yeni' },
    { name: 'stock', done: products > stockless, to: `${goodsPath}?gorunum=stoksuz` },
    { name: 'picture', done: products > pictureless, to: `${goodsPath}?gorunum=resimsiz` },
    { name: 'published', done: products > hidden, to: `${goodsPath}?gorunum=yayinda_degil` },
    { name: 'staff', done: own?.hasSecondFactor ?? false, to: null },
    { name: 'order', done: orders.total > 0, to: '/' },
  ]
}
