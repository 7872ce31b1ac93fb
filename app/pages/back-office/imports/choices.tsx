import { Form, useNavigation } from 'react-router'
import { mappedFields, type UploadOptions } from '~/features/catalogue/catalogue'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/forms/checkbox'
import { Select } from '~/ui/forms/select'
import { Icon } from '~/ui/icons/icon'
import type { Refused } from '../shared/action'
import { text } from './text'

/** The meaning of each column beside its first rows, the options, and the two ways to go on. */
export function Choices({
  headings,
  sample,
  options,
  lists,
  next,
  answer,
}: {
  headings: readonly string[]
  sample: readonly (readonly string[])[]
  options: UploadOptions
  lists: readonly { code: string; name: string }[]
  /** The step that is offered first. */
  next: 'try' | 'run' | 'again'
  answer: Refused | undefined
}) {
  const sent = useNavigation().formData?.get('islem')
  const of = (name: string, stored: string) => answer?.values[name] ?? stored
  return (
    <Form method="post" className="grid gap-4">
      {headings.length > 0 && (
        <section className="office-card">
          <h2>{text.columns}</h2>
          <p className="max-w-read text-sm text-ink-2">{text.columnsLead}</p>
          <div className="office-sheet">
            <table className="office-table" data-cards>
              <thead>
                <tr>
                  <th scope="col">{text.heading}</th>
                  <th scope="col">{text.meaning}</th>
                  <th scope="col">{text.sample}</th>
                </tr>
              </thead>
              <tbody>
                {headings.map((heading, at) => (
                  <tr key={heading}>
                    <td className="font-semibold">{heading}</td>
                    <td>
                      <span className="select">
                        <select
                          className="input"
                          name={`alan-${at}`}
                          aria-label={text.meaningOf(heading)}
                          defaultValue={of(`alan-${at}`, options.mapping[heading] ?? '')}
                        >
                          <option value="">{text.unused}</option>
                          {mappedFields.map((field) => (
                            <option key={field} value={field}>
                              {text.field[field]}
                            </option>
                          ))}
                        </select>
                        <Icon name="chevron-down" />
                      </span>
                    </td>
                    <td data-wide className="text-ink-2 wrap-anywhere">
                      {sample
                        .map((row) => row[at])
                        .filter(Boolean)
                        .join(' · ')}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      )}
      <section className="office-card">
        <h2>{text.options}</h2>
        <div className="grid max-w-read gap-3">
          <Select name="liste" label={text.list} defaultValue={of('liste', options.priceList ?? '')}>
            {lists.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
          <Select name="kdv" label={text.kdvRate} defaultValue={of('kdv', String(options.kdvRate))}>
            {[20, 10, 1, 0].map((rate) => (
              <option key={rate} value={rate}>
                %{rate}
              </option>
            ))}
          </Select>
          <Select name="ondalik" label={text.decimal} defaultValue={of('ondalik', options.decimal ?? '')}>
            {Object.entries(text.decimals).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
          <Checkbox
            name="kategoriler"
            value="1"
            defaultChecked={answer ? answer.values['kategoriler'] === '1' : options.createCategories}
            label={text.createCategories}
          />
        </div>
        <div className="office-actions">
          <Button
            name="islem"
            value="dene"
            look={next === 'try' ? 'primary' : 'secondary'}
            size="small"
            pending={sent === 'dene'}
          >
            {text.tryIt}
          </Button>
          <Button
            name="islem"
            value="aktar"
            look={next === 'run' ? 'primary' : 'secondary'}
            size="small"
            pending={sent === 'aktar'}
          >
            {next === 'again' ? text.runAgain : text.run}
          </Button>
        </div>
        <p className="text-meta text-ink-2">{text.tryHint}</p>
      </section>
    </Form>
  )
}
