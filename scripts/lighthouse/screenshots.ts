// npm run screenshots: the pictures of the README, taken of a freshly loaded demo shop.
import { mkdir } from 'node:fs/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { startTemporaryShop } from './temporary-shop'

const folder = 'docs/pictures'
const consent = { name: 'acceptCookieStatus', value: '2.reject..2026-01-01T00:00:00.000Z' }

const shop = await startTemporaryShop()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
  ],
})
try {
  await mkdir(folder, { recursive: true })
  const [home, category, product, basket] = (await shop.pages()).map(({ url }) => url)
  await shoot(browser, 'home-1280', 1280, 'light', (page) => page.goto(home!))
  await shoot(browser, 'home-360', 360, 'light', (page) => page.goto(home!))
  await shoot(browser, 'category-1280', 1280, 'light', (page) => page.goto(category!))
  await shoot(browser, 'product-360', 360, 'light', (page) => page.goto(product!))
  await shoot(browser, 'basket-dark-1280', 1280, 'dark', async (page) => {
    await fill(page, product!)
    await page.goto(basket!)
  })
  await shoot(browser, 'checkout-1280', 1280, 'light', async (page) => {
    await fill(page, product!)
    await page.goto(new URL('/checkout/steps', product).href)
  })
} finally {
  await browser.close()
  await shop.stop()
}

async function fill(page: Page, product: string): Promise<void> {
  await page.goto(product)
  await page.getByRole('button', { name: 'Sepete ekle', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Sepete git' }).waitFor()
}

async function shoot(
  from: Browser,
  name: string,
  width: number,
  colorScheme: 'light' | 'dark',
  open: (page: Page) => Promise<unknown>,
): Promise<void> {
  const context = await from.newContext({
    viewport: { width, height: width < 600 ? 780 : 860 },
    colorScheme,
    locale: 'tr-TR',
  })
  await context.addCookies([{ ...consent, url: new URL((await shop.pages())[0]!.url).origin }])
  const page = await context.newPage()
  await open(page)
  await page.evaluate(async () => {
    // The browser fetches other pictures only when somebody scrolls near them.
    const inView = [...document.images].filter((image) => {
      const { width, top, right, bottom, left } = image.getBoundingClientRect()
      return width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0
    })
    await Promise.all([document.fonts.ready, ...inView.map((image) => image.decode())])
  })
  await page.screenshot({ path: `${folder}/${name}.png` })
  await context.close()
}
