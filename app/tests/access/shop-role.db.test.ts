import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '~/db/connection.server'
import { createOwnServer } from '~/db/testing/own-server'
import { migrateAs } from '~/db/schema/migrate.server'
import { pageAddresses } from '~/testing/pages/addresses'
import { goodsInStock } from '~/testing/guest'
import { openCustomers } from '~/testing/server/customers'
import { openBrowser } from '~/testing/browser'
import { startProcess } from '~/testing/server/process'

// The whole shop with a role that does not own its schema (docs/decisions/the-shop-does-not-own-its-schema.md).
const server = await createOwnServer()
afterAll(() => server.remove())
await server.ask('create role owner login; create role shop login; grant shop to owner')
await server.ask('create database shop owner owner')
const as = (role: string) => server.urlOf('shop').replace('postgres@', `${role}@`)

test('a start before the schema is there names the command', async () => {
  await migrateAs(as('owner'), as('shop'))
  await server.ask('delete from drizzle.__drizzle_migrations where id > 80', 'shop')
  const early = await startProcess({ DATABASE_URL: as('shop') })
  expect(await early.exited).toBe(1)
  expect(early.output.stderr).toMatch(/^Veritabanının şeması bu sürümden eski .* "npm run db:migrate" .*\n$/)
  await server.ask('drop database shop with (force)')
  await server.ask('create database shop owner owner')
}, 60_000)

test('pages, orders, staff and jobs work', async () => {
  await migrateAs(as('owner'), as('shop'))
  const shop = await startProcess({ DATABASE_URL: as('shop'), LOG_LEVEL: 'warn' })
  await shop.ready()
  const database = openDatabase(as('shop'))
  const [goods] = await goodsInStock(database.db, 1)
  const customers = await openCustomers(shop, {
    product_id: goods!.productId,
    product_variant_id: goods!.variantId,
    amount: 1,
  })
  const { status, code } = await customers.order()
  expect([status, code]).toEqual([200, expect.any(String)])
  const staff = openBrowser((request) => fetch(request), shop.url)
  const signIn = await staff.page('/user/login')
  const form = signIn.forms.find(({ fields }) => fields.some(([name]) => name === 'password'))!
  await staff.submit(signIn, form, { email: 'admin@vitrin.test', password: 'Vitrin-Demo-2026' })
  const addresses = ['/yonetim', '/yonetim/siparisler', '/yonetim/urunler', '/yonetim/raporlar']
  const all = [...addresses, ...(await pageAddresses(database.db, { code: code! }))]
  // The page of errors has their status.
  for (const address of all.filter((path) => path !== '/error')) {
    const page = await staff.send(address, { headers: { accept: 'text/html' } })
    expect(page.status, address).toBeLessThan(500)
  }
  expect((await staff.page('/yonetim')).path).toBe('/yonetim')
  // The job that the order queued has sent its email.
  await expect
    .poll(
      async () =>
        (await database.pool.query('select from graphile_worker._private_jobs where run_at <= now()'))
          .rowCount,
      {
        timeout: 30_000,
      },
    )
    .toBe(0)
  expect(
    (await database.pool.query('select from graphile_worker._private_jobs where last_error is not null'))
      .rowCount,
  ).toBe(0)
  await database.close()
  expect(shop.output.stderr).not.toContain('permission denied')
  expect(shop.output.stdout).not.toContain('permission denied')
  expect((await shop.stop()).code).toBe(0)
}, 240_000)
