import { useEffect, useState } from 'react'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/messages/notice'
import { QuantityStepper } from '~/ui/forms/quantity-stepper'
import { offeredQuantities } from '../adding/quantity'
import { text } from './add.text'
import { basketAction, useToldBasketForm } from './use-basket-form'

type Props = {
  productId: number
  variantId: number
  /** Product name for the controls' accessible names. */
  name: string
  packageSize: number
  /** Called after an add, to open the mini cart. */
  onAdded?: () => void
}

/** Amount and button of a product page. The button shows the success itself, for longer than a toast. */
export function AddToBasket({ productId, variantId, name, packageSize, onAdded }: Props) {
  const { Form, pending, answer } = useToldBasketForm(`add-${variantId}`, (given) => {
    if (given.kind === 'success') onAdded?.()
  })
  const done = useBriefly(answer?.kind === 'success' ? answer : null)
  return (
    <Form method="post" action={basketAction} className="grid gap-3">
      <LineFields {...{ productId, variantId, packageSize }} />
      <div className="flex flex-wrap items-start gap-3">
        <QuantityStepper
          label={name}
          value={1}
          packageSize={packageSize}
          mode="choose"
          offered={packageSize > 1 ? offeredQuantities : undefined}
          key={variantId}
        />
        <div className="grid min-w-36 flex-1">
          <Button
            look="primary"
            size="large"
            name="intent"
            value="add"
            icon={done ? 'check' : 'bag'}
            pending={pending}
            data-buy
          >
            {done ? text.added : text.add}
          </Button>
        </div>
      </div>
      {answer && answer.kind !== 'success' && <Notice kind={answer.kind}>{answer.message}</Notice>}
    </Form>
  )
}

/** The small button of a card, for products with one variant. */
export function QuickAdd({ productId, variantId, name, packageSize, onAdded }: Props) {
  const { Form, pending, answer } = useToldBasketForm(`add-${variantId}`, (given) => {
    if (given.kind === 'success') onAdded?.()
  })
  const done = useBriefly(answer?.kind === 'success' ? answer : null)
  return (
    <Form method="post" action={basketAction}>
      <LineFields {...{ productId, variantId, packageSize }} />
      <input type="hidden" name="packages" value="1" />
      <Button
        icon={done ? 'check' : 'plus'}
        iconOnly={done ? text.added : text.addTo(name)}
        name="intent"
        value="add"
        pending={pending}
      />
    </Form>
  )
}

/** Hidden fields that identify a line; the package size is the unit of the amount. */
export function LineFields({
  productId,
  variantId,
  packageSize,
}: {
  productId: number
  variantId: number
  packageSize: number
}) {
  return (
    <>
      <input type="hidden" name="product_id" value={productId} />
      <input type="hidden" name="variant_id" value={variantId} />
      <input type="hidden" name="package_size" value={packageSize} />
    </>
  )
}

const briefly = 2_500

// True for a moment after each new value.
function useBriefly(value: object | null): boolean {
  const [over, setOver] = useState<object | null>(null)
  useEffect(() => {
    if (!value) return
    const timer = setTimeout(() => setOver(value), briefly)
    return () => clearTimeout(timer)
  }, [value])
  return value !== null && over !== value
}
