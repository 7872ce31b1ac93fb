import { useEffect, useState } from 'react'
import type { ShellData } from '../shell-data'
import { countVisit, isDue, isQuiet, mayAsk, sells } from './push-keys'
import { PushPrompt } from './push-prompt'
import { canPush, confirmPush } from './subscribe-push'

const thanks = /^\/siparis\/[^/]+\/tesekkurler/

/** Installs the service worker, confirms the registration, and asks when it is time. Loaded once the page is idle. */
export function KeepPush({ path, shell }: { path: string; shell: ShellData }) {
  /** The page on which the prompt is shown; null: none. */
  const [asksOn, setAsksOn] = useState<string | null>(null)
  const { push, visitor, cookieChoice } = shell
  const isGuest = visitor.kind === 'guest'
  const quiet = isQuiet(path)
  const hasOrdered = thanks.test(path)
  useEffect(() => {
    if (quiet || !('serviceWorker' in navigator)) return
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
  }, [quiet])
  useEffect(() => {
    if (push && isDue(localStorage, isGuest, Date.now()))
      void confirmPush(push.publicKey).catch(() => undefined)
  }, [push, isGuest])
  useEffect(() => {
    const visits = countVisit(localStorage, sessionStorage)
    if (!push || !cookieChoice || quiet || !canPush()) return
    const { retryDays } = push
    // Not in the first moment of a page, in which the visitor reads and chooses.
    const timer = setTimeout(() => {
      const now = Date.now()
      const { permission } = Notification
      const may = mayAsk({ keys: localStorage, permission, visits, hasOrdered, retryDays, now })
      if (may && !sells()) setAsksOn(path)
    }, 2_000)
    return () => clearTimeout(timer)
  }, [push, cookieChoice, quiet, hasOrdered, path])
  if (!push || asksOn !== path || quiet) return null
  return <PushPrompt push={push} isGuest={isGuest} onClose={() => setAsksOn(null)} />
}
