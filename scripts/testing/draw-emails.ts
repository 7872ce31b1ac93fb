// npm run emails -- [pattern]: draws every email of the shop, light and dark, at the widths of a desktop and a phone, into
// test-results/emails. Pictures of goods are replaced by plain ones.
import { mkdir, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { renderEmails } from '../../app/features/notifications/testing/emails'

const folder = 'test-results/emails'
const wanted = new RegExp(process.argv[2] ?? '')
await mkdir(folder, { recursive: true })
const emails = (await renderEmails()).filter(({ name }) => wanted.test(name))
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' })
const page = await browser.newPage()
const body = await sharp({ create: { width: 160, height: 200, channels: 3, background: '#8a4b1f' } })
  .jpeg()
  .toBuffer()
await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/jpeg', body }))
for (const { name, html, plain } of emails) {
  await writeFile(`${folder}/${name}.html`, html)
  await writeFile(`${folder}/${name}.txt`, plain)
  await page.setContent(html)
  for (const width of [600, 360])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 700 })
      await page.emulateMedia({ colorScheme })
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true })
    }
}
await browser.close()
console.log(`${folder}: ${emails.length}`)
