import { z } from 'zod'
import { line } from '~/http/reading/fields'
import { resource } from '~/http/calls/resource.server'
import type { Policy } from '~/http/calls/route.server'
import { listRedirects, redirectEditor, type RedirectRow } from '../redirects.server'

const editors: Policy = { staff: 'content.write' }
const status = z
  .literal([301, 302, 308, 410])
  .describe('301, 308 kalıcı, 302 geçici yönlendirme; 410: sayfa kaldırıldı.')
const input = z.strictObject({
  from_path: line(1, 500).describe(
    'Eski adres: yol, gerekirse sorgusuyla. Başka bir sitenin adresi de yazılabilir.',
  ),
  to_path: line(1, 500).nullable().default(null).describe('Mağazadaki yeni adres; 410 için null.'),
  status: status.default(301),
})
const record = z.strictObject({
  id: z.int(),
  from_path: z.string(),
  to_path: z.string().nullable(),
  status: z.int(),
})
const example = { from_path: '/urun.php?id=12', to_path: '/category/list', status: 301 as const }

const toWire = ({ id, fromPath, toPath, status }: RedirectRow): z.infer<typeof record> => ({
  id,
  from_path: fromPath,
  to_path: toPath,
  status,
})

/** Redirects of old addresses, for the staff. */
export const redirectEndpoints = resource({
  path: '/redirects',
  tag: 'Site',
  readers: { index: editors, show: editors },
  writers: { create: editors, update: editors, remove: editors },
  keep: { by: 'visitor' },
  summaries: {
    index: 'Eski adreslerin yönlendirmeleri',
    show: 'Bir yönlendirme',
    create: 'Yönlendirme ekler; zincirler kısaltılır',
    update: 'Yönlendirmeyi değiştirir',
    remove: 'Yönlendirmeyi siler',
  },
  editor: redirectEditor,
  input,
  fromWire: ({ from_path: from, to_path: to, status }) => ({ from, to, status }),
  record,
  toWire,
  example: { id: 5, input: example, record: { id: 5, ...example } },
  list: {
    item: record,
    example: { data: [{ id: 5, ...example }], total: 1 },
    read: async ({ db }, page) => {
      const { rows, total } = await listRedirects(db, page)
      return { data: rows.map(toWire), total }
    },
  },
})
