import { defineConfig } from '@playwright/test'
import type { Sight, Visitor } from './e2e/support/test'

// These specifications give the same result on every screen. On the narrow one the full test runs all of them, `npm test`
// only tagged tests. The accessibility specifications among them make their page narrow themselves.
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
  'dealer-journey',
  'journey-keyboard',
  'journey-plain',
  'labels',
  'layouts',
  'lists',
  'local-keys',
  'matrix',
  'mini-cart',
  'navigation',
  'office-grid',
  'office-pages',
  'payment-notice',
  'pictures',
  'plain-shop',
  'quantity',
  'quick-order',
  'rich-text',
  'search-box',
  'shop-away',
  'sign-in',
  'sign-in-with-basket',
  'stock-count',
  'toasts',
  'two-people',
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
  // On a busy machine a test may time out once: the end of npm test names every test that needed a second attempt.
  // Specifications about timing allow none.
  retries: 1,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  globalSetup: './e2e/support/shop.ts',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Prefetching would take half of the processor time; specifications that need it turn it on.
    savesData: true,
    // Loading and drawing pictures takes a sixth of the time; specifications that look at the whole page turn it on.
    pictures: Boolean(process.env.TEST_FULL),
    // Animations are off for the same reason.
    contextOptions: { reducedMotion: 'reduce' },
    // A worker would answer requests that specifications answer themselves; those about the worker allow it.
    serviceWorkers: 'block',
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
    // A test for one width has the project's name as a tag; @ikisi runs at both widths.
    { name: 'genis', grepInvert: /@dar/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'dar',
      grepInvert: process.env.TEST_FULL ? /@genis/ : [/@genis/, onlyWide],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
    },
  ],
})
