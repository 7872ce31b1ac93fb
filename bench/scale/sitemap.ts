import type { Table } from '../report/table'
import { amount, mark, ms, plain, type Words, words } from '../report/words'
import { type OpenShop, origin } from '../shop/open-shop'

const firstByteMs = 200
const mostMegabytes = 32
const megabyte = 1_048_576

/** Time to the first byte of the slowest file, time and memory for all of them; the files are read one after the other. */
export async function measureSitemap(shop: OpenShop, products: number): Promise<Table> {
  const index = await readFile(shop, '/sitemap.xml')
  const paths = [...index.text.matchAll(/<loc>[^<]*(\/sitemap\/[^<]*)<\/loc>/g)].map(([, path]) => path!)
  // Warms up with the first file of products; the compiler's work is none of the sitemap's.
  await readFile(
    shop,
    paths.find((path) => path.includes('products'))!,
  )
  globalThis.gc?.()
  const before = process.memoryUsage().heapUsed
  const from = performance.now()
  let [slowest, addresses, most] = [index.firstByte, 0, before]
  for (const path of paths) {
    const file = await readFile(shop, path, (heap) => (most = Math.max(most, heap)))
    slowest = Math.max(slowest, file.firstByte)
    addresses += file.addresses
  }
  const seconds = (performance.now() - from) / 1_000
  const grown = (most - before) / megabyte
  const [tr, en] = [products.toLocaleString('tr'), products.toLocaleString('en')]
  const isKept = { first: slowest <= firstByteMs, memory: grown <= mostMegabytes }
  const rows: Words[][] = [
    [
      words('En yavaş ilk bayt', 'Slowest first byte'),
      ms(slowest),
      amount(firstByteMs, 0, 'ms'),
      mark(isKept.first),
    ],
    [words('Bütün dosyalar', 'All files'), amount(seconds, 1, 's'), plain('–'), plain('')],
    [words('Dosya', 'Files'), amount(paths.length), plain('–'), plain('')],
    [words('Adres', 'Addresses'), amount(addresses), plain('–'), plain('')],
    [
      words('Bellek artışı', 'Growth of memory'),
      amount(grown, 1, 'MB'),
      amount(mostMegabytes, 0, 'MB'),
      mark(isKept.memory),
    ],
  ]
  return {
    id: `sitemap-${products}`,
    title: words(`${tr} ürünün site haritası`, `Sitemap of ${en} products`),
    note: words(
      'Dosyalar süreç içinde art arda okunur. Bellek: okurken ölçülen en büyük yığın, öncekine göre.',
      'The files are read in process, one after the other. Memory: the largest heap seen while reading, above the one before.',
    ),
    columns: [words('Ne', 'What'), words('ölçülen', 'measured'), words('sınır', 'limit'), plain('')],
    rows,
    missed: Object.values(isKept).filter((kept) => !kept).length,
  }
}

/** Reads a file as it is streamed. Only the index is kept as text. */
async function readFile(shop: OpenShop, path: string, watch: (heapUsed: number) => void = () => {}) {
  const from = performance.now()
  const response = await shop.fetch(new Request(origin + path), '127.0.0.1')
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
  const decoder = new TextDecoder()
  let [firstByte, addresses, text, rest] = [0, 0, '', '']
  for await (const bytes of response.body!) {
    firstByte ||= performance.now() - from
    const part = decoder.decode(bytes, { stream: true })
    // The end of an address may be cut between two pieces.
    addresses += (rest + part).split('</loc>').length - 1
    rest = part.slice(-5)
    if (path === '/sitemap.xml') text += part
    watch(process.memoryUsage().heapUsed)
  }
  return { firstByte, addresses, text }
}
