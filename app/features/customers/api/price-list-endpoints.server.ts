import { z } from 'zod'
import { resource } from '~/http/calls/resource.server'
import type { ApiRoute, Policy } from '~/http/calls/route.server'
import { line, rowId, tlAmount } from '~/http/reading/fields'
import { toTl } from '~/kernel/money'
import { priceListEditor } from '../partners/edit-price-lists.server'
import { longestListName } from '../partners/price-list'
import { getPriceLists, type PriceList } from '../partners/price-lists.server'
import { text } from './price-list.text'

const editors: Policy = { staff: 'prices.write' }

const input = z.strictObject({
  name: line(1, longestListName),
  parent_id: rowId.nullable().default(null).describe(text.parent),
  kdv_included: z.boolean().describe(text.kdv),
  minimum_order: tlAmount.default(0).describe(text.minimum),
  free_shipping_from: tlAmount.nullable().default(null).describe(text.freeShipping),
})
const record = z.strictObject({
  id: z.int(),
  code: z.string().describe(text.code),
  name: z.string(),
  parent_id: z.int().nullable().describe(text.parent),
  kdv_included: z.boolean().describe(text.kdv),
  is_retail: z.boolean().describe(text.retail),
  minimum_order: z.number().describe(text.minimum),
  free_shipping_from: z.number().nullable().describe(text.freeShipping),
})
const inputExample = {
  name: 'Bayi',
  parent_id: 1,
  kdv_included: false,
  minimum_order: 2_500,
  free_shipping_from: null,
}
const example = { id: 2, code: 'bayi', is_retail: false, ...inputExample }

const toWire = (list: PriceList) => ({
  id: list.id,
  code: list.code,
  name: list.name,
  parent_id: list.parentId,
  kdv_included: list.kdvIncluded,
  is_retail: list.isRetail,
  minimum_order: toTl(list.minimumOrder),
  free_shipping_from: list.freeShippingFrom === null ? null : toTl(list.freeShippingFrom),
})

export const priceListEndpoints: ApiRoute[] = resource({
  path: '/price-lists',
  tag: 'Fiyat listeleri',
  readers: { index: editors, show: editors },
  writers: { create: editors, update: editors, remove: editors },
  keep: { by: 'visitor' },
  summaries: {
    index: 'Fiyat listeleri, açılış sırasıyla',
    show: 'Bir fiyat listesi',
    create: 'Fiyat listesi açar; fiyatları ürünlerle yazılır',
    update: 'Fiyat listesini değiştirir; kodu aynı kalır',
    remove: 'Hiçbir müşterinin, siparişin, fiyatın ve listenin kullanmadığı listeyi siler',
  },
  editor: priceListEditor,
  input,
  fromWire: ({ name, parent_id, kdv_included, minimum_order, free_shipping_from }) => ({
    name,
    parentId: parent_id,
    kdvIncluded: kdv_included,
    minimumOrder: minimum_order,
    freeShippingFrom: free_shipping_from,
  }),
  record,
  toWire,
  example: { id: 2, input: inputExample, record: example },
  list: {
    item: record,
    example: { data: [example], total: 3 },
    read: async ({ db }, { start, length }) => {
      const all = await getPriceLists(db)
      return { data: all.slice(start, start + length).map(toWire), total: all.length }
    },
  },
})
