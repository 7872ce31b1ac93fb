import type { FeatureValues, ProductRecord } from '~/features/catalogue/catalogue.server'
import { GridParts } from '../../shared/grid/grid-parts'
import { useGrid } from '../../shared/grid/use-grid'
import { text } from '../product.text'
import { GridKeys, nameOf, PartForm, type PartProps, typedIn } from './part-form'

/** The feature values of the whole product and of each variant; the browser offers the values of each column. */
export function FeaturesForm({
  product,
  features,
  revision,
  answer,
  mayWrite,
}: PartProps<ProductRecord> & { features: readonly FeatureValues[] }) {
  const typed = typedIn(answer, 'ozellikler')
  const grid = useGrid({ version: revision })
  const whole = { id: 0, code: '', name: text.wholeProduct, detailIds: product.detailIds }
  return (
    <PartForm
      verb="ozellikler"
      title={text.features}
      label={text.save}
      revision={revision}
      answer={answer}
      mayWrite={mayWrite}
      isFolded
    >
      <p className="text-meta text-ink-2">{text.featuresHint}</p>
      <GridKeys />
      {features.map(({ id, details }) => (
        <datalist key={id} id={`degerler-${id}`}>
          {details.map((detail) => (
            <option key={detail.id} value={detail.value}>
              {detail.value}
            </option>
          ))}
        </datalist>
      ))}
      <GridParts
        grid={grid}
        rows={[whole, ...product.variants]}
        columns={features.length * 1.25}
        headings={
          <>
            <th scope="col">{text.variants}</th>
            {features.map(({ id, name, unit }) => (
              <th key={id} scope="col">
                {name}
                {unit && <span className="font-normal"> ({unit})</span>}
              </th>
            ))}
          </>
        }
      >
        {(row) => (
          <tr key={row.id}>
            <th scope="row">
              {nameOf(row)}
              {row.code && <span className="block font-normal text-ink-2">{row.code}</span>}
            </th>
            {features.map((feature) => {
              const name = `ozellik-${row.id}-${feature.id}`
              const stored = shownValues(feature, row.detailIds)
              return (
                <td key={feature.id}>
                  <input
                    type="text"
                    className="input"
                    name={name}
                    list={`degerler-${feature.id}`}
                    maxLength={400}
                    defaultValue={typed?.[name] ?? stored}
                    data-stored={stored}
                    aria-invalid={answer?.faults?.[name] ? true : undefined}
                    title={answer?.faults?.[name]}
                    aria-label={`${nameOf(row)}, ${feature.name}`}
                  />
                </td>
              )
            })}
          </tr>
        )}
      </GridParts>
    </PartForm>
  )
}

/** The values of a feature among these details, as a cell shows them. */
const shownValues = ({ details }: FeatureValues, ids: readonly number[]): string =>
  details
    .filter(({ id }) => ids.includes(id))
    .map(({ value }) => value)
    .join('; ')
