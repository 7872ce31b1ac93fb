import type { Db } from '../../app/db/connection.server'
import { ownPath } from '../../app/shell/own/own'
import { goodsInStock } from '../../app/testing/guest'
import type { Stream } from '../../app/testing/server/open-loop'
import type { Target } from '../load/fire'
import { type Words, words } from '../report/words'
import { guest } from '../shop/visitor'

/** One kind of request in the mix. `share`: its requests of every twenty. */
export type Kind = { kind: string; name: Words; share: number; paths: string[]; body?: string }

const guests = 200
const json = { accept: 'application/json' }

/**
 * A busy hour of guests: every stored page brings its personal request; programs read the API; a tenth adds to a basket, and a tenth
 * looks at one, which is a page made for each request.
 */
export async function mixOf(db: Db): Promise<Kind[]> {
  const goods = await goodsInStock(db, 40)
  const { productId, variantId } = goods[0]!
  const pages = ['/deri-kordonlar', '/', ...goods.slice(0, 10).map(({ link }) => `/${link}`)]
  return [
    { kind: 'stored', name: words('Saklanan sayfa', 'Stored page'), share: 6, paths: pages },
    {
      kind: 'own',
      name: words('Sayfanın kişisel isteği', 'Personal request of a page'),
      share: 6,
      paths: pages.map((path) => `${ownPath}?${new URLSearchParams({ sayfa: path, geldi: '', urun: '' })}`),
    },
    {
      kind: 'api',
      name: words('API okuması', 'Read of the API'),
      share: 4,
      paths: [
        '/api/site/product-list?kategori=deri-kordonlar',
        ...goods.slice(0, 10).map((product) => `/api/products/${product.productId}`),
      ],
    },
    { kind: 'basket', name: words('Sepet sayfası', 'Basket page'), share: 2, paths: ['/sepetim'] },
    {
      kind: 'add',
      name: words('Sepete ekleme', 'Add to basket'),
      share: 2,
      paths: ['/api/add-to-basket'],
      body: JSON.stringify({ product_id: productId, product_variant_id: variantId, amount: 1 }),
    },
  ]
}

const total = (mix: readonly Kind[]) => mix.reduce((sum, { share }) => sum + share, 0)
const clients = (kind: string) =>
  Array.from({ length: guests }, () => ({ ...guest(), ...(kind === 'own' || kind === 'api' ? json : {}) }))

/** The mix as requests in turn, for as many a second as are answered. */
export function closedLoop(mix: readonly Kind[], origin: string): Target[] {
  const all = mix.map((kind) => ({ ...kind, headers: clients(kind.kind), sent: 0, due: 0 }))
  return Array.from({ length: guests * total(mix) }, (_, turn): Target => {
    // The kind that is the furthest behind its share.
    for (const one of all) one.due = ((turn + 1) * one.share) / total(mix) - one.sent
    const next = all.reduce((most, one) => (one.due > most.due ? one : most))
    const number = next.sent++
    const target = {
      path: next.paths[number % next.paths.length]!,
      headers: { accept: 'text/html', 'accept-encoding': 'gzip', ...next.headers[number % guests] },
    }
    if (!next.body) return target
    const headers = { ...target.headers, 'content-type': 'application/json', origin }
    return { ...target, method: 'POST', headers, body: next.body }
  })
}

/** The mix at a fixed pace, the kinds beginning a little apart from each other. */
export function openLoop(
  mix: readonly Kind[],
  origin: string,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Stream[] {
  return mix.map(({ kind, share, paths, body }, place) => {
    const pace = (perSecond * share) / total(mix)
    return {
      kind,
      paths,
      ...(body ? { body } : {}),
      perSecond: pace,
      from: (place / mix.length) * (1_000 / pace),
      until: seconds * 1_000,
      headers: clients(kind).map((client) => (body ? { ...client, origin } : client)),
    }
  })
}
