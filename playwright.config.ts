import { defineConfig } from '@playwright/test'
import type { Sight, Visitor } from './e2e/support/test'

// What happens there is the same on every screen: in the narrow one the full test asks all of it, `npm test` only what
// has a tag for it. Those of axe that are listed make their page narrow themselves.
const alike = [
  'account-payment',
  'api-docs',
  'axe-account',
  'axe-checkout',
  'axe-pages',
  'basket-failures',
  'checkout-errors',
  'compact-list',
  'dealer',
  'journey-keyboard',
  'journey-plain',
  'layouts',
  'lists',
  'local-keys',
  'matrix',
  'mini-cart',
  'navigation',
  'payment-notice',
  'plain-shop',
  'quantity',
  'quick-order',
  'search-box',
  'shop-away',
  'sign-in',
  'sign-in-with-basket',
  'toasts',
]
const onlyWide = new RegExp(`\\b(${alike.join('|')})\\.spec\\.ts(?!.*(@dar|@ikisi))`)

const port = Number(process.env.E2E_PORT ?? 3199)

/** Browser journeys against the built shop with its own database and demo data; see e2e/support. */
export default defineConfig<Visitor, Sight>({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 120_000,
  // A loaded machine may miss a moment once: the end of npm test names every test that needed it. Specs that are about
  // moments have none.
  retries: 1,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  globalSetup: './e2e/support/shop.ts',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // What browsers fetch ahead would take half the machine; specs that want it say so.
    savesData: true,
    // Encoding and drawing them takes a sixth of the time: specs that look at the whole page say that they want them.
    pictures: Boolean(process.env.TEST_FULL),
    // The same for what moves on its way to where it will be.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // A test that only one of both can show has its name as a tag; @ikisi is shown by both.
    { name: 'genis', grepInvert: /@dar/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'dar',
      grepInvert: process.env.TEST_FULL ? /@genis/ : [/@genis/, onlyWide],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
    },
  ],
})
