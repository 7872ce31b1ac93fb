import { useEffect, useEffectEvent } from 'react'
import { showToast } from '~/ui/messages/toast'
import { useShopFetcher } from '~/ui/links/use-shop-fetcher'
import type { BasketAnswer } from '../basket'

/** Action of basket forms; its page also answers without scripts. */
export const basketAction = '/sepetim'

/** A basket form: its state and last answer. `key` separates the answers of different lines. */
export function useBasketForm(key: string) {
  const fetcher = useShopFetcher<{ answer: BasketAnswer }>(`basket-${key}`)
  // Reported before revalidation, which may unmount the answer's line.
  const answer = fetcher.state === 'submitting' ? undefined : fetcher.data?.answer
  return { Form: fetcher.Form, pending: fetcher.state !== 'idle', sent: fetcher.formData, answer }
}

/**
 * The same, with each answer shown as a toast unless it is shown beside the field; `onAnswer` is called once per
 * answer.
 */
export function useToldBasketForm(key: string, onAnswer?: (answer: BasketAnswer) => void) {
  const form = useBasketForm(key)
  const tell = useEffectEvent((answer: BasketAnswer) => {
    // Shown beside the field only: a toast would repeat it and cover the button that leads on.
    if (!answer.about) showToast({ text: answer.message, kind: answer.kind })
    onAnswer?.(answer)
  })
  useEffect(() => {
    if (form.answer) tell(form.answer)
  }, [form.answer])
  return form
}
