import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { stockShelf } from '~/features/basket/testing/shop'
import { pdf } from '~/features/customers/testing/files'
import { folderStorage } from '~/features/media/storage.server'
import { confirmPayment, startPacking } from '../processing/staff-steps.server'
import { getFullOrder } from '../record/read-full-order.server'
import { keepInvoice, openInvoice } from './keep-invoice.server'
import { ship } from '../shipments/ship.server'
import { newBuyer, now, openCheckoutShop, order, placedCode } from '~/features/checkout/testing/checkout'
import { handOverInvoice, listOpenHandovers } from './hand-over.server'
import { httpIntegrator } from './http-integrator.server'

const { db } = await openTestDatabase('empty')
await openCheckoutShop(db)
const folder = await mkdtemp(join(tmpdir(), 'vitrin-invoices-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const storage = folderStorage(folder)
const staff = { actor: 'test', now }

// A test integrator that speaks the protocol and checks the key with its own code.
type Answer = { status: number; body: unknown }
const said = { answers: [] as Answer[], asked: [] as { key: string; order: Record<string, unknown> }[] }
const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const isOurs = request.headers.authorization === 'Bearer anahtar-1' && request.url === '/v1/invoices'
    const order = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>
    said.asked.push({ key: String(request.headers['idempotency-key']), order })
    const { status, body } = isOurs ? said.answers.shift()! : { status: 401, body: {} }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
})
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
afterAll(() => server.close())
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
const place = { db, storage, integrator: httpIntegrator({ url, key: 'anahtar-1' }), now }
const issued = (number: string) => ({
  status: 'issued',
  number,
  uuid: crypto.randomUUID(),
  issued_on: '2026-11-20',
  pdf: pdf().toString('base64'),
})

beforeEach(() => {
  said.answers = []
  said.asked = []
})

async function shipped() {
  const code = await placedCode(order(db, await newBuyer(db, [await stockShelf(db)])))
  await confirmPayment(db, code, staff)
  await startPacking(db, code, staff)
  await ship(db, code, { trackingNumber: '1', link: '', pieces: null }, staff)
  return code
}
const recordOf = async (code: string) => (await getFullOrder(db, code))!.invoiceRecord

test('a sent order is handed over once, with its transport, and its invoice is kept with the PDF', async () => {
  const code = await shipped()
  const { id, grandTotal, lines } = (await getFullOrder(db, code))!
  said.answers = [{ status: 200, body: issued('VTR2026000000001') }]
  await handOverInvoice(place, code)
  await handOverInvoice(place, code)
  expect(said.asked).toMatchObject([
    {
      key: code,
      order: {
        order_code: code,
        grand_total: grandTotal / 100,
        carrier_vkn: '4540536920',
        lines: [{ code: lines[0]!.productCode, net: lines[0]!.chargedNet / 100 }],
      },
    },
  ])
  expect(await recordOf(code)).toMatchObject({ number: 'VTR2026000000001', hasFile: true })
  expect((await openInvoice({ db, storage }, id))?.name).toBe('fatura-VTR2026000000001.pdf')
})

test('an integrator still at work is asked again; a silent one is asked by the next try of the job', async () => {
  const code = await shipped()
  said.answers = [
    { status: 202, body: { status: 'pending' } },
    { status: 503, body: {} },
    { status: 200, body: { ...issued('VTR2026000000002'), pdf: null } },
  ]
  await handOverInvoice(place, code)
  expect(await listOpenHandovers(db)).toMatchObject([{ code, state: 'pending', tries: 1 }])
  await expect(handOverInvoice(place, code)).rejects.toThrow('answered 503')
  await handOverInvoice(place, code)
  expect(await recordOf(code)).toMatchObject({ number: 'VTR2026000000002', hasFile: false })
  expect(await listOpenHandovers(db)).toEqual([])
})

test('when the integrator never answers, the order stays among those without an invoice', async () => {
  const code = await shipped()
  said.answers = [{ status: 503, body: {} }]
  await expect(handOverInvoice(place, code)).rejects.toThrow('answered 503')
  expect(await listOpenHandovers(db)).toMatchObject([{ code, state: 'pending', tries: 1 }])
  said.answers = [{ status: 200, body: issued('VTR2026000000009') }]
  await handOverInvoice(place, code)
  expect(await listOpenHandovers(db)).toEqual([])
})

test('an invoice that the integrator refuses or answers wrongly waits for the staff, who may add it by hand', async () => {
  const [code, other] = [await shipped(), await shipped()]
  said.answers = [
    { status: 422, body: { status: 'refused', reason: 'VKN kayıtlı değil' } },
    { status: 200, body: issued('FATURA-1') },
  ]
  await handOverInvoice(place, code)
  await handOverInvoice(place, other)
  expect(await listOpenHandovers(db)).toMatchObject([
    { code, state: 'refused', reason: 'VKN kayıtlı değil' },
    { code: other, state: 'refused', reason: 'number' },
  ])
  const byHand = {
    code,
    number: 'VTR2026000000003',
    uuid: crypto.randomUUID(),
    issuedOn: '2026-11-20',
    pdf: null,
  }
  expect(await keepInvoice({ db, storage }, byHand, staff)).toMatchObject({ status: 'kept' })
  expect(await listOpenHandovers(db)).toMatchObject([{ code: other }])
  await handOverInvoice(place, code)
  expect(said.asked).toHaveLength(2)
})

test('a later invoice has its file although the earlier one’s cannot be removed', async () => {
  const code = await shipped()
  const away = { ...storage, remove: () => Promise.reject(new Error('the storage is away')) }
  for (const number of ['VTR2026000000020', 'VTR2026000000021']) {
    const invoice = { code, number, uuid: crypto.randomUUID(), issuedOn: '2026-11-20', pdf: pdf() }
    expect(await keepInvoice({ db, storage: away }, invoice, staff)).toEqual({ status: 'kept', number })
  }
  const { id } = (await getFullOrder(db, code))!
  expect((await openInvoice({ db, storage }, id))?.name).toBe('fatura-VTR2026000000021.pdf')
})

test('an invoice that the staff add while the integrator is asked stays', async () => {
  const code = await shipped()
  const byHand = {
    code,
    number: 'VTR2026000000010',
    uuid: crypto.randomUUID(),
    issuedOn: '2026-11-20',
    pdf: null,
    seen: null,
  }
  const asked = {
    ...place,
    integrator: {
      async handOver() {
        await keepInvoice({ db, storage }, byHand, staff)
        const { uuid } = { uuid: crypto.randomUUID() }
        return {
          status: 'issued',
          number: 'VTR2026000000011',
          uuid,
          issuedOn: '2026-11-20',
          pdf: null,
        } as const
      },
    },
  }
  await handOverInvoice(asked, code)
  expect(await recordOf(code)).toMatchObject({ number: byHand.number })
  const late = { ...byHand, number: 'VTR2026000000012', uuid: crypto.randomUUID() }
  expect(await keepInvoice({ db, storage }, late, staff)).toEqual({
    status: 'changed',
    number: byHand.number,
  })
  expect(await recordOf(code)).toMatchObject({ number: byHand.number })
})

test('an order is not handed over without an integrator, with a wrong key, or before it has left', async () => {
  const code = await placedCode(order(db, await newBuyer(db, [await stockShelf(db)])))
  await handOverInvoice(place, code)
  await handOverInvoice({ ...place, integrator: null }, await shipped())
  expect(said.asked).toEqual([])
  const foreign = { ...place, integrator: httpIntegrator({ url, key: 'baska-anahtar' }) }
  await expect(handOverInvoice(foreign, await shipped())).rejects.toThrow('answered 401')
})
