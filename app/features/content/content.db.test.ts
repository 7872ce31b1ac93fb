import { describe, expect, test } from 'vitest'
import { readClock } from '~/db/clock.server'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { saveSettings } from '~/features/settings/settings.server'
import { apiOf } from '~/http/testing/call-api'
import { contentEndpoints } from './api/endpoints.server'
import { contentPath } from './content'
import { findContents, findFaqs, getContent, getContentByLink, listContents } from './content.server'

const database = await openTestDatabase('demo')
const { db } = database
const now = await readClock(db)
const firstPage = { start: 0, length: 30 }

describe('a page of text', () => {
  test.each([
    [1, 'hakkimizda'],
    [8, 'cerez-politikasi'],
    [11, 'gizlilik'],
  ])('%i is /contents/%s, as the specification links it', async (id, link) => {
    const content = await getContent(db, id, now)
    expect(content).toMatchObject({ id, link, version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
    expect(await getContentByLink(db, link, now)).toEqual(content)
    expect(contentPath(content!)).toBe(`/contents/${link}/${id}`)
  })

  test('that is missing is null', async () => {
    expect(await getContent(db, 9999, now)).toBeNull()
    expect(await getContentByLink(db, 'yok-boyle-bir-sayfa', now)).toBeNull()
  })

  test('names the seller as the settings have it', async () => {
    const phone = '0212 111 22 33'
    const { blocks } = await inRolledBack(database, async (db) => {
      await saveSettings(db, [{ group: 'company', key: 'phone', value: phone }])
      return (await getContentByLink(db, 'kvkk-aydinlatma-metni', now))!
    })
    const words = JSON.stringify(blocks)
    expect(words).toContain(phone)
    expect(words).not.toContain('{{')
  })
})

test('all pages are listed without their texts, category by category', async () => {
  const all = await listContents(db, now)
  expect(all).toHaveLength(13)
  expect(all[0]).not.toHaveProperty('blocks')
  const categories = all.map(({ category }) => category!.title)
  expect(categories).toEqual([...Map.groupBy(categories, (title) => title).values()].flat())
  expect(new Set(categories).size).toBe(5)
})

describe('search', () => {
  test('finds pages by any word of their text, however written, titles first', async () => {
    const links = async (text: string) =>
      (await findContents(db, text, firstPage, now)).rows.map(({ link }) => link)
    expect((await links('ÇEREZ politikası'))[0]).toBe('cerez-politikasi')
    expect((await links('cerez'))[0]).toBe('cerez-politikasi')
    expect(await links('tuketici hakem')).toContain('teslimat-ve-iade')
    expect(await links('zürafa')).toEqual([])
    expect(await links('%%%')).toEqual([])
  })

  test('finds questions and reads their answers', async () => {
    const { rows, total } = await findFaqs(db, 'kargo ucreti', firstPage)
    expect(rows[0]).toMatchObject({ group: 'Kargo ve teslimat', question: 'Kargo ücreti ne kadar?' })
    expect(rows[0]!.answer[0]).toMatchObject({ kind: 'paragraph' })
    expect(total).toBe(rows.length)
  })
})

describe('the calls', () => {
  const get = apiOf(db, contentEndpoints)

  test('answer pages with their path and questions in plain words', async () => {
    const { body } = await get('/contents/find?q=gizlilik')
    expect(body.data[0]).toMatchObject({ id: 11, path: '/contents/gizlilik/11' })
    expect(body.meta).toMatchObject({ start: 0, length: 30 })
    const faqs = await get('/faqs/find?q=havale')
    expect(faqs.status).toBe(200)
    for (const { answer } of faqs.body.data as { answer: string }[])
      expect(answer).not.toMatch(/\]\(|\*\*|\{\{/)
  })

  test.each(['/contents/find', '/faqs/find'])('%s asks for three characters', async (path) => {
    for (const q of ['', '?q=', '?q=ab', '?q=%20%20a%20%20', `?q=${'a'.repeat(101)}`]) {
      expect((await get(path + q)).status).toBe(400)
    }
    expect((await get(`${path}?q=abc`)).body.data).toBeInstanceOf(Array)
  })
})
