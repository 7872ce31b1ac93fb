// @module-tag once
import { describe, expect, test } from 'vitest'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import type { Transaction } from '~/db/connection.server'
import { redirectEditor, type RedirectInput } from './redirects.server'
import {
  claimLink,
  findLink,
  findRedirect,
  forgetGone,
  importRedirects,
  recordGone,
  releaseLink,
} from './settings.server'

const database = await openTestDatabase('empty')
const now = new Date('2026-11-25T09:00:00Z')
const add = (
  db: Transaction,
  from: string,
  to: string | null,
  status: RedirectInput['status'] = to ? 301 : 410,
) => redirectEditor.add(db, { from, to, status }, now, 'user 1')
const codeOf = (answer: unknown) => (answer as { errors: { code: string }[] }).errors[0]!.code

describe('an old address that the staff writes', () => {
  test('leads to its new page in any case, with and without a slash at the end', () =>
    inRolledBack(database, async (db) => {
      await claimLink(db, 'category', 1, 'deri-kordonlar')
      await add(db, 'https://eski.example/Urunler/Deri.html', '/deri-kordonlar', 308)
      for (const path of ['/urunler/deri.html', '/URUNLER/deri.html/', '/urunler/deri.html'])
        expect(await findRedirect(db, path)).toEqual({ to: '/deri-kordonlar', status: 308 })
    }))

  test('may have a query; the redirect of that query comes before that of the path', () =>
    inRolledBack(database, async (db) => {
      await add(db, '/urun.php', '/category/list')
      await add(db, '/urun.php?id=5', '/yeni-gelenler')
      expect((await findRedirect(db, '/urun.php', '?id=5'))?.to).toBe('/yeni-gelenler')
      expect((await findRedirect(db, '/urun.php', '?id=6'))?.to).toBe('/category/list')
    }))

  test('leads to the last page at once, whichever redirect is written first', () =>
    inRolledBack(database, async (db) => {
      await claimLink(db, 'category', 1, 'son')
      for (const [from, to] of [
        ['/bir', '/iki'],
        ['/iki', '/uc'],
        ['/uc', '/son'],
      ] as const)
        await importRedirects(db, [{ from, to }])
      for (const from of ['/bir', '/iki', '/uc'])
        expect((await findRedirect(db, from))?.to, from).toBe('/son')
    }))

  test('never leads back to itself', () =>
    inRolledBack(database, async (db) => {
      await importRedirects(db, [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/a' },
        { from: '/c', to: '/c' },
      ])
      for (const from of ['/a', '/b', '/c']) {
        const found = await findRedirect(db, from)
        expect(found?.to === undefined || (await findRedirect(db, found.to!)) === null, from).toBe(true)
      }
    }))

  test.each([
    ['the address of a page of the shop', '/sepetim', '/category/list', 'is_a_page'],
    ['the link of a category', '/deri', '/category/list', 'is_a_page'],
    ['no address', 'eski', '/category/list', 'no_address'],
    ['a target outside the shop', '/eski', 'https://kotu.example/', 'no_address'],
    ['a target that the shop does not have', '/eski', '/boyle-bir-sayfa-yok', 'no_page'],
    ['no target', '/eski', null, 'gone_or_moved'],
  ])('is not %s', (_, from, to, code) =>
    inRolledBack(database, async (db) => {
      await claimLink(db, 'category', 1, 'deri')
      expect(codeOf(await add(db, from, to, 301))).toBe(code)
    }),
  )
})

describe('a page that is removed', () => {
  test('is gone, and so are its older addresses', () =>
    inRolledBack(database, async (db) => {
      await claimLink(db, 'content', 4, 'eski')
      await claimLink(db, 'content', 4, 'yeni')
      await releaseLink(db, 'content', 4, ['/contents/yeni/4'])
      for (const path of ['/eski', '/yeni', '/contents/yeni/4'])
        expect(await findRedirect(db, path), path).toEqual({ to: null, status: 410 })
    }))

  test('is no longer gone once another page takes its link', () =>
    inRolledBack(database, async (db) => {
      await claimLink(db, 'content', 4, 'rehber')
      await releaseLink(db, 'content', 4)
      await claimLink(db, 'category', 9, 'rehber')
      expect(await findRedirect(db, '/rehber')).toBeNull()
      expect(await findLink(db, 'rehber')).toEqual({ kind: 'category', id: 9 })
    }))

  test('may come back; its older addresses have led to it all the time', () =>
    inRolledBack(database, async (db) => {
      await claimLink(db, 'product', 1, 'eski')
      await claimLink(db, 'product', 1, 'yeni')
      await recordGone(db, ['/yeni'])
      expect((await findRedirect(db, '/eski'))?.to).toBe('/yeni')
      await forgetGone(db, ['/yeni', '/eski'])
      expect(await findRedirect(db, '/yeni')).toBeNull()
      expect((await findRedirect(db, '/eski'))?.to).toBe('/yeni')
    }))
})
