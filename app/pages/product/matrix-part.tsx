import { lazy, type MouseEvent, Suspense } from 'react'
import type { ProductDetail } from '~/features/catalogue/catalogue'
import { productText as text } from '~/features/catalogue/ui/product.text'
import { Icon } from '~/ui/icons/icon'

const OrderMatrix = lazy(async () => ({ default: (await import('./order-matrix')).OrderMatrix }))

const matrixId = 'coklu-siparis'
/** Query parameter that opens the table of variants without scripts. */
export const severalParameter = 'coklu'

/** All variants of a product as a table with boxes; its code is loaded on demand. */
export function MatrixPart({ product }: { product: ProductDetail }) {
  return (
    <section id={matrixId} tabIndex={-1} className="scroll-mt-4 pt-12">
      <Suspense fallback={<div className="h-96" />}>
        <OrderMatrix product={product} />
      </Suspense>
    </section>
  )
}

/** Opens the table of all variants below and scrolls to it; without scripts it is a link. */
export function SeveralLink({ onOpen }: { onOpen: () => void }) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onOpen()
    requestAnimationFrame(() => document.getElementById(matrixId)?.focus())
  }
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
      {text.several}
      <a
        href={`?${severalParameter}=1#${matrixId}`}
        className="link inline-flex items-center gap-1.5 py-1"
        data-live
        onClick={open}
      >
        <Icon name="grid" />
        {text.severalOpen}
      </a>
    </p>
  )
}
