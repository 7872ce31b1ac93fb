import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderEmails, type SampleEmail } from '../../app/features/notifications/testing/emails'
import { expectAccessibleEmail } from '../support/axe'
import { expect, test } from '../support/test'

test.use({ pictures: true })

const folder = 'test-results/emails'
/** Together they contain every part of an email; the full test looks at all emails. */
const examined =
  /^(order-mail-awaiting-payment|order-news-shipped-in-part|order-news-return-refused|request-mail-refused)$/

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160"><rect width="160" height="160" fill="#b08d57"/></svg>'

/** Every email of the shop as HTML, as text and, with `npm run test:full`, as pictures in test-results/emails. */
test('every email fits a phone and a desktop, in the light and the dark theme @genis', async ({
  page,
  faults,
}) => {
  // Six pictures of every email take longer than other tests.
  if (process.env.TEST_FULL) test.setTimeout(900_000)
  // The samples name pictures of a shop at an example address.
  faults.expect(/^elsewhere: https:\/\/ornek\.example\/media\/\w+\/\d+\.jpg$/)
  await page.route('https://ornek.example/media/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  )
  const emails = await renderEmails()
  await mkdir(folder, { recursive: true })
  for (const message of emails) {
    await writeFile(join(folder, `${message.name}.html`), message.html)
    await writeFile(join(folder, `${message.name}.txt`), message.plain)
    await page.setContent(message.html)
    for (const width of [360, 640, 1280]) await look(message, width)
  }

  async function look({ name }: SampleEmail, width: number): Promise<void> {
    await page.setViewportSize({ width, height: 900 })
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(tooWide, `${name}, ${width} px`).toBeLessThanOrEqual(0)
    // Narrow in the dark, wide by day.
    if (width !== 640 && (process.env.TEST_FULL || examined.test(name)))
      await expectAccessibleEmail(page, `${name}, ${width} px`)
    if (process.env.TEST_FULL) await takePictures(name, width)
  }

  async function takePictures(name: string, width: number): Promise<void> {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true })
    }
  }
})
