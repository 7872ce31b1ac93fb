import { expect, test } from 'vitest'
import { readBalance } from '~/features/ledger/ledger.server'
import { businessPartnerDetails, businessPartners } from '~/features/customers/tables.server'
import { eq } from 'drizzle-orm'
import { act } from '~/testing/staff-forms'
import { openMember, openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop()
const { db } = shop
const admin = (await openStaff(shop, 'admin')).browser
const dealer = await openMember(shop, { kind: 'wholesale', name: 'Işıklar Saat Ltd. Şti.' })
await db
  .update(businessPartners)
  .set({ taxNumber: '9860008925' })
  .where(eq(businessPartners.id, dealer.partnerId))
await db
  .update(businessPartnerDetails)
  .set({ phone: '+905447778899' })
  .where(eq(businessPartnerDetails.businessPartnerId, dealer.partnerId))
const address = `/yonetim/musteriler/${dealer.partnerId}`

test('a customer is found by name without Turkish letters, tax number, email and telephone', async () => {
  const finds = async (words: string) =>
    (await admin.page(`/yonetim/musteriler?q=${encodeURIComponent(words)}`)).html.includes(
      `href="${address}"`,
    )
  for (const words of ['ISIKLAR', 'ışıklar saat', '98600089', dealer.email.slice(0, 12), '0544 777 88 99'])
    expect([words, await finds(words)]).toEqual([words, true])
  for (const words of ['böyle biri yok', '0544 777 88 98'])
    expect([words, await finds(words)]).toEqual([words, false])
  expect((await admin.page('/yonetim/musteriler?gorunum=perakende')).html).not.toContain(`href="${address}"`)
  expect((await admin.page(`/yonetim/ara?q=9860008925`)).html).toContain(`href="${address}"`)
})

test('a payment is posted once however often its form is sent, and a wrong entry posts nothing', async () => {
  const page = await admin.page(`${address}/cari`)
  for (const [fields, word] of [
    [{ tutar: 'çok' }, 'Tutarı yazın'],
    [{ tutar: '-5' }, 'Tutarı yazın'],
    [{ tutar: '1.000' }, 'iki türlü okunur'],
    [{ tutar: '5', gun: '2999-01-01' }, 'gelecekte olamaz'],
    [{ tutar: '5', yol: 'altin' }, 'Ödeme yolunu'],
  ] as const) {
    const refused = await act(admin, page, 'tahsilat', { ...fields })
    expect([fields, refused.status, refused.text.includes(word)]).toEqual([fields, 422, true])
  }
  expect(await readBalance(db, dealer.partnerId)).toBe(0)
  const fields = { tutar: '1.250,50', yol: 'cash', evrak: 'MKB-7' }
  await act(admin, page, 'tahsilat', fields)
  const again = await act(admin, page, 'tahsilat', fields)
  expect(again.text).toContain('MKB-7')
  expect(await readBalance(db, dealer.partnerId)).toBe(-125_050)
})

test('a price difference in the customer’s favour is a negative amount, and the opening is due on its day', async () => {
  const before = await readBalance(db, dealer.partnerId)
  await act(admin, await admin.page(`${address}/cari`), 'fiyat-farki', { tutar: '-100,00' })
  expect(await readBalance(db, dealer.partnerId)).toBe(before - 10_000)
  const page = await admin.page(`${address}/cari`)
  const refused = await act(admin, page, 'devir', { tutar: '10', gun: '2026-01-10', vade: '2026-01-09' })
  expect([refused.status, refused.text.includes('Vade tarihi')]).toEqual([422, true])
  await act(admin, page, 'devir', {
    tutar: '3.000,00',
    gun: '2026-01-10',
    vade: '2026-02-10',
    evrak: 'DVR-1',
  })
  expect(await readBalance(db, dealer.partnerId)).toBe(before - 10_000 + 300_000)
  expect((await admin.page(address)).text).toContain('Bakiye')
})

test('the statement downloads, and a customer who is not there has no account', async () => {
  const pdf = await admin.send(`${address}/ekstre?bicim=pdf&bas=`)
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  for (const path of [
    '/yonetim/musteriler/999999',
    '/yonetim/musteriler/x/cari',
    `${address}/ekstre?bicim=exe`,
  ])
    expect([path, (await admin.send(path)).status]).toEqual([path, 404])
})
