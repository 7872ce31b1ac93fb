import { redirect } from 'react-router'
import { labelSizes, type LabelSize } from '~/features/catalogue/catalogue'
import { makeProductLabels, mostLabels, readProductRecord } from '~/features/catalogue/catalogue.server'
import { labelFormats } from '~/pdf/labels/label'
import { privateFile } from '~/pages/shared/private-file.server'
import { readId } from '../shared/list-address'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/label-file.route'

/** Labels of a product's variants; `adet-ID` in the address is the number of a variant's labels. Without any it is one of each. */
export async function loader(args: Route.LoaderArgs) {
  const { db, visitor } = staffVisit(args)
  const params = args.url.searchParams
  const id = readId(args.params.id)
  const record = id === null ? null : await readProductRecord(db, id)
  if (!record) throw new Response(null, { status: 404 })
  const isChosen = [...params.keys()].some((name) => name.startsWith('adet-'))
  const counts = new Map(
    record.variants.map((one) => [one.id, isChosen ? countOf(params.get(`adet-${one.id}`)) : 1]),
  )
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const size = params.get('boyut') ?? ''
  const options = {
    counts,
    size: Object.hasOwn(labelSizes, size) ? (size as LabelSize) : '50x30',
    priced: params.get('fiyat') === '1',
    format: labelFormats.find((one) => one === params.get('bicim')) ?? 'pdf',
  } as const
  const file = total <= mostLabels ? await makeProductLabels(db, record, options, visitor) : null
  // Back to the form, which says why.
  if (!file) return redirect(`/yonetim/urunler/${record.id}/etiketler?hata=${total > 0 ? 'cok' : 'yok'}`, 303)
  return privateFile(file)
}

const countOf = (typed: string | null) => (typed && /^\d{1,4}$/.test(typed) ? Number(typed) : 0)
