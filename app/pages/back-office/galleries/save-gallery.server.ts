import { data, redirect } from 'react-router'
import {
  galleryEditor,
  galleryInput,
  type GalleryInput,
  type GalleryRow,
} from '~/features/galleries/galleries.server'
import { addRow, changeRow, removeRow } from '~/http/calls/editing.server'
import { filesIn } from '~/pages/shared/account-form'
import { readId } from '../shared/list-address'
import { inOrder, moveKey, readKeys } from '../shared/order/move-key'
import type { RecordAnswer } from '../shared/records/record-form'
import { readAction, type StaffVisit } from '../shared/staff.server'
import { text as shared } from '../shared/text'
import { uploadPictures } from '../shared/upload-picture.server'
import { typedOr, withKeys } from './arrange'
import { text } from './text'
import { nextRevision } from '../shared/records/next-revision.server'
import { oneLine } from '../shared/one-line'

type Args = Parameters<typeof readAction>[0] & { params: { id: string } }

/** Saves a gallery with its pictures in one go, or removes it. A refused save keeps the entries. */
export async function saveGallery(args: Args) {
  const { visit, form, values, verb } = await readAction(args, {
    once: ['ad', 'ozet', 'sira', 'acik', 'surum', 'dizi', 'dugme'],
    many: ['resim'],
    matching: /^(alt|yazi|sil)-[0-9a-f]{16,64}(-\d{1,3})?$/,
    files: ['resim'],
  })
  const { db } = visit
  const id = readId(args.params.id)
  const row = id === null ? null : await galleryEditor.read(db, id)
  if (!row && args.params.id !== 'yeni') throw data(null, 404)
  const by = { visitor: visit.visitor, now: visit.clock() }
  if (verb === 'sil') {
    if (!row) throw data(null, 404)
    await removeRow(db, galleryEditor, row.id, by)
    return redirect('/yonetim/galeriler?oldu=sil', 303)
  }
  const keys = moveKey(readKeys(values['dizi']), values['dugme'])
  const hasFiles = (await filesIn(form, 'resim')).length > 0
  const entries: Record<string, string> = { ...values, dizi: keys.join(' ') }
  const refuse = (refused: string, status = 422) =>
    data(
      {
        verb,
        refused: hasFiles ? `${refused} ${text.wrong.chooseAgain}` : refused,
        values: entries,
        revision: nextRevision(row, values, status),
      } satisfies RecordAnswer,
      { status },
    )
  const typed = galleryIn(values, row, keys)
  if (typeof typed === 'string') return refuse(typed)
  const { input, failed } = await withUploads(visit, form, typed)
  const complete = galleryInput.safeParse(input)
  if (!complete.success) return refuse(sentenceFor(complete.error.issues[0]!.path))
  const edited = row
    ? await changeRow(db, galleryEditor, { id: row.id, revision: values['surum'] ?? '' }, input, by)
    : await addRow(db, galleryEditor, input, by)
  switch (edited.status) {
    case 'done': {
      const told = !row ? 'ekle' : values['dugme'] ? 'sira' : 'kaydet'
      const query = new URLSearchParams({ oldu: told, ...(failed.length > 0 && { hata: failed.join('\n') }) })
      return redirect(`/yonetim/galeriler/${edited.done.id}?${query}`, 303)
    }
    case 'missing':
      return refuse(text.wrong.gone, 404)
    case 'stale':
      return refuse(shared.recordStale, 409)
    case 'refused':
      return refuse(edited.refusal.errors[0]?.message ?? text.wrong.gone, 409)
  }
}

/** The gallery of a form with its stored pictures, or the sentence for its first wrong field. */
function galleryIn(
  values: Readonly<Record<string, string>>,
  row: GalleryRow | null,
  keys: readonly string[],
): GalleryInput | string {
  const position = values['sira'] || '0'
  if (!/^\d{1,4}$/.test(position)) return text.wrong.position
  const read = galleryInput.safeParse({
    title: values['ad'] ?? '',
    summary: values['ozet'] ?? '',
    position: Number(position),
    active: values['acik'] === '1',
    pictures: inOrder(withKeys(row?.pictures ?? []), keys, ({ key }) => key)
      .filter(({ key }) => values[`sil-${key}`] !== '1')
      .map(({ key, picture, title, alt }) => ({
        picture,
        title: typedOr(values, 'yazi', key, title),
        alt: oneLine(typedOr(values, 'alt', key, alt)),
      })),
  })
  return read.success ? read.data : sentenceFor(read.error.issues[0]!.path)
}

function sentenceFor([field, at, part]: readonly PropertyKey[]): string {
  const { wrong } = text
  switch (field) {
    case 'title':
      return wrong.title
    case 'summary':
      return wrong.summary
    case 'position':
      return wrong.position
    default:
      if (typeof at !== 'number') return wrong.tooMany
      return part === 'alt' ? wrong.alt(at + 1) : wrong.caption(at + 1)
  }
}

/** The gallery with the uploaded pictures at its end, those that it lacks. They are described by its name until staff write more. */
async function withUploads(visit: StaffVisit, form: FormData, typed: GalleryInput) {
  const { stored, failed } = await uploadPictures(visit, form, 'resim')
  const known = new Set(typed.pictures.map(({ picture }) => picture))
  const added = [...new Set(stored.map(({ hash }) => hash))]
    .filter((hash) => !known.has(hash))
    .map((picture) => ({ picture, title: '', alt: typed.title }))
  return { input: { ...typed, pictures: [...typed.pictures, ...added] }, failed }
}
