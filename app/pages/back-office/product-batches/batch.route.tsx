import { data, Link } from 'react-router'
import {
  getCategoryTree,
  listBrandNames,
  readProductBatch,
  stopProductBatch,
  undoProductBatch,
} from '~/features/catalogue/catalogue.server'
import { metaOf } from '~/pages/shared/page-meta'
import { Done, Told } from '../shared/action'
import { BatchCard } from '../shared/batches/batch-card'
import { stopOrUndo } from '../shared/batches/stop-or-undo.server'
import { text as shared } from '../shared/batches/text'
import { pathsOf } from '../shared/category-paths'
import { readId } from '../shared/list-address'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/batch.route'
import { changeText } from './read-change'
import { text } from './text'

/** One change of many products: its progress and its undoing. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = staffVisit(args)
  const id = readId(args.params.id)
  const batch = id === null ? null : await readProductBatch(db, id)
  if (!batch) throw data(null, 404)
  const [brands, tree] = await Promise.all([listBrandNames(db), getCategoryTree(db)])
  const categories = tree.flatMap((node) => pathsOf(node))
  return {
    batch,
    change: changeText(batch.change, brands, categories),
    page: { title: text.batch(batch.id), noindex: true },
  }
}

export const action = (args: Route.ActionArgs) =>
  stopOrUndo(args, { stop: stopProductBatch, undo: undoProductBatch })

export const meta = metaOf

export default function ProductBatch({ loaderData: { batch, change }, actionData }: Route.ComponentProps) {
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.batch(batch.id)}</h1>
        <Link className="button" data-look="secondary" data-size="small" to="/yonetim/urunler/toplu">
          {text.title}
        </Link>
      </header>
      <Done sentences={shared.done} answer={actionData} />
      <Told answer={actionData} />
      <BatchCard batch={batch} facts={[[text.change, change]]} />
    </>
  )
}
