import { type ComponentType, lazy, useEffect, useState } from 'react'

export type DrawerProps<Data = object> = Data & { open: boolean; onClose: () => void }

/**
 * A drawer whose code is loaded shortly before it opens; when that fails, its button leads to the page at `instead`.
 */
export function drawerPart<Props>(load: () => Promise<ComponentType<Props>>, instead: string) {
  return lazy(async () => {
    const part = await load().catch(() => location.assign(instead))
    return part ? { default: part } : new Promise<never>(() => undefined)
  })
}

/**
 * True while a drawer is open: `event` opens it, a change of `page` closes it. `prepare` runs when the pointer
 * reaches one of its buttons (`selector`).
 */
export function useDrawer({
  event,
  page,
  selector,
  prepare,
}: {
  event: string
  page: string
  selector: string
  prepare: () => Promise<unknown>
}) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const [shownOn, setShownOn] = useState(page)
  if (shownOn !== page) {
    setShownOn(page)
    if (state === 'open') setState('closed')
  }
  useEffect(() => {
    const open = () => setState('open')
    const pointed = ({ target }: Event) => {
      if ((target as Element).closest?.(selector)) prepare().catch(() => undefined)
    }
    window.addEventListener(event, open)
    document.addEventListener('pointerover', pointed, { passive: true })
    return () => {
      window.removeEventListener(event, open)
      document.removeEventListener('pointerover', pointed)
    }
  }, [event, selector, prepare])
  return { used: state !== 'unused', open: state === 'open', onClose: () => setState('closed') }
}
