import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** A page is loaded again after so many ms while it is in sight. */
const interval = 60_000

/**
 * Loads the page again each minute, or after `every` ms, while it is in sight, and at once when it comes into sight again, for example
 * after sleep.
 */
export function useFresh(every = interval): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let last = Date.now()
    const refresh = () => {
      if (document.visibilityState !== 'visible' || Date.now() - last < every) return
      last = Date.now()
      void revalidate()
    }
    // Timers of a sleeping computer fire late; the event tells at once that somebody looks again.
    const timer = setInterval(refresh, every / 4)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [revalidate, every])
}
