import { data, redirect } from 'react-router'
import {
  correctStock,
  listFeatureValues,
  mostRelated,
  productEditor,
  type ProductInput,
  type ProductRecord,
  readProductRecord,
  saveRelated,
} from '~/features/catalogue/catalogue.server'
import { changeRow } from '~/http/calls/editing.server'
import type { StaffVisit } from '../shared/staff.server'
import { readId } from '../shared/list-address'
import { readAction } from '../shared/staff.server'
import { featuresIn } from './parts/read-features.server'
import { breaksIn, packagesIn } from './parts/read-offers.server'
import { text } from './product.text'
import { type Faults, factsIn, inputOf, pricesIn, stockIn, variantsIn } from './read-product-form.server'
import { nextRevision } from '../shared/records/next-revision.server'

type Args = Parameters<typeof readAction>[0] & { params: { id: string } }

/** A refused save: the sentence, the entries, and the revision that the next save names. */
export type ProductAnswer = {
  verb: string
  refused: string
  values: Record<string, string>
  revision: string
  /** The faults of fields by name. */
  faults?: Faults
}

const fields = {
  once: [
    'surum',
    'ad',
    'baglanti',
    'ozet',
    'aciklama',
    'marka',
    'kategori',
    'kdv',
    'gorunur',
    'yayinda',
    'seo-baslik',
    'seo-aciklama',
    'neden',
    'ilgili',
    'gorulen',
  ],
  many: ['kategori-ek'],
  matching: /^(cesit-(ad|barkod|kod)|sil|fiyat|paket|kademe|ozellik|stok)-(yeni|\d{1,9})(-\d{1,9})?$/,
}

const readers = {
  kaydet: factsIn,
  cesitler: variantsIn,
  fiyatlar: pricesIn,
  paketler: packagesIn,
  kademeler: breaksIn,
} as const

/** Saves a part of a product: facts, features, variants, prices or stock, each with its own permission. */
export async function saveProductPart(args: Args) {
  const { visit, form, values, verb, staff } = await readAction(args, fields)
  const id = readId(args.params.id)
  const record = id === null ? null : await readProductRecord(visit.db, id)
  if (!record) throw data(null, 404)
  const refuse = (refused: string | { faults: Faults }, status = 422) => {
    const faults = typeof refused === 'string' ? {} : refused.faults
    const told = typeof refused === 'string' ? refused : text.wrong.cells(Object.values(faults))
    const answer = {
      verb,
      refused: told,
      values: { ...values, 'kategori-ek': form.getAll('kategori-ek').join(',') },
      revision: nextRevision(record, values, status),
      faults,
    }
    return data(answer satisfies ProductAnswer, { status })
  }
  const done = (query = '') =>
    redirect(`/yonetim/urunler/${record.id}?oldu=${verb}&bolum=${verb}${query}#${verb}`, 303)

  if (verb === 'stok') {
    const read = stockIn(record, values)
    if (typeof read === 'string' || 'faults' in read) return refuse(read)
    const outcome = await correctStock(visit.db, read.counted, {
      reason: read.reason,
      actor: staff.actor,
      productId: record.id,
    })
    const codes = outcome.kept.map(
      ({ variantId }) => record.variants.find(({ id }) => id === variantId)?.code,
    )
    return done(codes.length > 0 ? `&ayrilmis=${encodeURIComponent(codes.join(', '))}` : '')
  }
  if (verb === 'ilgili') {
    const codes = linesIn(values['ilgili'])
    if (codes.length > mostRelated) return refuse(text.wrong.tooManyRelated)
    const related = { productId: record.id, codes, seen: linesIn(values['gorulen']) }
    const saved = await saveRelated(visit.db, related, staff.actor)
    if (saved === 'stale') return refuse(text.wrong.stale(text.wrong.staleFields['related']!), 409)
    return saved === 'saved' ? done() : refuse(text.wrong.related(saved.unknown.join(', ')))
  }
  const input =
    verb === 'ozellikler'
      ? featuresIn(record, values, await listFeatureValues(visit.db))
      : readers[verb as keyof typeof readers](record, values, form.getAll('kategori-ek').map(Number))
  if (typeof input === 'string' || 'faults' in input) return refuse(input)
  const refused = await change(visit, record, { revision: values['surum'] ?? '', input })
  return refused === null ? done() : refuse(refused, 409)
}

const linesIn = (typed: string | undefined) =>
  (typed ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

async function change(
  { db, visitor, clock }: StaffVisit,
  record: ProductRecord,
  { revision, input }: { revision: string; input: ProductInput },
): Promise<string | null> {
  const edited = await changeRow(db, productEditor, { id: record.id, revision }, input, {
    visitor,
    now: clock(),
  })
  switch (edited.status) {
    case 'done':
      return null
    case 'missing':
      return text.wrong.gone
    case 'stale':
      return text.wrong.stale(differing(record, input))
    case 'refused':
      return edited.refusal.errors[0]?.message ?? text.wrong.gone
  }
}

/** Names of the fields whose stored value differs from the entries. */
function differing(record: ProductRecord, input: ProductInput): string {
  const stored = inputOf(record)
  const names = Object.entries(text.wrong.staleFields).flatMap(([key, name]) => {
    const field = key as keyof ProductInput
    return JSON.stringify(stored[field]) === JSON.stringify(input[field]) ? [] : [name]
  })
  return names.join(', ') || text.wrong.staleFields['variants']!
}
