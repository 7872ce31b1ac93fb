import { useEffect, useRef } from 'react'
import { Form, Link, useSearchParams } from 'react-router'
import { Checkbox } from '~/ui/forms/checkbox'
import { queryWith } from '../list-address'
import { type Column, columnsParam, useColumns } from './columns'
import { text } from './text'

/** Parameters of an address that the choice of columns does not take along: it replaces the columns, and no step was finished. */
const left = [columnsParam, 'oldu']

/** Closes the choice; the focus returns to its button. */
function closeBox(details: HTMLDetailsElement): void {
  details.open = false
  details.querySelector('summary')!.focus()
}

/** The choice of a list's columns, beside its filters: a form that writes into the address and keeps its other parameters. */
export function ChooseColumns({
  columns,
}: {
  columns: readonly Pick<Column<never>, 'key' | 'title' | 'shown'>[]
}) {
  const [params] = useSearchParams()
  const { shown, areChosen } = useColumns(columns)
  const box = useRef<HTMLDetailsElement>(null)
  const close = () => closeBox(box.current!)
  useEffect(() => {
    const details = box.current!
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && details.open) closeBox(details)
    }
    details.addEventListener('keydown', closeByKey)
    return () => details.removeEventListener('keydown', closeByKey)
  }, [])
  const kept = [...params].filter(([name]) => !left.includes(name))
  return (
    <details ref={box} className="office-choose-columns">
      <summary className="button" data-look="quiet" data-size="small">
        {text.columns}
      </summary>
      <Form key={params.toString()} method="get" preventScrollReset onSubmit={close}>
        {kept.map(([name, value], place) => (
          <input key={place} type="hidden" name={name} value={value} />
        ))}
        <fieldset>
          <legend>{text.choose}</legend>
          {columns.map((column) =>
            column.shown === 'always' ? (
              <input key={column.key} type="hidden" name={columnsParam} value={column.key} />
            ) : (
              <Checkbox
                key={column.key}
                name={columnsParam}
                value={column.key}
                label={column.title}
                defaultChecked={shown.includes(column)}
              />
            ),
          )}
        </fieldset>
        <div className="office-actions">
          <button className="button" data-look="secondary" data-size="small">
            {text.show}
          </button>
          {areChosen && (
            <Link
              className="button"
              data-look="quiet"
              data-size="small"
              to={queryWith(params, { [columnsParam]: null })}
              preventScrollReset
              onClick={close}
            >
              {text.usual}
            </Link>
          )}
        </div>
      </Form>
    </details>
  )
}
