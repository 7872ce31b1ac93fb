import type { ProductRecord } from '~/features/catalogue/catalogue.server'
import { nameOf, PartForm, type PartProps, typedIn } from './part-form'
import { text } from './product.text'

/** The variants: changed, removed and added in one save. */
export function VariantsForm({ product, revision, answer, mayWrite }: PartProps<ProductRecord>) {
  const typed = typedIn(answer, 'cesitler')
  const field = (name: string, stored: string, label: string, maxLength: number) => (
    <td>
      <input
        type="text"
        className="input"
        name={name}
        defaultValue={typed?.[name] ?? stored}
        maxLength={maxLength}
        aria-label={label}
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
      <div className="office-grid">
        <table>
          <thead>
            <tr>
              <th scope="col">{text.variantCode}</th>
              <th scope="col">{text.variantName}</th>
              <th scope="col">{text.barcode}</th>
              <th scope="col">{text.remove}</th>
            </tr>
          </thead>
          <tbody>
            {product.variants.map((variant) => (
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
            ))}
            <tr>
              {field('cesit-kod-yeni', '', `${text.addVariant}, ${text.variantCode}`, 64)}
              {field('cesit-ad-yeni', '', `${text.addVariant}, ${text.variantName}`, 160)}
              {field('cesit-barkod-yeni', '', `${text.addVariant}, ${text.barcode}`, 32)}
              <td className="text-ink-2">{text.addVariant}</td>
            </tr>
          </tbody>
        </table>
      </div>
    </PartForm>
  )
}
