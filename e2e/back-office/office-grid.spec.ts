import type { Page } from '@playwright/test'
import { openReady, untilReady } from '../support/ready'
import { signInOnce } from '../support/sign-in'
import { expect, test } from '../support/test'

const cells = (page: Page, part: string) => page.locator(`#${part} tbody input[type="text"]`)

async function openGrids(page: Page, address: string) {
  await openReady(page, '/')
  await signInOnce(page, 'admin@vitrin.test')
  await page.goto(address)
  await untilReady(page)
}

async function paste(page: Page, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('Control+v')
}

test('prices are typed, filled, pasted from a spreadsheet and taken back by keyboard alone; changed cells alone are sent', async ({
  page,
}) => {
  await openGrids(page, '/yonetim/urunler/2')
  const all = cells(page, 'fiyatlar')
  const lists = await page.locator('#fiyatlar thead th').count()
  const columns = lists - 1
  const before = await all.evaluateAll((inputs) => inputs.map((one) => (one as HTMLInputElement).value))
  await all.first().focus()
  await page.keyboard.type('1.111,50')
  await page.keyboard.press('Enter')
  await expect(all.nth(columns)).toBeFocused()
  await page.keyboard.press('Control+d')
  await expect(all.nth(columns)).toHaveValue('1.111,50')
  await page.keyboard.press('Control+z')
  await expect(all.nth(columns)).toHaveValue(before[columns]!)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowRight')
  await expect(all.nth(1)).toBeFocused()
  await paste(page, '77,10\t66,10\n77,20\t1.234\n')
  await expect(all.nth(1)).toHaveValue('77,10')
  await expect(all.nth(columns + 2)).toHaveAttribute('aria-invalid', 'true')
  await expect(all.nth(columns + 2)).toHaveAttribute('title', /iki türlü okunur/)
  // The reason stands below the grid for the focused cell, for fingers and screen readers too.
  const told = page.locator('#fiyatlar .office-grid-told')
  await expect(told).toBeEmpty()
  await all.nth(columns + 2).focus()
  await expect(told).toContainText('iki türlü okunur')
  await expect(all.nth(columns + 2)).toHaveAccessibleDescription(/iki türlü okunur/)
  await all.nth(1).focus()
  await expect(told).toBeEmpty()
  await page.keyboard.press('Control+z')
  await expect(all.nth(1)).toHaveValue(before[1]!)
  await expect(all.nth(columns + 2)).toHaveValue(before[columns + 2]!)
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.keyboard.press('Control+Enter')
  const body = new URLSearchParams((await sent).postData() ?? '')
  expect([...body.keys()].filter((name) => name.startsWith('fiyat-'))).toHaveLength(1)
  await expect(page.getByText('Fiyatlar kaydedildi.')).toBeVisible()
  await page.reload()
  await expect(all.first()).toHaveValue('1.111,50')
  await expect(all.first()).not.toHaveAttribute('data-changed')
})

test('a block of new variants grows the table and is saved at once', async ({ page }) => {
  const address = '/yonetim/urunler/3'
  await openGrids(page, address)
  const newCode = page.locator('[name="cesit-kod-yeni"]')
  await newCode.focus()
  await paste(page, 'IZGARA-1\tBir\t\nIZGARA-2\tİki\t\nIZGARA-3\tÜç\t\n')
  await expect(page.locator('[name="cesit-ad-yeni-2"]')).toHaveValue('Üç')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Çeşitler kaydedildi.')).toBeVisible()
  await page.goto(address)
  await expect(page.locator('#cesitler').getByText('IZGARA-3')).toBeVisible()
})
