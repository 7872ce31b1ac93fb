import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { say } from '~/ui/messages/toast'
import { text } from '../text'
import { noteFirstPage } from './first-page'

/**
 * After a navigation: announces the page and focuses its heading, or on going back the former focus. When a change of the same page has
 * taken the focused element away, as an action takes its button, the heading gets the focus: it would start at the top of the document.
 */
export function RouteFocus() {
  const { pathname, key } = useLocation()
  const going = useNavigationType()
  const previous = useRef({ pathname, key })
  const left = useRef(new Map<string, string>())

  useEffect(() => noteFirstPage(key), [key])

  useEffect(() => {
    const remember = (event: FocusEvent) => {
      const link = (event.target as Element).closest('a')?.getAttribute('href')
      if (link) left.current.set(previous.current.key, link)
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])

  useEffect(() => {
    // Addresses are case-insensitive.
    const samePage = previous.current.pathname.toLowerCase() === pathname.toLowerCase()
    const isFirst = previous.current.key === key
    previous.current = { pathname, key }
    if (samePage && (isFirst || document.activeElement !== document.body)) return
    const link = going === 'POP' ? left.current.get(key) : undefined
    const back = link && document.querySelector<HTMLElement>(`main a[href="${CSS.escape(link)}"]`)
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
    if (!samePage) say(text.pageLoaded(heading?.textContent || document.title))
    ;(back || heading)?.focus({ preventScroll: true })
  }, [pathname, key, going])

  return null
}
