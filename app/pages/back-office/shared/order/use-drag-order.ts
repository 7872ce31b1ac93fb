import { dragAndDrop, tearDown } from '@formkit/drag-and-drop'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

const dragging = {
  draggingClass: 'office-dragged',
  synthDraggingClass: 'office-dragged',
  // By default a press on the handle that takes the focus from a field ends the drag before it begins.
  handleNodeBlur: () => undefined,
}

/**
 * The keys of a list in the order that a staff member gives them by dragging its items with mouse or finger; new keys come last, removed
 * ones leave. `handle`: the selector of an item's handle. `onDrop`: called with the order after a drag that changed it. `follows`: a new
 * order of `stored` wins, for lists that are saved at once.
 */
export function useDragOrder<Key extends string | number>(
  stored: readonly Key[],
  {
    handle = '.office-drag',
    onDrop,
    follows = false,
  }: { handle?: string; onDrop?: (order: Key[]) => void; follows?: boolean } = {},
) {
  const list = useRef<HTMLElement>(null)
  const [chosen, setChosen] = useState<readonly Key[]>(stored)
  const keys = stored.join(' ')
  const [followed, setFollowed] = useState(keys)
  if (follows && keys !== followed) {
    setFollowed(keys)
    setChosen(stored)
  }
  const order = [
    ...chosen.filter((key) => stored.includes(key)),
    ...stored.filter((key) => !chosen.includes(key)),
  ]
  const shown = useRef(order)
  const isMoved = useRef(false)
  // The library compares its values with the items as soon as items change, which is before other effects run.
  useLayoutEffect(() => {
    shown.current = order
  })
  const dropped = useEffectEvent(() => {
    if (!isMoved.current) return
    isMoved.current = false
    onDrop?.(shown.current)
  })
  useEffect(() => {
    const element = list.current
    if (!element) return
    dragAndDrop<Key>({
      parent: element,
      getValues: () => [...shown.current],
      setValues: (values) => {
        isMoved.current = true
        shown.current = values
        setChosen(values)
      },
      config: { ...dragging, dragHandle: handle, onDragend: () => dropped() },
    })
    // The library calls items selected, which those of a list cannot be.
    const watch = new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target.parentElement === element) (target as Element).removeAttribute('aria-selected')
    })
    watch.observe(element, { subtree: true, attributeFilter: ['aria-selected'] })
    return () => {
      watch.disconnect()
      tearDown(element)
    }
  }, [handle])
  return [list, order, setChosen] as const
}
