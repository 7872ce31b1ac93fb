// @module-tag once
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { contentVersions } from '~/features/content/tables.server'
import { allKinds } from '~/features/content/testing/all-kinds'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop()
const { browser: author } = await openStaff(shop, 'content')
const guest = shop.browser()

type Record_ = { id: number; path: string; revision: string; number: number; status: string; link: string }
const dataOf = (answer: { body: { data?: never } }) => answer.body.data as unknown as Record_
const blocks = allKinds('sözcük').filter(({ kind }) => ['text', 'quotation', 'columns', 'faq'].includes(kind))
const input = (more: object = {}) => ({ title: 'Kış bakımı', content_category_id: 3, blocks, ...more })

async function write(more: object = {}): Promise<Record_> {
  const made = await author.api('/contents', input(more))
  expect([made.status, made.body.errors]).toEqual([200, undefined])
  return dataOf(made)
}
async function save({ id, revision }: Record_, more: object): Promise<Record_> {
  const saved = await author.api(`/contents/${id}`, input({ ...more, revision }), { method: 'PUT' })
  expect([saved.status, saved.body.errors]).toEqual([200, undefined])
  return dataOf(saved)
}

describe('every address of contents answers', () => {
  test.each([
    ['/content-categories', 'Konular'],
    ['/Content-Categories/A', 'Konular, alfabetik'],
    ['/content-categories/rehberler/3', 'Rehberler'],
    ['/page', 'Markamız'],
    ['/page/feature', 'Özellikler'],
    ['/Page/Prices', 'Bayi fiyatları'],
    ['/page/referance', 'Referanslar'],
    ['/contents/kordon-bakim-rehberi/12', 'Kordon bakım rehberi'],
  ])('%s', async (path, title) => {
    const { status, html } = await guest.page(path)
    expect([status, /<h1[^>]*>([^<]*)/.exec(html)?.[1]]).toEqual([200, title])
    expect(/<link rel="canonical" href="[^"]*?(\/[^/"]+)"/.exec(html)?.[1]).toBe(
      `/${path.split('/').at(-1)!.toLowerCase()}`,
    )
    expect(html).toContain('name="description"')
  })

  test('a page that nobody made is 404', async () => {
    for (const path of ['/page/yok', '/content-categories/999', '/content-categories/rehberler/x'])
      expect([path, (await guest.page(path)).status]).toEqual([path, 404])
  })
})

test('a content category is found by its id, with and without its link', async () => {
  for (const path of ['/content-categories/3', '/content-categories/eski-ad/3'])
    expect((await guest.page(path)).path).toBe('/content-categories/rehberler/3')
  const { html } = await guest.page('/content-categories/rehberler/3')
  expect(html).toContain('href="/contents/kordon-bakim-rehberi/12"')
})

describe('a draft', () => {
  test('reaches nobody without a preview: no page, list, search, sitemap or call shows it', async () => {
    const draft = await write({ title: 'Gizli taslak bir', status: 'draft' })
    for (const path of [draft.path, `/${draft.link}`])
      expect([path, (await guest.page(path)).status]).toEqual([path, 404])
    for (const path of ['/contents', '/content-categories/rehberler/3', '/sitemap/contents.xml'])
      expect(await (await guest.send(path)).text()).not.toContain(draft.link)
    expect((await guest.api(`/contents/${draft.id}`)).status).toBe(404)
    expect(JSON.stringify((await guest.api('/contents/find?q=gizli taslak')).body)).not.toContain(draft.link)
    for (const call of ['record', 'versions', 'versions/1', 'difference?from=1&to=1'])
      expect((await guest.api(`/contents/${draft.id}/${call}`)).status).toBe(401)
    expect((await guest.api(`/contents/${draft.id}/preview-link`, {})).status).toBe(401)
  })

  test('of a published page leaves the published one in place until it is published itself', async () => {
    const first = await write({ title: 'Yayındaki başlık' })
    const draft = await save(first, { title: 'Yeni başlık', status: 'draft' })
    expect((await guest.page(first.path)).html).toContain('Yayındaki başlık')
    expect((await guest.page(first.path)).html).not.toContain('Yeni başlık')
    const published = await save(draft, { title: 'Yeni başlık', status: 'published' })
    expect((await guest.page(published.path)).html).toContain('Yeni başlık')
    await save(published, { title: 'Yeni başlık', status: 'withdrawn' })
    expect((await guest.page(published.path)).status).toBe(404)
  })
})

test('a page is published at its moment, to the second, by the clock of the database alone', async () => {
  const at = new Date(shop.deps.clock().getTime() + 3_600_000)
  const first = await write({ title: 'Eski hâli' })
  const next = await save(first, { title: 'Yeni hâli', status: 'scheduled', publish_at: at.toISOString() })
  expect(next.status).toBe('scheduled')
  const shownAt = async (moment: Date) => {
    const { getContent } = await import('~/features/content/content.server')
    return (await getContent(shop.db, first.id, moment))?.title
  }
  expect(await shownAt(new Date(at.getTime() - 1))).toBe('Eski hâli')
  expect(await shownAt(at)).toBe('Yeni hâli')
  for (const more of [
    { status: 'scheduled' },
    { status: 'scheduled', publish_at: '2020-01-01T00:00:00Z' },
    { status: 'draft', publish_at: at.toISOString() },
  ])
    expect((await author.api('/contents', input(more))).body.errors).toMatchObject([{ path: 'publish_at' }])
})

test('versions are compared block by block, and an old one comes back as a draft', async () => {
  const first = await write()
  const second = await save(first, { title: 'Bahar bakımı', blocks: blocks.slice(1) })
  const { body } = await author.api(`/contents/${first.id}/difference?from=1&to=2`)
  expect(body.data).toMatchObject({
    fields: [{ field: 'title', before: 'Kış bakımı', after: 'Bahar bakımı' }],
    blocks: [{ id: 'text', change: 'removed', before: { place: 1 }, after: null }],
  })
  const stale = { number: 1, revision: first.revision }
  expect((await author.api(`/contents/${first.id}/restore`, stale)).status).toBe(409)
  const restore = { number: 1, revision: second.revision }
  const restored = await author.api(`/contents/${first.id}/restore`, restore)
  expect(restored.body.data).toMatchObject({ number: 3, status: 'draft', title: 'Kış bakımı', blocks })
  expect((await guest.page(first.path)).html).toContain('Bahar bakımı')
  const versions = (await author.api(`/contents/${first.id}/versions`)).body.data as unknown as object[]
  expect(versions).toMatchObject([
    { number: 3, status: 'draft', shown: false },
    { number: 2, status: 'published', shown: true },
    { number: 1, status: 'published', shown: false },
  ])
})

describe('a preview link', () => {
  test('shows its version to anybody who has it, never indexed and never cached', async () => {
    const draft = await write({ title: 'Önizlenen taslak', status: 'draft' })
    const { body } = await author.api(`/contents/${draft.id}/preview-link`, { hours: 1 })
    const { pathname, search } = new URL((body.data as unknown as { url: string }).url)
    const answer = await guest.send(pathname + search)
    const html = await answer.text()
    expect([answer.status, html.includes('Önizlenen taslak')]).toEqual([200, true])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(html).toContain('<meta name="robots" content="noindex"')
    const forged = [
      search.replace(/imza=./, 'imza=_'),
      search.replace(/surum=\d+/, 'surum=2'),
      search.replace(/son=(\d)/, 'son=9$1'),
      '',
    ]
    for (const query of forged) expect((await guest.page(pathname + query)).status).toBe(404)
    expect((await guest.page(`/onizleme/1${search}`)).status).toBe(404)
  })

  test('ends at its moment', async () => {
    const { openPreview } = await import('~/features/content/content.server')
    const { previewLink } = await import('~/features/content/preview/preview.server')
    const until = Date.parse('2026-12-01T09:00:00Z')
    const { secret } = shop.deps
    const query = new URL(previewLink('http://a', secret, { contentId: 1, number: 1, until })).searchParams
    const open = (now: number) => openPreview(shop.db, { contentId: '1', query, secret, now: new Date(now) })
    expect((await open(until - 1))?.content.id).toBe(1)
    expect(await open(until)).toBeNull()
  })
})

test('an unknown block of a newer version does no harm on a page', async () => {
  const made = await write({ title: 'Yarının sayfası' })
  const newer = [{ id: 'yeni', kind: 'hologram', html: '<script>alert(1)</script>' }, ...blocks]
  await shop.db.update(contentVersions).set({ blocks: newer }).where(eq(contentVersions.contentId, made.id))
  const { status, html } = await guest.page(made.path)
  expect([status, html.includes('hologram'), html.includes('alert(1)')]).toEqual([200, false, false])
  expect(html).toContain('Söz sözcük')
})

test('staff edits the home page, and its default comes back when it is withdrawn', async () => {
  const before = (await guest.page('/')).html
  expect(before).toContain('Saatinize yeni bir hava')
  const hero = {
    ...allKinds('bahar').find(({ kind }) => kind === 'picture_text')!,
    look: 'hero',
    picture: null,
  }
  const home = await write({
    kind: 'home',
    title: 'Ana sayfa',
    content_category_id: null,
    blocks: [{ ...hero, heading: 'Bahar kampanyası' }, ...blocks],
  })
  const { html } = await guest.page('/')
  expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toBe('Bahar kampanyası')
  expect(html).toContain('Söz sözcük')
  expect((await author.api('/contents', input({ kind: 'home', content_category_id: null }))).status).toBe(409)
  await save(home, { kind: 'home', content_category_id: null, status: 'withdrawn' })
  expect((await guest.page('/')).html).toContain('Saatinize yeni bir hava')
})

test('a category shows its head on the first page of its list only', async () => {
  expect((await guest.page('/deri-kordonlar')).html).toContain('Kullandıkça güzelleşir')
  expect((await guest.page('/deri-kordonlar?sayfa=2')).html).not.toContain('Kullandıkça güzelleşir')
})
