import { data, redirect } from 'react-router'
import type { Db } from '~/db/connection.server'
import {
  findProductIds,
  type ShowcaseChange,
  showcaseEditor,
  showcaseInput,
  type ShowcaseRecord,
} from '~/features/catalogue/catalogue.server'
import { addRow, changeRow, removeRow, revisionOf } from '~/http/calls/editing.server'
import { slug } from '~/kernel/turkish'
import { readId } from '../shared/list-address'
import { readMoment } from '../shared/moment-field'
import { moveKey, readKeys } from '../shared/order/move-key'
import type { RecordAnswer } from '../shared/records/record-form'
import { readAction } from '../shared/staff.server'
import { text as shared } from '../shared/text'
import {
  type ChosenProduct,
  findByWords,
  type FoundProducts,
  nameProducts,
  readRecord,
} from './read-showcase.server'
import { text } from './text'
import { nextRevision } from '../shared/records/next-revision.server'

type Args = Parameters<typeof readAction>[0] & { params: { id: string } }
type Values = Readonly<Record<string, string>>

/** A refused save, or a search without one: the entries with the products that the form holds. */
export type ShowcaseAnswer = RecordAnswer & { chosen: ChosenProduct[]; found: FoundProducts | null }

const { wrong } = text
const fields = 'ad alt-baslik kod tur kategori en-cok bas bit sira acik surum dizi dugme bul kodlar'.split(
  ' ',
)

/** Saves a showcase, searches products for it while the entries stay, or removes it. */
export async function saveShowcase(args: Args) {
  const { visit, form, values, verb } = await readAction(args, {
    once: fields,
    many: ['ekle'],
    matching: /^sil-\d{1,9}$/,
  })
  const { db } = visit
  const row = await readRecord(db, args.params.id)
  const by = { visitor: visit.visitor, now: visit.clock() }
  if (verb === 'sil') {
    if (!row) throw data(null, 404)
    await removeRow(db, showcaseEditor, row.id, by)
    return redirect('/yonetim/vitrinler?oldu=sil', 303)
  }
  const listed = await listedIn(db, values, form.getAll('ekle').map(String), row)
  const isSearch = values['dugme'] === 'ara'
  const answer = async (refused: string, status = 422) => {
    const [chosen, found] = await Promise.all([
      nameProducts(db, listed.ids),
      findByWords(db, values['bul'] ?? ''),
    ])
    // Added codes are in the list by now; unknown ones stay in their field.
    const entries: Record<string, string> = { ...values, kodlar: listed.unknown.join(' ') }
    const revision = nextRevision(row, values, status)
    return data({ verb, refused, values: entries, revision, chosen, found } satisfies ShowcaseAnswer, {
      status,
    })
  }
  if (listed.unknown.length > 0) return answer(wrong.codes(listed.unknown))
  if (isSearch) return values['bul'] ? answer('', 200) : answer(wrong.search)
  const input = showcaseIn(values, listed.ids, row)
  if (typeof input === 'string') return answer(input)
  const edited = row
    ? await changeRow(db, showcaseEditor, { id: row.id, revision: values['surum'] ?? '' }, input, by)
    : await addRow(db, showcaseEditor, input, by)
  switch (edited.status) {
    case 'done': {
      const told = !row ? 'ekle' : values['dugme'] ? 'sira' : 'kaydet'
      const query = new URLSearchParams({ oldu: told, ...(values['bul'] && { bul: values['bul'] }) })
      return redirect(`/yonetim/vitrinler/${edited.done.id}?${query}`, 303)
    }
    case 'missing':
      return answer(wrong.gone, 404)
    case 'stale':
      return answer(shared.recordStale, 409)
    case 'refused':
      return edited.refusal.refused === 'taken' ? answer(wrong.taken, 409) : answer(wrong.product, 409)
  }
}

/**
 * The products that a form holds, in their order: those it listed without the removed ones, those that somebody else has added
 * meanwhile, the ticked ones of a search, and those of typed codes. `unknown`: codes without a product.
 */
async function listedIn(db: Db, values: Values, ticked: readonly string[], row: ShowcaseRecord | null) {
  const shown = readKeys(values['dizi'])
  const isRemoved = (key: string) => values[`sil-${key}`] === '1'
  const since = values['surum'] === (row ? revisionOf(row) : '') ? [] : (row?.productIds.map(String) ?? [])
  const codes = [...new Set((values['kodlar'] ?? '').split(/[\s,;]+/).filter(Boolean))]
  const byCode = await findProductIds(db, codes.slice(0, 200))
  const keys = [...shown, ...since, ...ticked, ...[...byCode.values()].map(String)].filter(
    (key) => readId(key) !== null && !isRemoved(key),
  )
  const ids = moveKey([...new Set(keys)], values['dugme']).map(Number)
  return { ids, unknown: codes.filter((code) => !byCode.has(code)) }
}

/** The showcase of a form, or the sentence for its first wrong field. */
function showcaseIn(
  values: Values,
  productIds: number[],
  row: ShowcaseRecord | null,
): ShowcaseChange | string {
  const [beginsAt, endsAt] = [readMoment(values['bas'] ?? ''), readMoment(values['bit'] ?? '')]
  if (beginsAt === undefined || endsAt === undefined) return wrong.moment
  const position = values['sira'] || '0'
  if (!/^\d{1,4}$/.test(position)) return wrong.position
  const title = values['ad'] ?? ''
  const read = showcaseInput.safeParse({
    code: row?.code ?? (values['kod'] || slug(title).slice(0, 60)),
    title,
    subtitle: values['alt-baslik'] ?? '',
    position: Number(position),
    active: values['acik'] === '1',
    rule: values['tur'],
    categoryId: readId(values['kategori']),
    most: /^\d{1,3}$/.test(values['en-cok'] ?? '') ? Number(values['en-cok']) : 0,
    beginsAt,
    endsAt,
    productIds,
  })
  return read.success ? read.data : sentenceFor(read.error.issues.map(({ path }) => path[0]))
}

/** Titles are told before the codes made of them. */
function sentenceFor(wrongFields: readonly (PropertyKey | undefined)[]): string {
  const sentences: readonly (readonly [string, string])[] = [
    ['title', wrong.title],
    ['subtitle', wrong.subtitle],
    ['code', wrong.code],
    ['most', wrong.most],
    ['categoryId', wrong.category],
    ['endsAt', wrong.dates],
    ['productIds', wrong.tooMany],
  ]
  return sentences.find(([field]) => wrongFields.includes(field))?.[1] ?? wrong.gone
}
