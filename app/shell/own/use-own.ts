import { useMemo, useSyncExternalStore } from 'react'
import type { ShellData } from '../shell-data'
import { askedEvent, type Own, withOwn } from './own'

let own: Own | null = null
let isListening = false
const listeners = new Set<() => void>()

/** The visitor's own data on a stored page, once they have come; null before, while the page is hydrated, and on other pages. */
export function useOwn(): Own | null {
  return useSyncExternalStore(
    subscribe,
    () => own,
    () => null,
  )
}

/** The frame's data as this visitor sees them. */
export function useWithOwn<Shell extends ShellData | undefined>(shell: Shell): Shell {
  const mine = useOwn()
  return useMemo(() => (shell ? (withOwn(shell, mine) as Shell) : shell), [shell, mine])
}

/** The ids of the favourite products: those of a page made for this visitor, otherwise those of the personal request. */
export function useFavourites(ofPage: readonly number[]): readonly number[] {
  return useOwn()?.favourites ?? ofPage
}

/** Ends the use of what the personal request has brought, once the server has sent the visitor's data itself. */
export function forgetOwn(): void {
  own = null
  for (const tell of listeners) tell()
}

function receive(): void {
  void window.shopOwn?.then((answer) => {
    own = answer
    for (const tell of listeners) tell()
  })
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  if (!isListening) {
    isListening = true
    receive()
    window.addEventListener(askedEvent, receive)
  }
  return () => listeners.delete(tell)
}
