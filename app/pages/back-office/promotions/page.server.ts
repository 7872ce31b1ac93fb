import { data, redirect } from 'react-router'
import type { Db, Transaction } from '~/db/connection.server'
import { getCategoryTree } from '~/features/catalogue/catalogue.server'
import { getPriceLists } from '~/features/customers/customers.server'
import { addRow, changeRow, type Editor, removeRow } from '~/http/calls/editing.server'
import { pathsOf } from '../shared/category-paths'
import { readId } from '../shared/list-address'
import { readAction } from '../shared/staff.server'
import { previewFor, type ShownPreview } from './preview.server'
import type { Values } from './read-form.server'
import { text } from './text'
import { nextRevision } from '../shared/records/next-revision.server'

type Args = Parameters<typeof readAction>[0] & { params: { id: string } }

/** The answer of the editor: a refusal or a preview, with the entries and the revision that the next save names. */
export type PromotionAnswer = {
  refused: string | null
  preview: ShownPreview | null
  values: Record<string, string>
  revision: string
}

const fields =
  'ad tur aciklama yuzde tutar al ode hediye hediye-adet en-az bas bit liste kategori acik kupon toplam kisi-basi ilk listede surum satirlar musteri'.split(
    ' ',
  )

/** Price lists and categories that an editor offers. */
export async function readScopes(db: Db) {
  const [lists, tree] = await Promise.all([getPriceLists(db), getCategoryTree(db)])
  return {
    lists: lists.map(({ id, name }) => ({ id, name })),
    categories: tree.flatMap((node) => pathsOf(node)),
  }
}

type Kind<Row, Input> = {
  kind: 'campaign' | 'coupon'
  editor: Editor<Row, Input>
  read: (db: Db, values: Values) => Promise<Input | string> | Input | string
  /** The input as it holds now, for the preview. */
  now: (input: Input) => Input
  /** The folder of the record's page, and the list to return to after a removal. */
  base: string
  list: string
}

/** Saves, previews or removes a campaign or coupon. A refused one keeps its entries. */
export async function actOnPromotion<Row extends object, Input>(args: Args, of: Kind<Row, Input>) {
  const { visit, values, verb } = await readAction(args, { once: fields })
  const { db } = visit
  const id = readId(args.params.id)
  const row = id === null ? null : await of.editor.read(db, id)
  if (!row && args.params.id !== 'yeni') throw data(null, 404)
  const by = { visitor: visit.visitor, now: visit.clock() }
  const answer = (status: number, part: Partial<PromotionAnswer>) =>
    data(
      {
        refused: null,
        preview: null,
        values,
        revision: nextRevision(row, values, status),
        ...part,
      } satisfies PromotionAnswer,
      { status },
    )
  if (verb === 'sil') {
    if (id === null) throw data(null, 404)
    await removeRow(db, of.editor, id, by)
    return redirect(`${of.list}${of.list.includes('?') ? '&' : '?'}oldu=sil`, 303)
  }
  const input = await of.read(db, values)
  if (typeof input === 'string') return answer(422, { refused: input })
  if (verb === 'onizle') {
    const preview = await previewFor(db, values, { kind: of.kind, save: draftOf(of, row, input, by) })
    return typeof preview === 'string' ? answer(422, { refused: preview }) : answer(200, { preview })
  }
  const edited = row
    ? await changeRow(db, of.editor, { id: id!, revision: values['surum'] ?? '' }, input, by)
    : await addRow(db, of.editor, input, by)
  switch (edited.status) {
    case 'done':
      return redirect(`${of.base}/${(edited.done as unknown as { id: number }).id}?oldu=kaydet`, 303)
    case 'missing':
      throw data(null, 404)
    case 'stale':
      return answer(409, { refused: text.wrong.stale })
    case 'refused':
      return answer(409, { refused: edited.refusal.errors[0]?.message ?? text.wrong.taken })
  }
}

/** Saves the draft inside the preview's transaction, as if it held now. */
function draftOf<Row extends object, Input>(
  { editor, now }: Kind<Row, Input>,
  row: Row | null,
  input: Input,
  by: { now: Date },
) {
  return async (db: Transaction) => {
    if (!row) return editor.add(db, now(input), by.now, 'preview')
    const refusal = await editor.change(db, row, now(input), by.now, 'preview')
    return refusal ?? (row as unknown as { id: number }).id
  }
}
