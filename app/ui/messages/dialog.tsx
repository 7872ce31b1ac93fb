import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../button'
import { text } from '../text'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** centre: a dialog; left and right: a drawer of the screen's height; full: the whole screen. */
  side?: 'centre' | 'right' | 'left' | 'full'
  /** CSS width; a drawer has 350px. */
  width?: string
  /** Stays visible below the scrolling content. */
  footer?: ReactNode
  /** Selector of the element that gets the focus back when the one that opened the dialog is gone by then. */
  returnTo?: string
  /** Selector of the element that gets the focus first instead of the heading. */
  startsIn?: string
  children: ReactNode
}

/** A modal: the page behind is inert, focus starts on the heading, Esc and a press outside close, focus returns. */
export function Dialog({
  open,
  onClose,
  title,
  side = 'centre',
  width,
  footer,
  returnTo,
  startsIn,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (!open) return element.close()
    const page = document.documentElement
    page.toggleAttribute('data-scrollbar', window.innerWidth > page.clientWidth)
    element.showModal()
    const first = startsIn ? element.querySelector<HTMLElement>(startsIn) : null
    ;(first ?? heading.current)?.focus()
  }, [open, startsIn])

  const closed = () => {
    onClose()
    if (returnTo && document.activeElement === document.body)
      document.querySelector<HTMLElement>(returnTo)?.focus()
  }

  return (
    <dialog
      ref={dialog}
      className="overlay"
      data-side={side}
      aria-labelledby={titleId}
      style={width ? ({ '--overlay-width': width } as object) : undefined}
      onClose={closed}
      closedby="any"
    >
      <div className="overlay-head">
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <form method="dialog">
          <Button look="quiet" icon="x" iconOnly={text.close} />
        </form>
      </div>
      <hr className="stitch" />
      <div className="overlay-body">{children}</div>
      {footer && <div className="overlay-foot">{footer}</div>}
    </dialog>
  )
}

/** The 350 px drawer at the right edge; on narrow screens it is as wide as the screen. */
export function Drawer(props: Omit<DialogProps, 'side'> & { side?: 'right' | 'left' }) {
  return <Dialog side="right" {...props} />
}
