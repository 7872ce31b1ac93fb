import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { createPictureFetcher } from './fetch-picture.server'
import { formats } from '../formats.server'
import type { ImportFormat } from '../format'
import { fileOf } from '../testing/file'
import { runImport } from '../testing/run'

let hits = 0
const inner = createServer((_, response) => {
  hits += 1
  response.end('inner')
})
await new Promise<void>((listening) => inner.listen(0, '127.0.0.1', listening))
const { port } = inner.address() as AddressInfo
afterAll(() => inner.close())
const database = await openTestDatabase('demo')

const hosts = [
  '127.0.0.1',
  'localhost',
  '127.1',
  '2130706433',
  '0x7f.1',
  '0',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '①②⑦.⓪.⓪.①',
]
const addresses = [
  ...hosts.map((host) => `http://${host}:${port}/gizli.jpg`),
  'http://169.254.169.254/latest/meta-data/',
  'http://metadata.google.internal/computeMetadata/v1/',
  'file:///etc/passwd',
]
const listOf = (item: (address: string) => string) => addresses.map(item)

const files: [name: string, lines: string[]][] = [
  [
    'shopify',
    [
      'Handle,Title,Variant Price,Image Src',
      ...listOf((address) => `k-${addresses.indexOf(address)},Kordon,10,${address}`),
    ],
  ],
  ['woocommerce', ['Type,SKU,Name,Regular price,Images', `simple,K,Kordon,10,"${addresses.join(', ')}"`]],
  [
    'xml',
    [
      '<Products><Product><ProductCode>K</ProductCode><ProductName>Kordon</ProductName><Price>10</Price>',
      ...listOf(
        (address) =>
          `<Image${addresses.indexOf(address) + 1}>${address}</Image${addresses.indexOf(address) + 1}>`,
      ),
      '</Product></Products>',
    ],
  ],
]

test.each(files)(
  'a %s file with inner addresses gives its products, and no request goes to an address (promise P16)',
  (name, lines) =>
    inRolledBack(database, async (db) => {
      const format = formats.find((format) => format.name === name) as ImportFormat
      const { summary, reports } = await runImport(db, format, fileOf(...lines), {
        fetchPicture: createPictureFetcher(),
      })
      expect(summary).toMatchObject({ skipped: 0, complete: true })
      expect(summary.created).toBeGreaterThan(0)
      const told = reports.flatMap(({ remarks }) => remarks).filter(({ column }) => column === 'Görsel')
      expect(told.map(({ value }) => value).toSorted()).toEqual(addresses.toSorted())
      expect(hits).toBe(0)
    }),
)

test('the inner server would have answered any request', async () => {
  const before = hits
  const fetchPicture = createPictureFetcher(null, { isAllowedAddress: () => true })
  expect(await fetchPicture(addresses[0]!)).toMatchObject({ status: 'failed' })
  expect(hits).toBe(before + 1)
})
