import { useEffect, useState } from 'react'
import { searchMinimum } from '~/features/catalogue/catalogue'
import type { CodeSuggestion } from '../../quick-order/quick-order'

export type Suggest = (typed: string, signal: AbortSignal) => Promise<CodeSuggestion[]>

const pause = 150
const nothing: readonly CodeSuggestion[] = []

/** Suggestions for typed text of three or more characters; outdated answers are dropped. */
export function useSuggestions(typed: string | null, suggest: Suggest) {
  const wanted = typed?.trim() ?? ''
  const longEnough = wanted.length >= searchMinimum
  const [found, setFound] = useState<{ wanted: string; suggestions: readonly CodeSuggestion[] } | null>(null)
  useEffect(() => {
    if (!longEnough) return
    const asked = new AbortController()
    const timer = setTimeout(() => {
      suggest(wanted, asked.signal)
        // Without suggestions the box still takes a typed code.
        .catch(() => null)
        .then((suggestions) => {
          if (suggestions && !asked.signal.aborted) setFound({ wanted, suggestions })
        })
    }, pause)
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [wanted, longEnough, suggest])
  const isFresh = found?.wanted === wanted
  const state = !longEnough ? 'idle' : isFresh ? 'found' : 'loading'
  return { suggestions: longEnough && found ? found.suggestions : nothing, state } as const
}
