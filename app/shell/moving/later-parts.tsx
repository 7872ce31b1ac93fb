import { useEffect, useState } from 'react'
import { mayFetchAhead, whenIdle } from './idle'
import type { ShellData } from '../shell-data'

/** Invisible parts, loaded once the first page is idle. Prefetching is left out where it may not run. */
export function LaterParts({ page, shell }: { page: string; shell: ShellData }) {
  const [ahead, setAhead] = useState<typeof import('./ahead') | null>(null)
  const [push, setPush] = useState<typeof import('../push/keep-push') | null>(null)
  const [basket, setBasket] = useState<typeof import('../basket/keep-basket') | null>(null)
  useEffect(() => {
    const { connection } = navigator as { connection?: Parameters<typeof mayFetchAhead>[0] }
    return whenIdle(() => {
      void import('../basket/keep-basket').then(setBasket, () => undefined)
      // Development has no built files for a service worker to keep.
      if (import.meta.env.PROD) void import('../push/keep-push').then(setPush, () => undefined)
      if (mayFetchAhead(connection)) void import('./ahead').then(setAhead, () => undefined)
    })
  }, [])
  return (
    <>
      {ahead && <ahead.FetchAhead key={page} page={page} />}
      {basket && <basket.KeepBasket shell={shell} />}
      {push && <push.KeepPush path={page} shell={shell} />}
    </>
  )
}
