import { useEffect, useRef, useState } from 'react'
import { readAmount } from '~/kernel/read-amount'
import { formatPrice } from '~/kernel/turkish'
import { Notice } from '~/ui/messages/notice'
import { text } from '../product.text'

const shown = 3

/**
 * Tells which typed prices are below the stored ones, with the former price that the shop will show beside each. It listens to the
 * form by itself, so that a key does not draw the table anew. `lowest`: in kuruş, by `variant-list`.
 */
export function FallingPrices({ lowest }: { lowest: Readonly<Record<string, number>> }) {
  const place = useRef<HTMLDivElement>(null)
  const [falling, setFalling] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const stop = new AbortController()
    form.addEventListener(
      'input',
      ({ target }) => {
        if (!(target instanceof HTMLInputElement) || !target.name.startsWith('fiyat-')) return
        const { name, value, dataset } = target
        const [typed, stored] = [readAmount(value), readAmount(dataset['stored'] ?? '')]
        const former = lowest[name.slice('fiyat-'.length)]
        const told =
          typed > 0 && typed < stored && former !== undefined
            ? text.falls(target.ariaLabel ?? '', formatPrice(Math.max(former, typed)))
            : undefined
        setFalling((before) => {
          if (before.get(name) === told) return before
          const after = new Map(before)
          if (told) after.set(name, told)
          else after.delete(name)
          return after
        })
      },
      { signal: stop.signal },
    )
    return () => stop.abort()
  }, [lowest])
  return (
    <div ref={place} aria-live="polite">
      {falling.size > 0 && (
        <Notice kind="warning">
          {text.falling(falling.size)}
          <ul>
            {[...falling].slice(0, shown).map(([name, told]) => (
              <li key={name}>{told}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
