import { pdf } from '~/features/customers/testing/files'
import type { Browser, Files, Page } from './browser'
import { formOf } from './guest'
import type { TestShop } from './shop'

/** The applicant's data by field; 34 is İstanbul. */
export const company = {
  unvan: 'Işık Saat Ltd. Şti.',
  vergi_dairesi: 'Kadıköy',
  vergi_no: '4540536920',
}
export const contact = { yetkili: 'Ayşe Işık', telefon: '0212 123 45 67' }
const street = 'Moda Cad. No: 12 Daire: 3'
export const password = 'Kordon-Kutusu-2026'
export const taxPlate: Files = { vergi_levhasi: { name: 'vergi levhası.pdf', bytes: pdf() } }

const path = '/create?tur=toptan'

/** The form of the open step. */
export const openForm = (page: Page) => {
  const form = page.forms.find(({ action }) => action.startsWith(path))
  if (!form) throw new Error(`${page.path} (${page.status}) has no step: ${page.text.slice(0, 500)}`)
  return form
}

/** Fills in the application up to its last step, with the lists of places that the form offers. */
export async function fillApplication(
  browser: Browser,
  { email, files = taxPlate }: { email?: string; files?: Files } = {},
): Promise<Page> {
  let page = await browser.page(path)
  page = await browser.submit(page, openForm(page), company)
  const filled: Record<string, string> = { ...contact, ...(email ? { eposta: email } : {}) }
  for (const [name, label] of [
    ['adres.city_id', 'İstanbul'],
    ['adres.district_id', 'Kadıköy'],
  ] as const) {
    filled[name] = openForm(page).options[name]!.find((option) => option.label === label)!.value
    page = await browser.submit(page, openForm(page), filled, 'places')
  }
  page = await browser.submit(page, openForm(page), { ...filled, 'adres.street': street })
  return browser.submit(page, openForm(page), { satis: 'Saat ve kordon' }, undefined, files)
}

/** Sends a filled application as a guest, which makes the guest a user. */
export async function sendAsGuest(browser: Browser, page: Page): Promise<Page> {
  return browser.submit(page, openForm(page), { sifre: password })
}

/** Opens the email of a new account and sets its password, which signs in, with the forms of the shop. */
export async function verifyAndSignIn(shop: TestShop, browser: Browser, email: string): Promise<Page> {
  await shop.runJobs()
  const message = shop.emails.findLast(({ to, text }) => to === email && text.includes('/user/dogrula'))
  const link = /\/user\/dogrula\?kod=\S+/.exec(message?.text ?? '')?.[0]
  if (!link) throw new Error(`No email verifies ${email}`)
  const page = await browser.page(link)
  return browser.submit(
    page,
    page.forms.find(({ action }) => action.includes('dogrula'))!,
    { password },
  )
}

export async function signIn(browser: Browser, email: string, secret = password): Promise<Page> {
  const page = await browser.page('/user/login')
  return browser.submit(page, formOf(page, '/user/login'), { email, password: secret })
}
