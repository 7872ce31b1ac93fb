import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openMember, openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { pictures } from '../media/tables.server'
import { banners, bannerGroups } from './tables.server'

const shop = await openTestShop()
const [picture] = await shop.db.select().from(pictures).limit(1)
const content = (await openStaff(shop, 'content')).browser
const guest = shop.browser()
const retail = (await openMember(shop)).browser
const dealer = (await openMember(shop, { kind: 'wholesale', priceListId: 2 })).browser
const waiting = (await openMember(shop, { kind: 'wholesale', approval: 0 })).browser

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
let groups = 0

async function newGroup(): Promise<number> {
  const { body } = await content.api('/banner-groups', { code: `grup-${++groups}`, title: 'Kampanyalar' })
  return (body.data as unknown as { id: number }).id
}

function addBanner(group_id: number, title: string, more: object = {}) {
  return content.api('/banners', { group_id, picture: picture!.hash, title, link: '/sepetim', ...more })
}

const titlesFor = async (browser: typeof guest, group: number) => {
  const { body } = await browser.api(`/banner-groups/${group}/banners`)
  return (body.data as unknown as { title: string }[]).map(({ title }) => title)
}

test('a group shows its active banners between their times, in the shop’s order', async () => {
  const group = await newGroup()
  await addBanner(group, 'İkinci', { position: 2, begins_at: inDays(-2), ends_at: inDays(2) })
  await addBanner(group, 'Birinci', { position: 1 })
  await addBanner(group, 'Bitti', { begins_at: inDays(-3), ends_at: inDays(-1) })
  await addBanner(group, 'Başlamadı', { begins_at: inDays(1) })
  await addBanner(group, 'Kapalı', { active: false })
  expect(await titlesFor(guest, group)).toEqual(['Birinci', 'İkinci'])
})

test('a banner addresses guests, retail members or dealers; dealers who wait are retail members', async () => {
  const group = await newGroup()
  for (const audience of ['guests', 'retail', 'wholesale'])
    await addBanner(group, audience, { audiences: [audience] })
  await addBanner(group, 'herkes')
  expect(await titlesFor(guest, group)).toEqual(['guests', 'herkes'])
  expect(await titlesFor(retail, group)).toEqual(['retail', 'herkes'])
  expect(await titlesFor(waiting, group)).toEqual(['retail', 'herkes'])
  expect(await titlesFor(dealer, group)).toEqual(['wholesale', 'herkes'])
  expect(await titlesFor(content, group)).toEqual(['guests', 'retail', 'wholesale', 'herkes'])
})

test('an empty group is an empty list, an unknown one is not found', async () => {
  expect(await titlesFor(guest, await newGroup())).toEqual([])
  expect((await guest.api('/banner-groups/999999/banners')).status).toBe(404)
})

test('a banner’s picture exists, its link stays in the shop or on the web, and it has words', async () => {
  const group = await newGroup()
  const refusal = async (more: object) => {
    const { status, body } = await addBanner(group, 'Afiş', more)
    return [status, body.errors?.map(({ code }) => code)]
  }
  expect(await refusal({ picture: 'ab'.repeat(16) })).toEqual([400, ['unknown_picture']])
  expect(await refusal({ picture_narrow: 'ab'.repeat(16) })).toEqual([400, ['unknown_picture']])
  expect(await refusal({ link: 'javascript:alert(1)' })).toEqual([400, ['bad_link']])
  expect(await refusal({ link: '//kotu.example' })).toEqual([400, ['bad_link']])
  expect(await refusal({ title: '', alt: '' })).toEqual([400, ['no_words']])
  expect(await refusal({ begins_at: inDays(1), ends_at: inDays(-1) })).toEqual([400, ['bad_dates']])
  expect(await titlesFor(guest, group)).toEqual([])
  expect((await addBanner(999_999, 'Afiş')).status).toBe(400)
})

test('a group with banners cannot be removed', async () => {
  const group = await newGroup()
  await addBanner(group, 'Afiş')
  expect(await content.api(`/banner-groups/${group}`, undefined, { method: 'DELETE' })).toMatchObject({
    status: 409,
    body: { code: 'in_use' },
  })
})

test('the home page shows its group with pictures for both widths; links to other sites open a new tab', async () => {
  const [home] = await shop.db.select().from(bannerGroups).where(eq(bannerGroups.code, 'ana-sayfa'))
  const before = (await guest.page('/')).html
  expect(before).toContain('Sonbaharın derileri')
  await addBanner(home!.id, 'Ortağımız', { link: 'https://ortak.example/', link_type: 4 })
  const { html } = await guest.page('/')
  expect(html).toContain('<a href="https://ortak.example/" target="_blank" rel="noopener">')
  expect(html).toMatch(/<source media="\(width &gt;= 48rem\)" type="image\/avif"/)
  await shop.db.update(banners).set({ active: false }).where(eq(banners.groupId, home!.id))
  expect((await guest.page('/')).html).not.toContain('Sonbaharın derileri')
})
