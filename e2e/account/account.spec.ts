import { hostile } from '../support/hostile'
import { openReady } from '../support/ready'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

test.use({ pictures: true })

test(
  'a member finds an order, orders it again line by line and changes an address, with the keyboard alone',
  { tag: '@genis' },
  async ({ page }) => {
    await signIn(page, 'bayi@vitrin.test')
    await openReady(page, '/User/orders')
    const code = await page.getByRole('article').last().getByRole('link').innerText()
    const search = page.getByLabel('Sipariş no ya da ürün')
    await search.focus()
    await page.keyboard.type(code.slice(0, 6).toLowerCase())
    await page.keyboard.press('Enter')
    await expect(page.getByText('1 sipariş', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: code }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: `Sipariş ${code}` })).toBeVisible()
    await page.getByRole('button', { name: 'Tümünü sepete ekle' }).focus()
    await page.keyboard.press('Enter')
    const result = page.getByRole('status', { name: 'Sepete eklenenler' })
    await expect(result).toBeFocused()
    await expect(result.getByRole('listitem').first()).toContainText(/sepete eklendi|eklendi|satışta değil/)

    await openReady(page, '/User/address')
    await page.getByRole('link', { name: 'Düzenle: Depo' }).focus()
    await page.keyboard.press('Enter')
    await page.getByLabel('Adres başlığı').focus()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('Gebze depo')
    await page.getByLabel('İlçe').selectOption({ label: 'Darıca' })
    await page.getByLabel('Mahalle').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Kaydet' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Adres kaydedildi.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Gebze depo' })).toBeVisible()
    await expect(page.getByText(/Darıca\/Kocaeli/)).toBeVisible()
  },
)

// Promise P15: texts of customers are shown as text everywhere.
test('text written by a customer never runs as a script', { tag: '@genis' }, async ({ page, baseURL }) => {
  expect(hostile.length).toBeGreaterThanOrEqual(150)
  await signIn(page, 'bayi2@vitrin.test')
  await page.addInitScript(() => {
    Object.defineProperty(window, 'alert', { value: () => console.error('executed') })
  })
  const ask = async <T>(method: string, path: string, data?: unknown): Promise<T> => {
    const headers = { origin: baseURL!, 'idempotency-key': `hostile-${crypto.randomUUID()}` }
    const answer = await page.context().request.fetch(path, { method, headers, data })
    expect(answer.status(), await answer.text()).toBe(200)
    return ((await answer.json()) as { data: T }).data
  }
  const look = async (...paths: string[]) => {
    for (const path of paths) {
      await openReady(page, path)
      const planted = page.locator('main :is(script, iframe, object, [onerror], [onload], [onclick])')
      expect(await planted.count(), path).toBe(0)
    }
  }
  const [district] = await ask<{ id: number }[]>('GET', '/api/places/districts?city_id=34')
  const [place] = await ask<{ name: string }[]>(
    'GET',
    `/api/places/neighbourhoods?district_id=${district!.id}`,
  )
  const fit = (text: string, least: number, most: number) => text.slice(0, most).trim().padEnd(least, '.')

  // Five texts to an address; a page shows many of them together.
  const made: number[] = []
  for (let i = 0; i < hostile.length; i += 5) {
    const [a = '', b = a, c = a, d = a, e = a] = hostile.slice(i, i + 5)
    const address = {
      city_id: 34,
      district_id: district!.id,
      neighbourhood: place!.name,
      phone: '0532 123 45 67',
      title: fit(a, 1, 30),
      first_name: fit(b, 2, 60),
      last_name: fit(c, 2, 60),
      street: fit(d, 10, 250),
      invoice: { kind: 'kurumsal', unvan: fit(e, 2, 200), vergi_dairesi: fit(a, 2, 60), vkn: '1234567890' },
    }
    made.push((await ask<{ id: number }>('PUT', '/api/site/addresses', address)).id)
  }
  await look('/User/address', `/User/address?duzenle=${made[0]}`)
  for (const name of hostile.slice(0, 3)) {
    await ask('PUT', '/api/site/user', { name: fit(name, 2, 60), phone: '' })
    await look('/User/detail', '/User/userinfo', `/User/orders?q=${encodeURIComponent(name)}`)
  }

  const [subject = ''] = hostile
  const messages = Array.from({ length: 6 }, (_, i) => hostile.filter((_, at) => at % 6 === i).join('\n'))
  const ticket = await ask<{ id: number }>('POST', '/api/tasks', {
    subject: fit(subject, 3, 120),
    message: fit(subject, 3, 2_000),
  })
  for (const message of messages)
    await ask('PUT', '/api/site/tickets', { id: ticket.id, message: fit(message, 3, 2_000) })
  await look('/User/help', `/User/help/${ticket.id}`)

  const [good] = await ask<{ id: number; variants: { id: number }[]; stock: { real_quantity: number } }[]>(
    'POST',
    '/api/products/get-multiple',
    { ids: [1] },
  )
  await ask('POST', '/api/add-to-basket', {
    product_id: good!.id,
    product_variant_id: good!.variants[0]!.id,
    amount: good!.stock.real_quantity,
  })
  for (const name of hostile.slice(3, 6)) {
    await openReady(page, '/User/lists')
    await page.getByLabel('Listenin adı').fill(fit(name, 1, 60))
    await page.getByRole('button', { name: 'Listeyi kaydet' }).click()
    await expect(page.getByText('Liste kaydedildi.')).toBeVisible()
    await look(new URL(page.url()).pathname)
  }
  await look('/User/lists', '/hizli-siparis', '/checkout/steps')
})
