import { expect, type Page } from '@playwright/test'
import type { Buyer } from './buyer'

type Payment = keyof typeof paymentTypes

const paymentTypes = { card: 1, transfer: 2, account: 3, cash: 4 }

/**
 * Fills in the steps before the last one for the page's visitor, as their forms would: for tests of the later steps.
 * The basket must have goods already.
 */
export async function fillSteps(page: Page, buyer: Buyer, payment: Payment): Promise<void> {
  const { request } = page
  const origin = await originOf(page)
  const read = async <T>(path: string) => ((await (await request.get(path)).json()) as { data: T[] }).data
  const named = async (path: string, name: string) =>
    (await read<{ id: number; name: string }>(path)).find((place) => place.name === name)!.id
  const city = await named(`/api/cities/find?q=${encodeURIComponent(buyer.city)}`, buyer.city)
  const district = await named(`/api/places/districts?city_id=${city}`, buyer.district)
  await send({
    step: 'adres',
    'address.first_name': buyer.firstName,
    'address.last_name': buyer.lastName,
    'address.email': buyer.email,
    'address.phone': buyer.phone,
    'address.city_id': String(city),
    'address.district_id': String(district),
    'address.neighbourhood': buyer.neighbourhood,
    'address.street': buyer.street,
    'invoice.kind': 'bireysel',
  })
  const carriers = await (await request.get('/checkout/steps?adim=kargo')).text()
  const carrier = /name="cargo_id"[^>]*value="(\d+)"(?:(?!cargo_id).)*Aras Kargo/s.exec(carriers)![1]!
  await send({ step: 'kargo', cargo_id: carrier })
  await send({ step: 'odeme', payment_type: String(paymentTypes[payment]), installments: '1' })

  async function send(form: Record<string, string>): Promise<void> {
    const headers = { origin }
    const answer = await request.post('/checkout/steps', { form, headers, maxRedirects: 0 })
    expect(answer.status(), `${form.step}: ${await answer.text()}`.slice(0, 2_000)).toBe(303)
  }
}

/** A cookie of the shop, whatever the page shows. */
async function originOf({ request }: Page): Promise<string> {
  return new URL((await request.get('/healthz')).url()).origin
}
