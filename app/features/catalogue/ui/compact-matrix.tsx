import type { ReactNode } from 'react'
import type { ProductDetail, ProductVariant } from '../catalogue'
import { matrixOf } from '../reading/variant-matrix'
import { Swatch } from './colour-dots'
import { compactText as text } from './compact.text'

type Props = {
  product: ProductDetail
  /** The content of a variant's cell in this column. */
  cell: (variant: ProductVariant, column: string) => ReactNode
}

/** All variants of a product: colours as rows and widths as columns, or the options that it has. */
export function CompactMatrix({ product, cell }: Props) {
  const matrix = matrixOf(product)
  if (!matrix) return null
  const { rows, columns } = matrix
  return matrix.parts.map((part) => (
    <div key={part.name} className="compact-box" data-kind="matrix">
      <table className="order-table" data-kind="matrix">
        <caption className={part.name ? 'pb-2 text-left font-semibold' : 'sr-only'}>
          {part.name || text.matrixOf(product.name)}
        </caption>
        <thead>
          <tr>
            <th scope="col">{columns ? text.across(rows.name, columns.name) : rows.name}</th>
            {columns ? (
              columns.values.map(({ code, value }) => (
                <th key={code} scope="col">
                  {value}
                </th>
              ))
            ) : (
              <th scope="col">{text.amount}</th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.values.map((row) => (
            <tr key={row.code}>
              <th scope="row" className="code">
                <span className="colour-name">
                  {rows.kind === 'swatch' && <Swatch color={row.color} className="size-5" />}
                  {row.value}
                </span>
              </th>
              {(columns?.values ?? [null]).map((column) => {
                const variant = part.cell(row, column)
                return (
                  <td key={column?.code ?? ''}>
                    {variant ? cell(variant, column?.code ?? '') : <Missing />}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ))
}

function Missing() {
  return (
    <span className="order-none">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{text.missing}</span>
    </span>
  )
}
