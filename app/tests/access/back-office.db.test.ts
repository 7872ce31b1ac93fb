import { describe, expect, test } from 'vitest'
import { concernsCustomers, type Permission } from '~/features/identity/identity'
import { permissionSubjects } from '~/features/identity/staff/permissions'
import { staffRoles } from '~/features/identity/tables.server'
import { backOfficePages } from '~/pages/back-office/pages'
import type { Browser } from '~/testing/browser'
import { openMember, openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

// Promise P03 for the back office: a member of the staff with each single permission asks for every page and every action.
// Generated from the catalogue of permissions and the table of pages.
const shop = await openTestShop()
const single = new Map<string, Browser>()
/** Staff with the permission who see their own dealers only. */
const limited = new Map<Permission, Browser>()
for (const { key } of permissionSubjects.flatMap((one) => one.permissions)) {
  await shop.db.insert(staffRoles).values([
    { key: `yalniz-${key}`, name: key, permissions: [key, 'customers.all'] },
    { key: `kendi-${key}`, name: `${key}, kendi bayileri`, permissions: [key] },
  ])
  single.set(key, (await openStaff(shop, `yalniz-${key}`)).browser)
  if (key !== 'customers.all') limited.set(key, (await openStaff(shop, `kendi-${key}`)).browser)
}
const member = (await openMember(shop)).browser
const guest = shop.browser()

const missing = /^\/yonetim\/yetki\?izin=/
const addressOf = ({ path }: { path: string }) => `/${path.replace(/:\w+/g, '1')}`
const get = (browser: Browser, path: string) => browser.send(path, { headers: { accept: 'text/html' } })
const post = (browser: Browser, path: string, verb: string) =>
  browser.send(path, {
    method: 'POST',
    body: new URLSearchParams({ islem: verb }),
    headers: { accept: 'text/html' },
  })
const refuses = (response: Response) => missing.test(response.headers.get('location') ?? '')

describe.each(backOfficePages.map((page) => ({ page, path: page.path })))('/$path', ({ page }) => {
  const address = addressOf(page)

  test('opens with its permission alone', async () => {
    for (const [permission, browser] of single) {
      const may = page.opens === 'all' || page.opens === permission
      expect([permission, refuses(await get(browser, address))]).toEqual([permission, !may])
    }
  })

  test('opens to staff with own dealers when it limits itself or shows no customers', async () => {
    for (const [permission, browser] of limited) {
      const isOpen = page.own !== undefined || !concernsCustomers(permission)
      const may = page.opens === 'all' || (page.opens === permission && isOpen)
      const response = await get(browser, address)
      expect([permission, refuses(response)]).toEqual([permission, !may])
      if (page.opens === permission && !isOpen)
        expect(response.headers.get('location')).toBe('/yonetim/yetki?izin=customers.all')
    }
  })

  test('accepts each action with its permission beside the one that opens the page', async () => {
    for (const [verb, needed] of Object.entries(page.actions ?? {})) {
      for (const [permission, browser] of single) {
        // With one permission only, an action is open where the page wants the same.
        const may = permission === needed && (page.opens === 'all' || page.opens === permission)
        const response = await post(browser, address, verb)
        expect([verb, permission, refuses(response)]).toEqual([verb, permission, !may])
      }
    }
  })

  test('has no other action', async () => {
    if (page.opens === 'all') return
    const response = await post(single.get(page.opens)!, address, 'boyle-bir-islem-yok')
    expect([400, 405]).toContain(response.status)
  })

  test('does not exist for members and leads guests to the sign-in page', async () => {
    expect((await get(member, address)).status).toBe(404)
    const asked = await get(guest, address)
    expect(asked.headers.get('location')).toMatch(/^\/user\/login\?donus=/)
    for (const verb of Object.keys(page.actions ?? {})) {
      expect((await post(member, address, verb)).status).toBe(404)
      expect((await post(guest, address, verb)).headers.get('location')).toMatch(/^\/user\/login/)
    }
  })
})

test('the menu shows the pages that open, and no other', async () => {
  for (const [permission, browser] of single) {
    const { html } = await browser.page('/yonetim')
    for (const page of backOfficePages.filter(({ menu }) => menu)) {
      const may = page.opens === 'all' || page.opens === permission
      expect([permission, page.path, html.includes(`href="/${page.path}"`)]).toEqual([
        permission,
        page.path,
        may,
      ])
    }
  }
})

test('a missing permission is named, and the staff member stays signed in', async () => {
  const browser = single.get('content.write')!
  const page = await browser.page('/yonetim/siparisler')
  expect([page.status, page.text.includes('Siparişleri görür')]).toEqual([403, true])
  expect((await browser.page('/yonetim')).status).toBe(200)
})
