import { useEffect, useState } from 'react'
import { type Found, findProducts } from './find-products'

const pause = 120
const loadingAfter = 150

export type Suggestions = {
  found: Found | null
  state: 'idle' | 'waiting' | 'loading' | 'failed'
  /** How it failed, as the specification spells it. */
  failure?: string
}

/** Products for what is typed: asked after a short pause, an answer that is overtaken is dropped; '' asks nothing. */
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
  // The hits of the letters before stay until the new ones come.
  return answer.query === query ? answer : { found: answer.found, state: 'waiting' }
}
