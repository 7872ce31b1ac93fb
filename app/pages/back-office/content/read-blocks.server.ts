import { randomUUID } from 'node:crypto'
import { type Block, docOfTyped, markdownOf } from '~/features/content/content'
import { blocksInput } from '~/features/content/content-schema'
import { inOrder, moveKey, readKeys } from '../shared/order/move-key'
import type { StaffVisit } from '../shared/staff.server'
import { uploadPicture } from '../shared/upload-picture.server'
import { text } from './text'

/** Kinds of blocks that staff add; galleries, films and banners of other kinds come by the API and are kept. */
export const addedKinds = [
  'text',
  'picture',
  'picture_text',
  'quotation',
  'faq',
  'showcase',
  'banner',
  'columns',
] as const
export type AddedKind = (typeof addedKinds)[number]

/** The fields and files of blocks that a form may send. */
export const blockFields = {
  once: ['dizi', 'dugme'],
  matching:
    /^b-[a-z0-9-]{1,40}-(sil|baslik|metin|anlatim|alt-yazi|baglanti|yer|dugme|dugme-baglanti|kod|grup|soz|kim|gorev)(-\d{1,2})?$/,
  files: ['yeni-resim'],
  filesMatching: /^b-[a-z0-9-]{1,40}-resim$/,
}

/** The names of a block's fields. */
export const fieldName = (block: { id: string }, field: string) => `b-${block.id}-${field}`

/**
 * The blocks of the form in its order, or the sentence for the first mistake. Fields that the form does not show keep their stored
 * values, and so do texts that nobody has changed or that Markdown cannot hold.
 */
export async function blocksIn(
  visit: StaffVisit,
  form: FormData,
  stored: readonly Block[],
  added: AddedKind | null,
): Promise<Block[] | string> {
  const placed: { block: unknown; kind: Block['kind'] }[] = []
  const keys = readKeys(orderIn({ dizi: form.get('dizi'), dugme: form.get('dugme') }))
  for (const [at, block] of inOrder(stored, keys, ({ id }) => id).entries()) {
    const of = (field: string) => {
      const value = form.get(fieldName(block, field))
      return typeof value === 'string' ? value.trim().replace(/\r\n?/g, '\n') : null
    }
    if (of('sil') === '1') continue
    const picture = await uploadPicture(visit, form, fieldName(block, 'resim'))
    if (picture === 'not_a_picture')
      return text.wrong.block(text.block[block.kind], at + 1, text.wrong.notPicture)
    placed.push({ block: changedBlock(block, of, picture?.hash ?? null), kind: block.kind })
  }
  if (added) {
    const picture = await uploadPicture(visit, form, 'yeni-resim')
    if (picture === 'not_a_picture') return text.wrong.notPicture
    if (added === 'picture' && !picture) return text.wrong.picture
    placed.push({ block: newBlock(added, picture?.hash ?? null), kind: added })
  }
  const read = blocksInput.safeParse(placed.map(({ block }) => block))
  if (read.success) return read.data
  const [issue] = read.error.issues
  const place = Number(issue!.path[0] ?? 0)
  return text.wrong.block(text.block[placed[place]?.kind ?? 'text'], place + 1, issue!.message)
}

/** The ids of the blocks in the order of a form, after a press of the buttons that move them. */
export function orderIn({
  dizi,
  dugme,
}: Readonly<Record<string, FormDataEntryValue | null | undefined>>): string {
  const [keys, pressed] = [dizi, dugme].map((value) => (typeof value === 'string' ? value : undefined))
  return moveKey(readKeys(keys), pressed).join(' ')
}

type Of = (field: string) => string | null

function changedBlock(block: Block, of: Of, key: string | null): unknown {
  const body = (doc: Parameters<typeof markdownOf>[0], field: string) => {
    const [typed, stored] = [of(field), markdownOf(doc)]
    return typed === null || stored === null || typed === stored ? doc : docOfTyped(typed)
  }
  const picture = <P extends { key: string; alt: string } | null>(stored: P, name: string) => {
    const alt = of(name) ?? stored?.alt ?? ''
    if (key) return { key, alt }
    return stored && { ...stored, alt }
  }
  switch (block.kind) {
    case 'text':
      return { ...block, heading: of('baslik') ?? block.heading, text: body(block.text, 'metin') }
    case 'picture':
      return {
        ...block,
        picture: picture(block.picture, 'anlatim'),
        caption: of('alt-yazi') ?? block.caption,
        href: of('baglanti') === null ? block.href : of('baglanti') || null,
      }
    case 'picture_text': {
      const [label, href] = [of('dugme'), of('dugme-baglanti')]
      return {
        ...block,
        picture: picture(block.picture, 'anlatim'),
        side: of('yer') ?? block.side,
        heading: of('baslik') ?? block.heading,
        text: body(block.text, 'metin'),
        action: label === null ? block.action : label === '' ? null : { label, href: href ?? '' },
      }
    }
    case 'gallery':
      return {
        ...block,
        heading: of('baslik') ?? block.heading,
        pictures: block.pictures.map((one, at) => ({
          ...one,
          alt: of(`anlatim-${at}`) ?? one.alt,
          caption: of(`alt-yazi-${at}`) ?? one.caption,
        })),
      }
    case 'video':
      return { ...block, title: of('baslik') ?? block.title, caption: of('alt-yazi') ?? block.caption }
    case 'showcase':
      return {
        ...block,
        heading: of('baslik') ?? block.heading,
        code: of('kod') === null ? block.code : of('kod') || null,
      }
    case 'banner':
      return { ...block, group: of('grup') || block.group }
    case 'faq':
      return {
        ...block,
        heading: of('baslik') ?? block.heading,
        group: of('grup') === null ? block.group : of('grup') || null,
      }
    case 'quotation':
      return {
        ...block,
        text: of('soz') ?? block.text,
        author: of('kim') ?? block.author,
        role: of('gorev') ?? block.role,
      }
    case 'columns':
      return {
        ...block,
        heading: of('baslik') ?? block.heading,
        columns: block.columns.map((one, at) => ({
          ...one,
          title: of(`baslik-${at}`) ?? one.title,
          text: body(one.text, `metin-${at}`),
        })),
      }
  }
}

function newBlock(kind: AddedKind, key: string | null): unknown {
  const id = randomUUID().slice(0, 8)
  const doc = docOfTyped('…')
  switch (kind) {
    case 'text':
      return { id, kind, text: doc }
    case 'picture':
      return { id, kind, picture: { key, alt: text.alt } }
    case 'picture_text':
      return { id, kind, picture: key && { key, alt: text.alt }, heading: text.heading, text: doc }
    case 'quotation':
      return { id, kind, text: text.quote }
    case 'faq':
      return { id, kind, group: null, ids: [] }
    case 'showcase':
      return { id, kind, code: null }
    case 'banner':
      return { id, kind, group: 'ana-sayfa' }
    case 'columns':
      return { id, kind, columns: [{ text: doc }, { text: doc }] }
  }
}
