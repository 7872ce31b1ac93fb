import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { showToast } from '~/ui/messages/toast'
import type { OrderAnswer } from '../../quick-order/quick-order'

/** Action of forms with many rows; its page also answers without scripts. */
export const quickOrderPath = '/hizli-siparis'

/**
 * A form with many rows: its state and its last answer, which is also shown as a toast and passed to `onAnswer` once.
 */
export function useOrderForm(key: string, onAnswer: (answer: OrderAnswer) => void) {
  const fetcher = useFetcher<{ order: OrderAnswer }>({ key: `order-${key}` })
  const answer = fetcher.state === 'submitting' ? undefined : fetcher.data?.order
  const tell = useEffectEvent((answer: OrderAnswer) => {
    showToast({ text: answer.message, kind: answer.kind })
    onAnswer(answer)
  })
  useEffect(() => {
    if (answer) tell(answer)
  }, [answer])
  return { Form: fetcher.Form, pending: fetcher.state !== 'idle', answer }
}
