import { data, redirect } from 'react-router'
import type { ContentState } from '~/features/content/content'
import {
  contentEditor,
  type ContentInput,
  inputOf,
  readStored,
  readVersion,
} from '~/features/content/content.server'
import { addRow, changeRow, removeRow } from '~/http/calls/editing.server'
import type { Refused } from '../shared/action'
import { readId } from '../shared/list-address'
import { readMoment } from '../shared/moment-field'
import { readAction } from '../shared/staff.server'
import { addedKinds, blockFields, blocksIn, orderIn } from './read-blocks.server'
import { text } from './text'
import { nextRevision } from '../shared/records/next-revision.server'

type Args = Parameters<typeof readAction>[0] & { params: { id: string } }
export type ContentAnswer = Refused & { revision: string }

const states: Readonly<Record<string, ContentState>> = {
  taslak: 'draft',
  ekle: 'draft',
  yayinla: 'published',
  planla: 'scheduled',
  'geri-cek': 'withdrawn',
}

/** Saves a content as a new version: a draft, published, scheduled or withdrawn; or removes it. `yeni` adds a page. */
export async function saveContent(args: Args) {
  const fields = {
    ...blockFields,
    once: [
      ...blockFields.once,
      'surum',
      'baslik',
      'baglanti',
      'kategori',
      'ozet',
      'seo-baslik',
      'seo-aciklama',
      'yayin',
      'yeni-blok',
      'yeni-resim',
    ],
  }
  const { visit, form, verb, staff, ...entries } = await readAction(args, fields, 'taslak')
  const values: Record<string, string> = { ...entries.values, dizi: orderIn(entries.values) }
  const by = { visitor: visit.visitor, now: staff.now }
  const told = values['dugme'] ? 'sira' : verb
  const id = args.params.id === 'yeni' ? null : readId(args.params.id)
  const row = id === null ? null : await readVersion(visit.db, id)
  if (args.params.id !== 'yeni' && !row) throw data(null, 404)
  const refuse = (refused: string, status = 422) =>
    data({ verb, refused, values, revision: nextRevision(row, values, status) } satisfies ContentAnswer, {
      status,
    })
  if (verb === 'sil') {
    const removed = row ? await removeRow(visit.db, contentEditor, row.id, by) : null
    if (removed?.status === 'done') return redirect('/yonetim/icerik?oldu=sil', 303)
    return refuse(removed?.status === 'refused' ? text.wrong.inUse : text.wrong.gone, 409)
  }
  const title = values['baslik'] ?? ''
  if (title.length < 2 || title.length > 160) return refuse(text.wrong.title)
  const state = states[verb]!
  const publishAt = state === 'scheduled' ? readMoment(values['yayin'] ?? '') : null
  if (state === 'scheduled' && !publishAt) return refuse(text.wrong.publishAt)
  const added = verb === 'ekle' ? (addedKinds.find((kind) => kind === values['yeni-blok']) ?? 'text') : null
  const blocks = await blocksIn(visit, form, row ? readStored(row.blocks) : [], added)
  if (typeof blocks === 'string') return refuse(blocks)
  const before = row ? inputOf(row, state) : newPage(state)
  const { link: _link, version: _version, ...kept } = before
  const link = values['baglanti'] || (row?.kind === 'page' ? row.link : '')
  const input: ContentInput = {
    ...kept,
    title,
    ...(link && before.kind === 'page' ? { link } : {}),
    categoryId: readId(values['kategori']),
    summary: (values['ozet'] ?? '').slice(0, 500),
    seoTitle: (values['seo-baslik'] ?? '').slice(0, 160),
    seoDescription: (values['seo-aciklama'] ?? '').slice(0, 320),
    blocks,
    state,
    publishAt: publishAt ?? null,
  }
  const edited = row
    ? await changeRow(visit.db, contentEditor, { id: row.id, revision: values['surum'] ?? '' }, input, by)
    : await addRow(visit.db, contentEditor, input, by)
  switch (edited.status) {
    case 'done':
      return redirect(`/yonetim/icerik/${edited.done.id}?oldu=${told}`, 303)
    case 'missing':
      return refuse(text.wrong.gone, 404)
    case 'stale':
      return refuse(text.wrong.stale(row ? differing(row, input) : ''), 409)
    case 'refused':
      return refuse(edited.refusal.errors[0]?.message ?? text.wrong.link, 409)
  }
}

const newPage = (state: ContentState): ContentInput => ({
  kind: 'page',
  shopCategoryId: null,
  title: '',
  categoryId: null,
  summary: '',
  blocks: [],
  seoTitle: '',
  seoDescription: '',
  state,
  publishAt: null,
})

/** The names of the fields in which the stored version differs from the entries. */
function differing(row: Parameters<typeof inputOf>[0], input: ContentInput): string {
  const stored = inputOf(row, input.state)
  return [
    ...Object.entries(text.fields).flatMap(([field, name]) =>
      stored[field as keyof typeof text.fields] === input[field as keyof typeof text.fields] ? [] : [name],
    ),
    ...(JSON.stringify(stored.blocks) === JSON.stringify(input.blocks) ? [] : [text.blocks]),
  ].join(', ')
}
