import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import type { BasketLine } from '~/features/basket/basket'
import { FreeShippingBar } from '~/features/basket/ui/free-shipping-bar'
import { LineAnswers } from '~/features/basket/ui/line-answers'
import { Button } from '~/ui/button'
import { Drawer } from '~/ui/messages/dialog'
import { EmptyState } from '~/ui/messages/empty-state'
import { Notice } from '~/ui/messages/notice'
import { SkeletonLines } from '~/ui/skeleton'
import type { DrawerProps } from './drawer-part'
import { copyBasket } from './basket-key'
import { formOfDrawer, MiniCartLine } from './mini-cart-line'
import { miniCartPath } from './mini-cart-path'
import { text } from './mini-cart.text'
import { MiniCartUndo } from './mini-cart-undo'
import { type MiniCartBasket, MiniCartWays } from './mini-cart-ways'

/** The basket at the right edge, 350 px wide, loaded when it opens and after every change. */
export function MiniCart({ open, onClose }: DrawerProps) {
  const { data, load, state } = useFetcher<MiniCartBasket | null>({ key: 'mini-cart' })
  useEffect(() => {
    if (open) void load(miniCartPath)
  }, [open, load])
  useEffect(() => {
    if (data) copyBasket(localStorage, data)
  }, [data])

  const [removed, setRemoved] = useState<BasketLine | null>(null)
  const filled = data && data.lines.length > 0
  return (
    <Drawer
      open={open}
      onClose={() => {
        setRemoved(null)
        onClose()
      }}
      title={text.title}
      returnTo="[data-basket]"
      footer={filled && <MiniCartWays basket={data} />}
    >
      <LineAnswers
        lines={data?.lines ?? []}
        formOf={formOfDrawer}
        onAnswer={(line, { removed }) =>
          open && removed && setRemoved({ ...line, quantity: removed.quantity })
        }
      />
      {removed && data && <MiniCartUndo key={removed.id} line={removed} onDone={() => setRemoved(null)} />}
      {filled ? (
        <>
          <FreeShippingBar basket={data} />
          <ul className="mini-cart">
            {data.lines.map((line) => (
              <MiniCartLine key={line.isPromo ? 'gift' : line.id} line={line} />
            ))}
          </ul>
        </>
      ) : data ? (
        <EmptyState
          icon="bag"
          title={text.empty}
          action={<Button onClick={onClose}>{text.keepShopping}</Button>}
        >
          {text.emptyWhy}
        </EmptyState>
      ) : data === null && state === 'idle' ? (
        <>
          <Notice kind="danger">{text.failed}</Notice>
          <EmptyState
            icon="bag"
            title={text.away}
            action={<Button onClick={() => load(miniCartPath)}>{text.tryAgain}</Button>}
          >
            {text.awayWhy}
          </EmptyState>
        </>
      ) : (
        <SkeletonLines />
      )}
    </Drawer>
  )
}
