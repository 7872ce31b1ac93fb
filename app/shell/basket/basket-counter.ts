import { useSyncExternalStore } from 'react'
import type { ShellData } from '../shell-data'

type Counts = ShellData['counts']

/** The counts of the last page, and those that a later request brought for it. */
let known: { ofPage: Counts; now: Counts } | undefined
let isLoading = false
const listeners = new Set<() => void>()

/** Returns the counts to show: those of the page until `fetchBasketCounter` brings a newer number of basket lines. */
export function useCounts(ofPage: Counts): Counts {
  return useSyncExternalStore(
    subscribe,
    () => currentOf(ofPage),
    () => ofPage,
  )
}

/**
 * Asks the shop for the number of basket lines (specification, basket counter fetch). It is skipped while a request is under
 * way and while the counter is above 0. A failure is only logged; the screen stays as it is.
 */
export async function fetchBasketCounter(ofPage: Counts, ask: typeof fetch = fetch): Promise<void> {
  if (isLoading || currentOf(ofPage).basket > 0) return
  isLoading = true
  try {
    const answer = await ask('/api/shopping/get-basket-counter', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    const { data } = (await answer.json()) as { data?: { count: number } }
    if (!data) throw new Error(`The basket counter was answered with ${answer.status}`)
    known = { ofPage, now: { ...ofPage, basket: data.count } }
    for (const tell of listeners) tell()
  } catch (error) {
    console.info('The basket counter could not be read:', error)
  } finally {
    isLoading = false
  }
}

const currentOf = (ofPage: Counts) => (known?.ofPage === ofPage ? known.now : ofPage)

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
