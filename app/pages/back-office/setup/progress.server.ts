import { readFirstProduct } from '~/features/catalogue/catalogue.server'
import { listContents, listNewestContents } from '~/features/content/content.server'
import { listStaff } from '~/features/identity/identity.server'
import { hasAnyOrder, readActiveCarriers } from '~/features/orders/orders.server'
import { paymentTypes } from '~/features/payments/payments'
import { listBankAccounts, listPaymentMethods } from '~/features/payments/payments.server'
import { getSettings } from '~/features/settings/settings.server'
import type { StaffVisit } from '../shared/staff.server'
import { text } from './text'

export type StepName = keyof typeof text.steps
export type Step = {
  name: StepName
  done: boolean
  to: string | null
  /** The missing parts of the step, each with the page where it is written. */
  missing?: readonly { title: string; to: string }[]
}

/** Facts of the company that contracts and the foot of each page need (law 6563, distance contracts). */
const companyFacts = ['unvan', 'mersis', 'vkn', 'vergi_dairesi', 'address', 'email'] as const

/** Addresses and titles of pages that the law asks of a shop: privacy and cookies (KVKK art. 10), delivery and withdrawal (distance contracts). */
const legalPages = Object.entries(text.legalPages)

/** The steps from an empty shop to the first sale. Each is computed from the shop's data; nothing is ticked by hand. */
export async function readProgress({ db, gateways, visitor, clock, config }: StaffVisit): Promise<Step[]> {
  const [settings, carriers, accounts, methods, goods, shown, written, staff, hasOrders, { chosen }] =
    await Promise.all([
      getSettings(db),
      readActiveCarriers(db),
      listBankAccounts(db),
      listPaymentMethods(db),
      readFirstProduct(db),
      listContents(db, clock()),
      listNewestContents(db),
      listStaff(db),
      hasAnyOrder(db),
      gateways(),
    ])
  const takesMoney = chosen !== null && (config.mode === 'demo' || !chosen.testMode)
  const own = staff.find(({ id }) => id === visitor.user.userId)
  const goodsPath = '/yonetim/urunler'
  const missing = legalPages
    .filter(([link]) => !shown.some((page) => page.link === link))
    .map(([link, title]) => ({ title, to: addressOf(link, title, written) }))
  return [
    {
      name: 'company',
      done: companyFacts.every((key) => settings.get('company', key) !== ''),
      to: '/yonetim/ayarlar/firma',
    },
    { name: 'kdv', done: settings.get('kdv', 'usual_rate') !== '', to: '/yonetim/ayarlar/kdv' },
    { name: 'shipping', done: carriers.length > 0, to: '/yonetim/ayarlar/kargo' },
    { name: 'payment', done: methods.some(({ active }) => active), to: '/yonetim/ayarlar/odeme' },
    { name: 'bank', done: accounts.length > 0, to: '/yonetim/ayarlar/odeme' },
    {
      name: 'card',
      // A provider in test mode takes no money; the demo's bank is meant to.
      done: takesMoney && methods.some(({ type, active }) => active && type === paymentTypes.card),
      to: '/yonetim/ayarlar/kart',
    },
    { name: 'category', done: goods.category, to: '/yonetim/kategoriler/yeni' },
    { name: 'product', done: goods.product, to: '/yonetim/urunler/yeni' },
    { name: 'stock', done: goods.stock, to: `${goodsPath}?gorunum=stoksuz` },
    { name: 'picture', done: goods.picture, to: `${goodsPath}?gorunum=resimsiz` },
    { name: 'published', done: goods.published, to: `${goodsPath}?gorunum=yayinda_degil` },
    {
      name: 'legal',
      done: missing.length === 0,
      to: '/yonetim/icerik',
      missing,
    },
    { name: 'staff', done: own?.hasSecondFactor ?? false, to: null },
    { name: 'order', done: hasOrders, to: '/' },
  ]
}

/** Where a missing page is written: its draft, or a new page that already has its title and its address. */
function addressOf(link: string, title: string, written: readonly { id: number; link: string }[]): string {
  const draft = written.find((page) => page.link === link)
  if (draft) return `/yonetim/icerik/${draft.id}`
  return `/yonetim/icerik/yeni?${new URLSearchParams({ baslik: title, baglanti: link })}`
}
