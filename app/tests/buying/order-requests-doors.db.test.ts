import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { transaction } from '~/db/transaction.server'
import { recordApproval } from '~/features/customers/applications/approvals.server'
import type { Browser, Page } from '~/testing/browser'
import {
  codeOf,
  formOf,
  goodsInStock,
  goToReview,
  putIntoBasket,
  stepForm,
  tickedContracts,
} from '~/testing/guest'
import { openMember } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop()
const [goods] = await goodsInStock(shop.db, 1, 20)

async function openCompany() {
  const owner = await openMember(shop, { name: 'Mehmet Demir' })
  const buyer = await openMember(shop, {
    partnerId: owner.partnerId,
    role: 'buyer',
    orderLimit: 100,
    name: 'Zeynep Ak',
  })
  return { owner, buyer }
}

/** Goes through the buyer's forms to a request; returns the page of it. */
async function ask(browser: Browser): Promise<Page> {
  await putIntoBasket(browser, goods!)
  const review = await goToReview(browser)
  expect(review.text).toContain('firmanızın hesap sahibinin onayına gider')
  expect(review.text).not.toContain('ödeme yükümlülüğü doğar')
  return browser.submit(review, stepForm(review), {}, 'approval')
}

const emailsTo = (email: string) => shop.emails.filter(({ to }) => to === email)

test('a buyer over the limit sends a request, the owner gets an email and approves, and the buyer is told', async () => {
  const { owner, buyer } = await openCompany()
  const request = await ask(buyer.browser)
  expect(request.path).toMatch(/^\/User\/requests\/\d+\?gonderildi=1$/)
  expect(request.text).toContain('Siparişiniz onaya gönderildi.')
  expect(request.text).toContain('Onay bekliyor')
  await shop.runJobs()
  const [message] = emailsTo(owner.email)
  expect(message).toMatchObject({ subject: 'Onayınızı bekleyen sipariş: Zeynep Ak' })
  const path = request.path.split('?')[0]!
  expect(message!.text).toContain(`${shop.origin}${path}`)

  expect((await owner.browser.page('/User/detail')).text).toContain('1 sipariş onayınızı bekliyor.')
  const list = await owner.browser.page('/User/requests')
  expect(list.text).toContain('Zeynep Ak')
  const page = await owner.browser.page(path)
  const approval = formOf(page, path, 'approve')
  const unticked = await owner.browser.submit(page, approval, {}, 'approve')
  expect([unticked.status, unticked.text]).toEqual([
    422,
    expect.stringContaining('okuyup kutusunu işaretleyin'),
  ])
  const [[box, version] = ['', '']] = Object.entries(tickedContracts(page))
  const half = await owner.browser.submit(page, approval, { [box]: version }, 'approve')
  const boxes = [...half.html.matchAll(/<input[^>]*name="contracts\.[^>]*>/g)].map(([tag]) => tag)
  expect(boxes.map((tag) => [tag.includes(`name="${box}"`), tag.includes('checked')])).toEqual([
    [true, true],
    [false, false],
  ])
  const thanks = await owner.browser.submit(page, approval, tickedContracts(page), 'approve')
  const code = codeOf(thanks)
  expect((await owner.browser.page(`/siparis/${code}`)).text).toContain(
    'Zeynep Ak istedi, Mehmet Demir onayladı',
  )
  await shop.runJobs()
  expect(emailsTo(buyer.email)).toMatchObject([{ subject: `Sipariş isteğiniz onaylandı: ${code}` }])
  const after = await buyer.browser.page(path)
  expect(after.text).toContain('Onaylandı')
  expect(after.text).toContain(code)
})

test('an owner whose address refuses email does not stop the others, and each gets one email', async () => {
  const { owner, buyer } = await openCompany()
  const second = await openMember(shop, { partnerId: owner.partnerId, role: 'owner' })
  await transaction(shop.db, (db) =>
    recordApproval(db, {
      businessPartnerId: owner.partnerId,
      event: 'suspended',
      status: 3,
      actor: 'test',
      told: true,
    }),
  )
  await ask(buyer.browser)
  const { mail } = shop.deps
  shop.deps.mail = {
    send: (message) =>
      message.to === owner.email ? Promise.reject(new Error('550 no such mailbox')) : mail.send(message),
  }
  const twice = async () => {
    await shop.runJobs()
    await shop.db.execute(sql`update graphile_worker._private_jobs set run_at = now()`)
    await shop.runJobs()
  }
  await twice()
  shop.deps.mail = mail
  const subjects = emailsTo(second.email).map(({ subject }) => subject)
  expect(subjects.toSorted()).toEqual([
    'Onayınızı bekleyen sipariş: Zeynep Ak',
    'Toptan üyeliğiniz durduruldu',
  ])
})

test('an owner sends a request back with a reason; the buyer takes the goods back into the basket', async () => {
  const { owner, buyer } = await openCompany()
  const path = (await ask(buyer.browser)).path.split('?')[0]!
  const page = await owner.browser.page(path)
  const refusal = formOf(page, path, 'refuse')
  const short = await owner.browser.submit(page, refusal, { reason: 'x' }, 'refuse')
  expect(short.status).toBe(422)
  expect(Object.fromEntries(formOf(short, path, 'refuse').fields)).toMatchObject({ reason: 'x' })
  const refused = await owner.browser.submit(page, refusal, { reason: 'Bu ay bütçe yok.' }, 'refuse')
  expect(refused.text).toContain('Onaylanmadı')
  await shop.runJobs()
  expect(emailsTo(buyer.email)[0]!.text).toContain('Gerekçe:\nBu ay bütçe yok.')
  const mine = await buyer.browser.page(path)
  expect(mine.text).toContain('Bu ay bütçe yok.')
  const basket = await buyer.browser.submit(mine, formOf(mine, path, 'take-back'), {}, 'take-back')
  expect([basket.path, basket.text]).toEqual(['/sepetim', expect.stringContaining(goods!.name)])
})

test('other members do not see a request; a guest is led to the sign-in page', async () => {
  const { buyer } = await openCompany()
  const path = (await ask(buyer.browser)).path.split('?')[0]!
  const stranger = await openMember(shop)
  expect((await stranger.browser.page(path)).status).toBe(404)
  const guest = await shop.browser().send(path)
  expect([guest.status, guest.headers.get('location')]).toEqual([
    302,
    `/user/login?donus=${encodeURIComponent(path)}`,
  ])
})
