import { useEffect, useRef } from 'react'
import { couponRefusalText } from '~/features/promotions/promotions'
import { formatPrice } from '~/kernel/turkish'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/forms/field'
import { Icon } from '~/ui/icons/icon'
import { Notice } from '~/ui/messages/notice'
import type { BasketAnswer, PricedBasket } from '../basket'
import { text } from './promo.text'
import { basketAction, useToldBasketForm } from './use-basket-form'

type Props = {
  basket: PricedBasket
  /** The answer about the coupon to a form sent without scripts. */
  told: BasketAnswer | null
}

/** The basket's coupon with a button to remove it, or a field for a code, with the reason for a refusal. */
export function CouponBox({ basket, told }: Props) {
  const { Form, pending, answer = told } = useToldBasketForm('coupon')
  const { coupon } = basket
  const wrong = answer?.about && answer.kind !== 'success' ? answer : null
  const box = useRef<HTMLDetailsElement>(null)
  // The message describes the field, so screen readers announce it on focus.
  useEffect(() => {
    if (wrong) box.current?.querySelector<HTMLInputElement>('[name=coupon]')?.focus()
  }, [wrong])
  if (coupon)
    return (
      <Form method="post" action={basketAction} className="grid gap-2">
        <p className="flex items-center justify-between gap-3 text-sm">
          <span className="flex min-w-0 items-center gap-3">
            <Icon name="tag" />
            <span>
              <strong translate="no">{coupon.code}</strong>
              <span className="block text-ink-2">{coupon.title}</span>
            </span>
          </span>
          <Button
            look="quiet"
            size="small"
            name="intent"
            value="coupon-out"
            pending={pending}
            aria-label={text.removeCoupon(coupon.code)}
          >
            {text.remove}
          </Button>
        </p>
        {coupon.refusal ? (
          <Notice kind="warning">{couponRefusalText(coupon.refusal)}</Notice>
        ) : (
          <p className="text-sm text-ok">
            {basket.couponDiscount > 0 ? text.saved(formatPrice(basket.couponDiscount)) : text.shippingSaved}
          </p>
        )}
      </Form>
    )
  return (
    <details ref={box} className="group/coupon" open={wrong !== null || undefined}>
      <summary className="flex min-h-11 items-center justify-between text-sm font-semibold">
        <span className="flex items-center gap-2">
          <Icon name="tag" />
          {text.haveCoupon}
        </span>
        <Icon name="chevron-down" className="transition-transform group-open/coupon:rotate-180" />
      </summary>
      <Form method="post" action={basketAction} className="grid gap-3 pt-2">
        <input type="hidden" name="intent" value="coupon" />
        <TextField
          label={text.couponCode}
          name="coupon"
          defaultValue={wrong?.about?.coupon}
          error={wrong?.message}
          required
          maxLength={40}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        <Button pending={pending}>{text.applyCoupon}</Button>
      </Form>
    </details>
  )
}
