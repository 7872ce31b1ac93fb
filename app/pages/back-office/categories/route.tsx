import { Link, useSearchParams } from 'react-router'
import type { CategoryNode } from '~/features/catalogue/catalogue'
import { countProductsOf, getCategoryTree } from '~/features/catalogue/catalogue.server'
import { formatNumber } from '~/kernel/turkish'
import { metaOf } from '~/pages/shared/page-meta'
import { Notice } from '~/ui/messages/notice'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/route'
import { text } from './text'

type Row = { id: number; name: string; depth: number; products: number }

/** Kategoriler: the tree with the number of products of each. */
export async function loader(args: Route.LoaderArgs) {
  const { db, visitor } = staffVisit(args)
  const [tree, counts] = await Promise.all([getCategoryTree(db), countProductsOf(db)])
  const rowsOf = ({ id, name, children }: CategoryNode, depth: number): Row[] => [
    { id, name, depth, products: counts.get(id) ?? 0 },
    ...children.flatMap((child) => rowsOf(child, depth + 1)),
  ]
  return {
    rows: tree.flatMap((node) => rowsOf(node, 0)),
    mayWrite: visitor.permissions.includes('products.write'),
    page: { title: text.title, noindex: true },
  }
}

export const meta = metaOf

export default function Categories({ loaderData: { rows, mayWrite } }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const done = text.done[params.get('oldu') ?? '']
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.title}</h1>
        {mayWrite && (
          <Link className="button" data-look="primary" data-size="small" to="/yonetim/kategoriler/yeni">
            {text.add}
          </Link>
        )}
      </header>
      {done && <Notice kind="success">{done}</Notice>}
      {rows.length === 0 ? (
        <p className="office-card text-ink-2">{text.none}</p>
      ) : (
        <div className="office-sheet">
          <table className="office-table">
            <thead>
              <tr>
                <th scope="col">{text.name}</th>
                <th scope="col" data-number>
                  {text.products}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, name, depth, products }) => (
                <tr key={id}>
                  <td style={{ paddingInlineStart: `${depth * 1.25 + 0.75}rem` }}>
                    <Link to={`/yonetim/kategoriler/${id}`}>{name}</Link>
                  </td>
                  <td data-number>{formatNumber(products)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}
