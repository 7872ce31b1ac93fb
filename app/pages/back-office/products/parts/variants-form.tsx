import { useId, useState } from 'react'
import type { ProductRecord } from '~/features/catalogue/catalogue.server'
import { Button } from '~/ui/button'
import { GridParts } from '../../shared/grid/grid-parts'
import { useGrid } from '../../shared/grid/use-grid'
import { GridKeys, nameOf, PartForm, type PartProps, typedIn } from './part-form'
import { text } from '../product.text'

/** Most new variants of one save. */
const mostNew = 500

/** The variants: changed, removed and added in one save. */
export function VariantsForm({ product, revision, answer, mayWrite }: PartProps<ProductRecord>) {
  const typed = typedIn(answer, 'cesitler')
  const typedRows = Object.keys(typed ?? {}).filter((name) => name.startsWith('cesit-kod-yeni')).length
  const [newRows, setNewRows] = useState(Math.max(1, typedRows))
  const addRows = (count: number) => setNewRows((rows) => Math.min(rows + count, mostNew))
  const grid = useGrid({ version: revision, more: addRows })
  const [first] = product.variants
  const priceHint = useId()
  const field = (name: string, stored: string, label: string, maxLength: number, describedBy?: string) => (
    <td>
      <input
        type="text"
        className="input"
        name={name}
        defaultValue={typed?.[name] ?? stored}
        data-stored={stored}
        maxLength={maxLength}
        aria-label={label}
        aria-describedby={describedBy}
      />
    </td>
  )
  return (
    <PartForm
      verb="cesitler"
      title={text.variants}
      label={text.save}
      revision={revision}
      answer={answer}
      mayWrite={mayWrite}
    >
      <p className="text-meta text-ink-2">{text.variantHint}</p>
      <GridKeys />
      <GridParts
        grid={grid}
        rows={product.variants}
        columns={3}
        headings={
          <>
            <th scope="col">{text.variantCode}</th>
            <th scope="col">{text.variantName}</th>
            <th scope="col">{text.barcode}</th>
            <th scope="col">{text.remove}</th>
          </>
        }
        after={Array.from({ length: newRows }, (_, at) => (at === 0 ? '' : `-${at}`)).map((row) => (
          <tr key={row}>
            {field(
              `cesit-kod-yeni${row}`,
              '',
              `${text.addVariant}, ${text.variantCode}`,
              64,
              first && priceHint,
            )}
            {field(`cesit-ad-yeni${row}`, '', `${text.addVariant}, ${text.variantName}`, 160)}
            {field(`cesit-barkod-yeni${row}`, '', `${text.addVariant}, ${text.barcode}`, 32)}
            <td className="text-ink-2">{text.addVariant}</td>
          </tr>
        ))}
      >
        {(variant) => (
          <tr key={variant.id}>
            <th scope="row">{variant.code}</th>
            {field(`cesit-ad-${variant.id}`, variant.name, `${variant.code}, ${text.variantName}`, 160)}
            {field(
              `cesit-barkod-${variant.id}`,
              variant.barcode ?? '',
              `${variant.code}, ${text.barcode}`,
              32,
            )}
            <td>
              <input
                type="checkbox"
                name={`sil-${variant.id}`}
                value="1"
                defaultChecked={typed?.[`sil-${variant.id}`] === '1'}
                aria-label={`${nameOf(variant)}, ${text.remove}`}
              />
            </td>
          </tr>
        )}
      </GridParts>
      {first && (
        <p className="text-meta text-ink-2" id={priceHint}>
          {first.offers.length > 0 ? text.newVariantPrices(nameOf(first)) : text.newVariantUnpriced}
        </p>
      )}
      <span className="with-script">
        <Button type="button" size="small" icon="plus" onClick={() => addRows(1)}>
          {text.addRow}
        </Button>
      </span>
    </PartForm>
  )
}
