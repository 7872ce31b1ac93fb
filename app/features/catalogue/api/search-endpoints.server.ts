import { z } from 'zod'
import { compatibility } from '~/http/calls/compatibility'
import { daysQuery, pageQuery } from '~/http/calls/list-query'
import { resource } from '~/http/calls/resource.server'
import { type ApiRoute, type Policy, route } from '~/http/calls/route.server'
import { line } from '~/http/reading/fields'
import { listMissed } from '../search/missed/missed-searches.server'
import { readSynonyms, synonymEditor } from '../search/synonyms/synonyms.server'
import { synonymLimits } from '../search/understanding/synonyms'

const editors: Policy = { staff: 'search.write' }
const tag = 'Arama'
const phrase = line(2, synonymLimits.characters)

const synonymInput = z.strictObject({
  phrase: phrase.describe('Müşterinin yazdığı: “nato”, “apple watch”.'),
  meanings: z
    .array(phrase)
    .min(1)
    .max(synonymLimits.meanings)
    .describe('Mağazadaki karşılıkları; birine uyan ürün bulunur. Bir karşılığın bütün sözcükleri aranır.'),
  both_ways: z.boolean().default(false).describe('Karşılıkları yazan da bu ürünleri bulur.'),
})
const synonymRecord = z.strictObject({
  id: z.int(),
  phrase: z.string(),
  meanings: z.array(z.string()),
  both_ways: z.boolean(),
})
const synonymExample = {
  phrase: 'nato',
  meanings: ['tek parça naylon'],
  both_ways: false,
}
const toWire = ({ id, phrase, meanings, bothWays }: Awaited<ReturnType<typeof readSynonyms>>[number]) => ({
  id,
  phrase,
  meanings,
  both_ways: bothWays,
})

const synonyms = resource({
  path: '/search-synonyms',
  tag,
  readers: { index: editors, show: editors },
  writers: { create: editors, update: editors, remove: editors },
  keep: { by: 'visitor' },
  summaries: {
    index: 'Aramanın eş anlamlıları, alfabetik',
    show: 'Bir eş anlamlı',
    create: 'Eş anlamlı ekler; bir saniye içinde her yerde geçerlidir',
    update: 'Eş anlamlıyı değiştirir',
    remove: 'Eş anlamlıyı siler',
  },
  editor: synonymEditor,
  input: synonymInput,
  fromWire: ({ phrase, meanings, both_ways: bothWays }) => ({
    phrase,
    meanings,
    bothWays,
  }),
  record: synonymRecord,
  toWire,
  example: {
    id: 3,
    input: synonymExample,
    record: { id: 3, ...synonymExample },
  },
  list: {
    item: synonymRecord,
    example: { data: [{ id: 3, ...synonymExample }], total: 1 },
    read: async ({ db }, { start, length }) => {
      const all = await readSynonyms(db)
      return {
        data: all.slice(start, start + length).map(toWire),
        total: all.length,
      }
    },
  },
})

const missed = route({
  method: 'get',
  path: '/missed-searches',
  tag,
  summary: 'Yazıldığı gibi sonuç bulamayan aramalar, en çok arananlar önce',
  description: 'Yalnızca günlük sayılar tutulur; arayan kişi bilinmez. Süre verilmezse son 30 gün.',
  policy: editors,
  query: z.strictObject({
    ...compatibility,
    ...pageQuery,
    ...daysQuery,
  }),
  list: true,
  answer: z.array(
    z.strictObject({
      query: z.string().describe('Aranan sözcükler, küçük harfle ve Türkçe harfler sadeleşmiş.'),
      searches: z.int(),
      helped: z.int().describe('Bunlardan, düzeltilerek ya da bir sözcük bırakılarak ürün gösterilenler.'),
      first_day: z.string(),
      last_day: z.string(),
    }),
  ),
  example: {
    query: { from: '2026-11-01', to: '2026-11-30' },
    data: [
      {
        query: 'seiko kordon',
        searches: 42,
        helped: 42,
        first_day: '2026-11-02',
        last_day: '2026-11-24',
      },
    ],
    meta: { total: 17, start: 0, length: 30 },
  },
  run: async ({ db }, { query: { from, to, start, length } }) => {
    const { searches, total } = await listMissed(db, {
      from,
      to,
      start,
      length,
    })
    const data = searches.map(({ firstDay, lastDay, ...row }) => ({
      ...row,
      first_day: firstDay,
      last_day: lastDay,
    }))
    return { data, meta: { total, start, length } }
  },
})

export const searchEndpoints: ApiRoute[] = [...synonyms, missed]
