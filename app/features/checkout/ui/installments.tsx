import { useEffect, useRef } from 'react'
import { formatPrice } from '~/kernel/turkish'
import { Button } from '~/ui/button'
import { ChoiceGroup, RadioCard } from '~/ui/forms/choices'
import { TextField } from '~/ui/forms/field'
import type { CardAnswer } from '../steps/answer'
import type { OrderQuote } from '~/features/orders/orders'
import { text } from './text'

type Props = { quote: OrderQuote; values: Record<string, string>; card: CardAnswer | undefined }

/**
 * The choice of instalments, shown while the card is the chosen payment method; the digits of a
 * card show its own plans. Works without scripts.
 */
export function Installments({ quote, values, card }: Props) {
  // The answer renders the form again and removes the pressed button, so the answer takes the
  // focus.
  const answered = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (card) answered.current?.focus()
  }, [card])
  const allowed = card?.status === 'known' ? card.installments : null
  const offers = quote.installmentOffers.filter(
    ({ count }) => count === 1 || (allowed?.includes(count) ?? true),
  )
  if (quote.installmentOffers.length < 2) return null
  const current = values.installments ?? String(quote.installments)
  return (
    <div className="hidden gap-4 group-has-[[data-way=card]:checked]/pay:grid">
      <ChoiceGroup legend={text.installments} hint={text.installmentsHint}>
        {offers.map(({ count, fee, total, monthly }) => (
          <RadioCard
            key={count}
            name="installments"
            value={count}
            defaultChecked={String(count) === current || offers.length === 1}
            title={count === 1 ? text.atOnce : text.perMonth(count, formatPrice(monthly))}
            aside={formatPrice(total)}
            note={fee > 0 ? text.installmentFee(formatPrice(fee)) : undefined}
          />
        ))}
      </ChoiceGroup>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          name="bin"
          label={text.bin}
          hint={text.binHint}
          inputMode="numeric"
          maxLength={8}
          autoComplete="off"
          defaultValue={values.bin ?? ''}
          optional
        />
        <Button name="intent" value="taksit" formNoValidate>
          {text.binAsk}
        </Button>
      </div>
      {card && (
        <p role="status" ref={answered} tabIndex={-1}>
          {told(card)}
        </p>
      )}
    </div>
  )
}

/** Returns the sentence about a card identified by its first digits. */
export function told(card: CardAnswer): string {
  if (card.status === 'invalid') return text.binInvalid
  if (card.status === 'unknown') return text.binUnknown

  const name = [card.bank, card.family].filter(Boolean).join(' ')
  return card.installments.length > 1 ? text.binKnown(name) : text.binAtOnce(name)
}
