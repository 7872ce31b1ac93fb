import { useEffect, useEffectEvent } from 'react'
import { showToast } from '~/ui/messages/toast'
import { useShopFetcher } from '~/ui/links/use-shop-fetcher'
import type { BasketAnswer } from '../basket'

/** Where basket forms post to; the page below also answers without scripts. */
export const basketAction = '/sepetim'

/** One form about the basket: its state and its last answer. `key` keeps the answers of different lines apart. */
export function useBasketForm(key: string) {
  const fetcher = useShopFetcher<{ answer: BasketAnswer }>(`basket-${key}`)
  // Told before the page is fresh: by then the line that it is about may be gone.
  const answer = fetcher.state === 'submitting' ? undefined : fetcher.data?.answer
  return { Form: fetcher.Form, pending: fetcher.state !== 'idle', sent: fetcher.formData, answer }
}

/** The same, with each answer shown as a toast, unless it stands beside what was typed; `onAnswer` is called once for each. */
export function useToldBasketForm(key: string, onAnswer?: (answer: BasketAnswer) => void) {
  const form = useBasketForm(key)
  const tell = useEffectEvent((answer: BasketAnswer) => {
    // Told once: a toast would say it again, over the button that leads on.
    if (!answer.about) showToast({ text: answer.message, kind: answer.kind })
    onAnswer?.(answer)
  })
  useEffect(() => {
    if (form.answer) tell(form.answer)
  }, [form.answer])
  return form
}
