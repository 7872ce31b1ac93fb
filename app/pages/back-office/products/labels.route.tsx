import { data, Form, Link, useSearchParams } from 'react-router'
import { labelSizes } from '~/features/catalogue/catalogue'
import { mostLabels, readProductRecord } from '~/features/catalogue/catalogue.server'
import { labelFormats } from '~/pdf/labels/label'
import { metaOf } from '~/pages/shared/page-meta'
import { Checkbox } from '~/ui/forms/checkbox'
import { Select } from '~/ui/forms/select'
import { Notice } from '~/ui/messages/notice'
import { readId } from '../shared/list-address'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/labels.route'
import { text } from './labels.text'

/** Chooses how many labels of each variant are printed. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = staffVisit(args)
  const id = readId(args.params.id)
  const record = id === null ? null : await readProductRecord(db, id)
  if (!record) throw data(null, 404)
  return {
    id: record.id,
    name: record.name,
    variants: record.variants.map(({ id, code, name, barcode }) => ({ id, code, name, barcode })),
    most: mostLabels,
    page: { title: text.title(record.name), noindex: true },
  }
}

export const meta = metaOf

export default function Labels({ loaderData: { id, name, variants, most } }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const fault = params.get('hata')
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.title(name)}</h1>
        <Link className="button" data-look="secondary" data-size="small" to={`/yonetim/urunler/${id}`}>
          {text.back}
        </Link>
      </header>
      {fault && <Notice kind="danger">{fault === 'cok' ? text.tooMany(most) : text.none}</Notice>}
      <Form
        method="get"
        action={`/yonetim/urunler/${id}/etiketler/dosya`}
        className="office-card"
        reloadDocument
      >
        <p className="max-w-read text-sm text-ink-2">{text.lead}</p>
        <div className="office-filters">
          <Select name="boyut" label={text.size}>
            {Object.keys(labelSizes).map((size) => (
              <option key={size} value={size}>
                {text.millimetres(size)}
              </option>
            ))}
          </Select>
          <Checkbox name="fiyat" value="1" defaultChecked label={text.withPrice} />
        </div>
        <div className="office-sheet">
          <table className="office-table" data-cards>
            <thead>
              <tr>
                <th scope="col">{text.variant}</th>
                <th scope="col">{text.barcode}</th>
                <th scope="col" data-number>
                  {text.count}
                </th>
              </tr>
            </thead>
            <tbody>
              {variants.map((one) => (
                <tr key={one.id}>
                  <td data-wide>
                    {one.name || name} <span className="block text-meta text-ink-2">{one.code}</span>
                  </td>
                  <td className="tabular-nums">{one.barcode ?? text.noBarcode}</td>
                  <td data-number data-label={text.count}>
                    <input
                      type="text"
                      className="input w-20"
                      name={`adet-${one.id}`}
                      inputMode="numeric"
                      maxLength={4}
                      defaultValue="1"
                      aria-label={text.countOf(one.code)}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className="office-actions">
          {labelFormats.map((format, place) => (
            <button
              key={format}
              className="button"
              data-look={place === 0 ? 'primary' : 'secondary'}
              data-size="small"
              name="bicim"
              value={format}
            >
              {text.download[format]}
            </button>
          ))}
        </div>
      </Form>
    </>
  )
}
