import type { RefObject } from 'react'
import { Pill } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/forms/checkbox'
import { TextArea, TextField } from '~/ui/forms/field'
import { DragHandle, useFormOrder } from '../shared/order/form-order'
import { MoveButtons } from '../shared/order/move-buttons'
import { Thumbnail } from '../shared/picture-field'
import type { ChosenProduct, FoundProducts } from './read-showcase.server'
import { text } from './text'

type Values = Readonly<Record<string, string>>

/** The chosen products in their order, as fields of the showcase's form. `values`: the entries of a refused save. */
export function ChosenProducts({
  products,
  values,
}: {
  products: readonly ChosenProduct[]
  values: Values | undefined
}) {
  const known = new Map(products.map((one) => [String(one.id), one]))
  const { list, order, field, moveOf } = useFormOrder(
    products.map(({ id }) => String(id)),
    (key) => known.get(key)!.name,
  )
  return (
    <>
      {field}
      {products.length === 0 ? (
        <p className="text-ink-2">{text.noneChosen}</p>
      ) : (
        <>
          <p className="text-meta text-ink-2">{text.chosenHint}</p>
          <ol className="office-parts" ref={list as RefObject<HTMLOListElement>}>
            {order.map((key, at) => {
              const one = known.get(key)!
              return (
                <li key={key} className="sm:flex sm:items-center sm:justify-between">
                  <Product {...one}>{!one.isSeen && <Pill tone="wait">{text.unseen}</Pill>}</Product>
                  <div className="office-actions shrink-0 items-center">
                    <DragHandle />
                    <MoveButtons of={key} name={one.name} at={at} count={order.length} onMove={moveOf(at)} />
                    <Checkbox
                      name={`sil-${key}`}
                      value="1"
                      label={
                        <>
                          {text.removeProduct}
                          <span className="sr-only">: {one.name}</span>
                        </>
                      }
                      defaultChecked={values?.[`sil-${key}`] === '1'}
                    />
                  </div>
                </li>
              )
            })}
          </ol>
        </>
      )}
    </>
  )
}

/** The search for products and the field for their codes. Ticked products join the list with the next press of a button. */
export function ProductSearch({
  found,
  chosen,
  values,
}: {
  found: FoundProducts | null
  chosen: readonly ChosenProduct[]
  values: Values | undefined
}) {
  const known = new Set(chosen.map(({ id }) => id))
  return (
    <>
      <div className="flex flex-wrap items-end gap-2">
        <div className="grow">
          <TextField
            name="bul"
            type="search"
            label={text.search}
            hint={text.searchHint}
            maxLength={100}
            defaultValue={values?.['bul'] ?? found?.words ?? ''}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // The first button of the form saves; the search has a button of its own.
              event.preventDefault()
              const form = event.currentTarget.form
              form?.requestSubmit(form.querySelector<HTMLButtonElement>('button[value="ara"]'))
            }}
          />
        </div>
        <Button name="dugme" value="ara" icon="search">
          {text.searchButton}
        </Button>
      </div>
      {found && (
        <div className="grid gap-2" role="status">
          <p className="text-meta text-ink-2">
            {found.total === 0
              ? text.nothingFound(found.words)
              : text.found(found.products.length, found.total)}
          </p>
          <ul className="office-parts">
            {found.products.map((one) => (
              <li key={one.id}>
                {known.has(one.id) ? (
                  <Product {...one}>
                    <Pill tone="done">{text.isChosen}</Pill>
                  </Product>
                ) : (
                  <Checkbox name="ekle" value={one.id} label={<Product {...one} />} />
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      <TextArea
        name="kodlar"
        label={text.codes}
        hint={text.codesHint}
        optional
        rows={3}
        maxLength={4_000}
        defaultValue={values?.['kodlar'] ?? ''}
      />
    </>
  )
}

function Product({
  code,
  name,
  pictureHash,
  children,
}: Omit<ChosenProduct, 'id' | 'isSeen'> & { children?: React.ReactNode }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      {pictureHash && (
        <span className="w-12 shrink-0">
          <Thumbnail hash={pictureHash} />
        </span>
      )}
      <span className="min-w-0 wrap-anywhere">
        <b>{name}</b> <span className="text-ink-2">{code}</span> {children}
      </span>
    </span>
  )
}
