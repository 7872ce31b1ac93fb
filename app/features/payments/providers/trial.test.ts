import { test } from 'vitest'
import { patiently, startWaiting } from '~/db/connection/patience.server'
import { keys, openProviders } from '../testing/providers'
import { iyzico } from './iyzico/gateway.server'
import { paytr } from './paytr/gateway.server'

const { url, state } = await openProviders()
const tried = {
  iyzico: iyzico({ url, apiKey: keys.IYZICO_API_KEY, secretKey: keys.IYZICO_SECRET_KEY }),
  paytr: paytr({
    url,
    merchantId: keys.PAYTR_MERCHANT_ID,
    merchantKey: keys.PAYTR_MERCHANT_KEY,
    merchantSalt: keys.PAYTR_MERCHANT_SALT,
    testMode: false,
  }),
}

test.concurrent.for(['iyzico', 'paytr'] as const)(
  'a trial of %s that is never answered leaves the request time to read the page that tells so',
  { timeout: 20_000 },
  async (name, { expect }) => {
    state.hangs = true
    const page = patiently(8_000, async () => {
      await expect(tried[name].check()).rejects.toThrow(/timeout/)
      // As the database is waited for: it fails at once when no time is left.
      return new Promise((read, fail) => {
        startWaiting(fail)
        setTimeout(read, 50, 'page')
      })
    })
    await expect(page).resolves.toBe('page')
  },
)
