import { useEffect, useEffectEvent } from 'react'
import { showToast } from '~/ui/toast'
import { useShopFetcher } from '~/ui/use-shop-fetcher'
import type { BasketAnswer } from '../basket'

/** Where basket forms post to; the page below also answers without scripts. */
export const basketAction = '/sepetim'

/**
 * One form about the basket: its state and its last answer, which is also shown as a toast. `key` keeps the answers of
 * different lines apart; `onAnswer` is called once for each.
 */
export function useBasketForm(key: string, onAnswer?: (answer: BasketAnswer) => void) {
  const fetcher = useShopFetcher<{ answer: BasketAnswer }>(`basket-${key}`)
  // Told before the page is fresh: by then the line that it is about may be gone.
  const answer = fetcher.state === 'submitting' ? undefined : fetcher.data?.answer
  const tell = useEffectEvent((answer: BasketAnswer) => {
    showToast({ text: answer.message, kind: answer.kind })
    onAnswer?.(answer)
  })
  useEffect(() => {
    if (answer) tell(answer)
  }, [answer])
  return { Form: fetcher.Form, pending: fetcher.state !== 'idle', answer }
}
