import { useEffect, useRef } from 'react'

/**
 * For lists whose buttons remove their own item: moves the lost focus to such a button of the next item, else of the
 * previous one, else to the heading of the page. `count` is the number of items.
 */
export function useFocusOnward(count: number): void {
  const before = useRef(count)
  const pressed = useRef<HTMLButtonElement>(null)
  const others = useRef<HTMLButtonElement[]>([])

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLButtonElement)) return
      const all = target.closest('ul, table')?.querySelectorAll('button') ?? []
      const alike = [...all].filter(({ name }) => name === target.name)
      const at = alike.indexOf(target)
      pressed.current = target
      others.current = [...alike.slice(at + 1), ...alike.slice(0, Math.max(at, 0)).toReversed()]
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])

  useEffect(() => {
    const isFewer = count < before.current
    before.current = count
    const { current: gone } = pressed
    if (!isFewer || !gone || gone.isConnected || document.activeElement !== document.body) return
    const left = others.current.filter(({ isConnected }) => isConnected)
    const next = left.find(({ value }) => value === gone.value) ?? left[0]
    ;(next ?? document.querySelector<HTMLElement>('main h1'))?.focus()
  }, [count])
}
