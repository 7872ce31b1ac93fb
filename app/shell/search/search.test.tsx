import { afterEach, describe, expect, test, vi } from 'vitest'
import { findProducts, type Found, type ProductHit } from './find-products'
import { categoriesLike, entriesFor, exactHit } from './search-entries'
import { unpack } from '../moving/packed'
import { SearchPanel } from './search-panel'
import type { Suggestions } from './search-suggestions'
import { render, shellOf } from '../testing/render'

const hit = (id: number, code: string): ProductHit => ({
  id,
  info: { title: `Kordon ${id}` },
  images: [],
  master: { link: `kordon-${id}` },
  stock: { product_code: code },
  prices: { satisFiyati: 1234.5 },
  kdv_rate: 20,
})
const menu = unpack(shellOf().menus).header

describe('an answer of the server', () => {
  afterEach(() => vi.unstubAllGlobals())
  const find = (answer: Response) => {
    vi.stubGlobal('fetch', async () => answer)
    return findProducts('deri', new AbortController().signal)
  }

  test('is a success when it carries data', async () => {
    const found = await find(Response.json({ data: [hit(1, 'K-1')], meta: { total: 9 } }))
    expect(found).toMatchObject({ hits: [{ id: 1 }], total: 9 })
  })

  test.each([
    ['nothing', Response.json({})],
    ['another field', Response.json({ result: [] })],
    ['null', Response.json(null)],
    ['a problem', Response.json({ status: 400, title: 'Hata' }, { status: 400 })],
    ['no JSON', new Response('<html>')],
  ])('that carries %s is a Service Error', async (_, answer) => {
    await expect(find(answer)).rejects.toThrow('Service Error')
  })

  test('that never comes is a Server Error!', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(findProducts('deri', new AbortController().signal)).rejects.toThrow('Server Error!')
  })
})

describe('the suggestions', () => {
  const box = {
    isOpen: true,
    highlightedIndex: -1,
    getMenuProps: () => ({}),
    getItemProps: () => ({}),
  } as unknown as Parameters<typeof SearchPanel>[0]['box']
  const panel = (
    typed: string,
    state: Suggestions['state'],
    found: Found | null = null,
    failure?: Suggestions['failure'],
    showsNet = false,
  ) => {
    const items = found ? entriesFor(typed, found, menu, []) : []
    return render(
      <SearchPanel {...{ box, items, typed, asked: { state, found, failure }, menu, showsNet }} />,
    )
  }

  test('ask for three characters', () => {
    expect(panel('de', 'idle')).toContain('En az 3 karakter yazın')
  })

  test.each(['Service Error', 'Server Error!'] as const)(
    'show %s as it is spelt, with a Turkish sentence beside it',
    (failure) => {
      expect(panel('deri', 'failed', null, failure)).toContain(
        `${failure}: Arama şu anda yapılamıyor. Lütfen tekrar deneyin.`,
      )
    },
  )

  test('say that there are no hits', () => {
    expect(panel('deri', 'idle', { hits: [], total: 0 })).not.toContain('Sonuç yok')
    expect(panel('zürafa', 'idle', { hits: [], total: 0 })).toContain('Sonuç yok')
  })

  test('show products with title, code and price', () => {
    const html = panel('kordon', 'idle', { hits: [hit(1, 'K-1')], total: 1 })
    for (const shown of ['Kordon 1', 'K-1', '1.234,50 TL']) expect(html).toContain(shown)
  })

  test('show prices without KDV to a visitor who has chosen them', () => {
    const html = panel('kordon', 'idle', { hits: [hit(1, 'K-1')], total: 1 }, undefined, true)
    expect(html).toMatch(/1\.028,75 TL<small>\+ KDV<\/small>/)
    expect(html).not.toContain('1.234,50')
  })

  test('begin with the product whose code was typed, then others, categories, all', () => {
    const found = {
      hits: [hit(1, 'A'), hit(2, 'DERI'), ...[3, 4, 5, 6].map((id) => hit(id, `B${id}`))],
      total: 40,
    }
    expect(exactHit('deri', found)?.id).toBe(2)
    expect(entriesFor('deri', found, menu, []).map(({ to }) => to)).toEqual([
      '/kordon-2',
      '/kordon-1',
      '/kordon-3',
      '/kordon-4',
      '/kordon-5',
      '/deri-kordonlar',
      '/search-results?q=deri',
    ])
    expect(categoriesLike('KORDON', menu).map(({ title }) => title)).toEqual(['Deri kordonlar'])
  })

  test.each([
    [20, '(20)'],
    [21, '(20+)'],
    [254, '(254)'],
  ])('link to all %i hits, as far as they were counted', (total, told) => {
    const hits = [1, 2, 3, 4, 5].map((id) => hit(id, `A${id}`))
    expect(panel('deri', 'idle', { hits, total })).toContain(`Tümünü gör ${told}`)
  })

  test('are the recent searches while the box is empty', () => {
    expect(entriesFor('', null, menu, ['çelik'])).toEqual([
      { kind: 'recent', to: '/search-results?q=%C3%A7elik', title: 'çelik' },
    ])
  })
})
