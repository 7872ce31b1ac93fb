import { type Kurus, toTl } from '~/kernel/money'

/** waiting: not sent yet. refused: the service does not take it. cancelled: the order ended before it was sent. */
export type PurchaseState = 'waiting' | 'sent' | 'refused' | 'cancelled'

/** An order as it is reported. Amounts in kuruş, KDV included; `price` is that of one piece after discounts. */
export type Purchase = {
  code: string
  /** False while the order waits for its payment. */
  isPlaced: boolean
  isCancelled: boolean
  grandTotal: Kurus
  shipping: Kurus
  items: { id: string; name: string; quantity: number; price: Kurus }[]
}

/** The body of Google's Measurement Protocol for one purchase: amounts in TL, no personal data, nothing for advertising. */
export function purchaseEvent({ code, grandTotal, shipping, items }: Purchase, clientId: string) {
  return {
    client_id: clientId,
    consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
    events: [
      {
        name: 'purchase',
        params: {
          transaction_id: code,
          currency: 'TRY',
          value: toTl(grandTotal),
          shipping: toTl(shipping),
          items: items.map(({ id, name, quantity, price }) => ({
            item_id: id,
            item_name: name,
            quantity,
            price: toTl(price),
          })),
        },
      },
    ],
  }
}
