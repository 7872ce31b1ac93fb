import { useEffect, useState } from 'react'
import { type Found, findProducts } from './find-products'

const pause = 120
const loadingAfter = 150

export type Suggestions = {
  found: Found | null
  state: 'idle' | 'waiting' | 'loading' | 'failed'
  /** The message of a failure, in the specification's words. */
  failure?: string
}

/** Products for a query, after a short pause; outdated answers are dropped. '' sends no request. */
export function useSuggestions(query: string): Suggestions {
  const [answer, setAnswer] = useState<{ query: string } & Suggestions>({
    query: '',
    found: null,
    state: 'idle',
  })

  useEffect(() => {
    if (query === '') return
    const asked = new AbortController()
    const slow = setTimeout(
      () => setAnswer((now) => ({ ...now, query, state: 'loading' })),
      pause + loadingAfter,
    )
    const ask = setTimeout(async () => {
      try {
        const found = await findProducts(query, asked.signal)
        setAnswer({ query, found, state: 'idle' })
      } catch (error) {
        const failure = (error as Error).message
        if (!asked.signal.aborted) setAnswer({ query, found: null, state: 'failed', failure })
      }
      clearTimeout(slow)
    }, pause)
    return () => {
      asked.abort()
      clearTimeout(ask)
      clearTimeout(slow)
    }
  }, [query])

  if (query === '') return { found: null, state: 'idle' }
  // The former hits stay until the new ones arrive.
  return answer.query === query ? answer : { found: answer.found, state: 'waiting' }
}
