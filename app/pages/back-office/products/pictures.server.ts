import { data, redirect } from 'react-router'
import { productEditor, type ProductRecord, readProductRecord } from '~/features/catalogue/catalogue.server'
import { changeRow, revisionOf } from '~/http/calls/editing.server'
import type { StaffVisit } from '../shared/staff.server'
import { readId } from '../shared/list-address'
import { readAction } from '../shared/staff.server'
import { uploadPictures } from '../shared/upload-picture.server'
import type { PictureAnswer } from './picture-list'
import type { UploadAnswer } from './picture-uploads'
import { text } from './pictures.text'
import { inputOf } from './read-product-form.server'
import { nextRevision } from '../shared/records/next-revision.server'
import { oneLine } from '../shared/one-line'

type Args = Parameters<typeof readAction>[0] & { params: { id: string } }
type Picture = ProductRecord['pictures'][number]

/** Most pictures of a product. */
const mostPictures = 50

/** Uploads pictures of a product, or saves their order, texts and variants. Files that are no pictures are named; the others stay. */
export async function savePictures(args: Args) {
  const { visit, form, values, verb } = await readAction(args, {
    once: ['surum', 'tek'],
    many: ['resim'],
    matching: /^(alt|sira|sil|cesit)-\d{1,9}$/,
    files: ['resim'],
  })
  const id = readId(args.params.id)
  const record = id === null ? null : await readProductRecord(visit.db, id)
  if (!record) throw data(null, 404)
  const refuse = (refused: string, status = 422) =>
    data({ refused, values, revision: nextRevision(record, values, status) } satisfies PictureAnswer, {
      status,
    })
  const done = (failed: readonly string[] = []) => {
    const saved = String(visit.clock().getTime())
    const query = new URLSearchParams({
      oldu: verb,
      an: saved,
      ...(failed.length > 0 && { hata: failed.join('\n') }),
    })
    return redirect(`/yonetim/urunler/${record.id}/resimler?${query}`, 303)
  }
  if (verb === 'yukle') {
    // With scripts each file comes alone, and its answer stands in a list.
    const isAlone = values['tek'] === '1'
    const { files, added, failed } = await readUploads(visit, form, record)
    if (files === 0) return refuse(text.wrong.noFile)
    if (added.length === 0) return refuse(failed.join(' ') || text.wrong.known)
    if (record.pictures.length + added.length > mostPictures) return refuse(text.wrong.tooMany(mostPictures))
    // Uploads add to the pictures that are there by then, so they need no revision.
    const refused = await change(visit, record, [...record.pictures, ...added], revisionOf(record))
    if (refused !== null) return refuse(refused, 409)
    return isAlone ? data({ added: added.length } satisfies UploadAnswer) : done(failed)
  }
  const refused = await change(visit, record, arrangedIn(record, form), String(form.get('surum') ?? ''))
  return refused === null ? done() : refuse(refused, 409)
}

/** Stores the uploaded pictures that the product lacks; `failed` names the files that are none. */
async function readUploads(visit: StaffVisit, form: FormData, record: ProductRecord) {
  const { stored, failed } = await uploadPictures(visit, form, 'resim')
  const known = new Set(record.pictures.map(({ pictureId }) => pictureId))
  const added = [...new Set(stored.map(({ id }) => id))]
    .filter((id) => !known.has(id))
    .map((pictureId): Picture => ({ pictureId, alt: record.name, variantCodes: [] }))
  return { files: stored.length + failed.length, added, failed }
}

/** The pictures as the form arranges them: without the removed ones, in the order of their numbers. */
function arrangedIn(record: ProductRecord, form: FormData): Picture[] {
  const entry = (name: string, { pictureId }: Picture) => {
    const value = form.get(`${name}-${pictureId}`)
    return typeof value === 'string' ? value.trim() : null
  }
  const codes = new Set(record.variants.map(({ code }) => code))
  return record.pictures
    .filter((one) => entry('sil', one) !== '1')
    .map((one, place) => {
      const code = entry('cesit', one)
      const typed = Number(entry('sira', one) ?? place + 1)
      return {
        order: Number.isFinite(typed) ? typed : place + 1,
        picture: {
          pictureId: one.pictureId,
          alt: (oneLine(entry('alt', one) ?? '') || one.alt || record.name).slice(0, 160),
          // A picture of several variants keeps them until one is chosen.
          variantCodes: code === null || code === 'ayni' ? one.variantCodes : codes.has(code) ? [code] : [],
        },
      }
    })
    .toSorted((a, b) => a.order - b.order)
    .map(({ picture }) => picture)
}

async function change(
  { db, visitor, clock }: StaffVisit,
  record: ProductRecord,
  pictures: Picture[],
  revision: string,
): Promise<string | null> {
  const input = { ...inputOf(record), pictures }
  const edited = await changeRow(db, productEditor, { id: record.id, revision }, input, {
    visitor,
    now: clock(),
  })
  switch (edited.status) {
    case 'done':
      return null
    case 'stale':
      return text.wrong.stale
    case 'missing':
      return text.wrong.gone
    case 'refused':
      return edited.refusal.errors[0]?.message ?? text.wrong.gone
  }
}
