import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** ms between two loads of the page, however many events arrive. */
const rest = 2_000

/**
 * Loads the page again soon after orders change, while it is in sight. After sleep or a lost connection it loads once more, since
 * events may be missing. `isOn`: false for staff who see no orders.
 */
export function useLive(isOn: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isOn) return
    let source: EventSource | null = null
    let wasOpen = false
    let waiting: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      waiting ??= setTimeout(() => {
        waiting = undefined
        void revalidate()
      }, rest)
    }
    // A hidden page keeps no connection: browsers open few of them to one shop.
    const follow = () => {
      if (document.visibilityState === 'hidden') {
        source?.close()
        source = null
      } else if (!source) {
        source = new EventSource('/yonetim/canli')
        source.addEventListener('open', () => {
          if (wasOpen) refresh()
          wasOpen = true
        })
        source.addEventListener('changed', refresh)
      }
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      clearTimeout(waiting)
      source?.close()
    }
  }, [revalidate, isOn])
}
