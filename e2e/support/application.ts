import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { pdf } from '../../app/features/customers/testing/files'
import { isVkn } from '../../app/kernel/identity-numbers'
import { expectAccessible } from './axe'
import { openReady } from './ready'

export const password = 'Kordon-Kutusu-2026'
const taxPlate = { name: 'vergi levhası.pdf', mimeType: 'application/pdf', buffer: pdf() }

/** A sample tax number with its check digit. */
function someVkn(): string {
  const first = String(Math.floor(Math.random() * 1e9)).padStart(9, '0')
  return [...'0123456789'].map((digit) => first + digit).find(isVkn)!
}

/** Fills in the wholesale application up to its last step, and examines every step with axe. */
export async function fillApplication(page: Page, email: string): Promise<void> {
  await openReady(page, '/create?tur=toptan')
  await look(page, 'application: company')
  await page.getByLabel('Ticaret unvanı').fill('Işık Saat Ltd. Şti.')
  await page.getByLabel('Vergi dairesi').fill('Kadıköy')
  await page.getByLabel('Vergi numarası').fill(someVkn())
  await goOn(page, 'Yetkili ve adres')
  await page.getByLabel('Yetkili adı soyadı').fill('Ayşe Işık')
  await page.getByLabel('Telefon').fill('0212 123 45 67')
  await page.getByLabel('E-posta').fill(email)
  await page.getByLabel('İl', { exact: true }).selectOption({ label: 'İstanbul' })
  await page.getByLabel('İlçe').selectOption({ label: 'Kadıköy' })
  await page.getByLabel('Açık adres').fill('Moda Cad. No: 12 Daire: 3')
  await look(page, 'application: contact')
  await goOn(page, 'Belgeler')
  await page.getByLabel('Vergi levhası').setInputFiles(taxPlate)
  await look(page, 'application: documents')
  await goOn(page, 'Gözden geçirin ve gönderin')
  await look(page, 'application: send')
}

/** Scrolls to the top: content below the sticky header would count as covered. */
async function look(page: Page, state: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page, state)
}

async function goOn(page: Page, next: string): Promise<void> {
  await page.getByRole('button', { name: 'Devam et' }).click()
  await expect(page.locator('form').getByRole('heading', { level: 2, name: next })).toBeFocused()
}

/** Follows the link of a new account's email and sets its password, which signs in. */
export async function verifyAndSignIn(page: Page, email: string): Promise<void> {
  let link: string | undefined
  await expect(async () => {
    const list = await (await page.request.get('/dev/mail')).text()
    const emails = [...list.matchAll(/href="(\/dev\/mail\/[^"]+)">[^<]*<\/a><br>([^,<]+)/g)]
    for (const [, path, to] of emails.filter(([, , to]) => to === email)) {
      const text = await (await page.request.get(`${path}/text`)).text()
      link ??= /\/user\/dogrula\?kod=\S+/.exec(text)?.[0]
      expect(to).toBe(email)
    }
    expect(link).toBeDefined()
  }).toPass()
  await openReady(page, link!)
  await page.getByLabel('Şifre', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Hesabımı aç' }).click()
  await expect(page).not.toHaveURL(/login|dogrula/)
}

/** The arguments of `npm run admin --`. */
export async function admin(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('node_modules/.bin/tsx', ['scripts/admin/admin.ts', ...words])
  return stdout
}
