import { askAgainEvent } from './own'

/**
 * Answers the question about cookies without the page's scripts: the question is gone at once, and back when the answer could
 * not be saved. Navigating away leaves the request on its way.
 */
export async function answerCookies(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const question = form.closest('section')!
  question.hidden = true
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form, button))
    if (typeof value === 'string') body.append(name, value)
  const arrival = (await window.shopOwn)?.arrival
  if (arrival) body.set('arrival', arrival)
  try {
    // As from a plain form the answer is a redirect, which is not followed.
    const saving = { method: 'POST', mode: 'same-origin', redirect: 'manual', keepalive: true } as const
    const { type } = await fetch(form.action, { ...saving, body })
    if (type !== 'opaqueredirect') throw new Error('The answer was not saved')
    dispatchEvent(new Event(askAgainEvent))
  } catch {
    question.hidden = false
  }
}
