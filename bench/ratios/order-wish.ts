import type { OpenShop } from '../shop/open-shop'
import { post, read } from '../shop/visitor'

/** The body of an order by bank transfer that the shop accepts for any basket; its parts are requested as a program would. */
export async function orderInput(shop: OpenShop, headers: Record<string, string>): Promise<object> {
  const list = async <T>(path: string) => (JSON.parse(await read(shop, `/api${path}`)) as { data: T[] }).data
  const [city] = await list<{ id: number }>('/cities/find?q=istanbul')
  const [district] = await list<{ id: number }>(`/places/districts?city_id=${city!.id}`)
  const [place] = await list<{ name: string }>(`/places/neighbourhoods?district_id=${district!.id}`)
  const [cargo] = await list<{ id: number }>('/cargos?length=1')
  const input = {
    address: {
      first_name: 'Ayşe',
      last_name: 'Işık',
      email: 'ayse@alici.example',
      phone: '0532 123 45 67',
      city_id: city!.id,
      district_id: district!.id,
      neighbourhood: place!.name,
      street: 'Moda Cad. No: 12 Daire: 3',
    },
    invoice: { kind: 'bireysel' },
    cargo_id: cargo!.id,
    payment_type: 2,
  }
  return { ...input, contracts: await contractsOf(shop, input, headers) }
}

// The refusal of an order without contracts lists the contracts to accept.
async function contractsOf(
  shop: OpenShop,
  input: object,
  headers: Record<string, string>,
): Promise<object[]> {
  const key = { 'idempotency-key': crypto.randomUUID() }
  const refusal = await post(
    shop,
    '/shopping/orders',
    { ...input, contracts: [] },
    { ...headers, ...key },
    409,
  )
  const { errors } = JSON.parse(refusal) as { errors: { path: string; message: string }[] }
  return errors.map(({ path, message }) => ({
    id: path.replace('contracts.', ''),
    version: /\d{4}-\d\d-\d\d/.exec(message)![0],
    accepted: true,
  }))
}
