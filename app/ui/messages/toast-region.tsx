import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Icon } from '../icons/icon'
import { text } from '../text'
import { sayEvent, type Toast, toastEvent, type ToastKind } from './toast'

/** Milliseconds until a toast leaves the screen: settings of the shop (specification §9). */
export type ToastTimes = { danger: number; other: number }

type Shown = Toast & { id: number }
const spokenFor = 7_000
const signs = { info: 'info', success: 'success', warning: 'warning', danger: 'error' } as const

/** Where toasts appear, once per page. Both live regions are empty in the server's HTML and keep their text for 7 s. */
export function ToastRegion({ times }: { times: ToastTimes }) {
  const [toasts, setToasts] = useState<Shown[]>([])
  const [spoken, setSpoken] = useState({ polite: '', assertive: '' })
  const count = useRef(0)

  useEffect(() => {
    let silence: ReturnType<typeof setTimeout>
    const take = (event: Event) => {
      const toast = (event as CustomEvent<Toast>).detail
      const id = (count.current += 1)
      // A no-break space changes the same sentence, so that it is spoken again.
      const sentence = toast.text + (id % 2 ? '' : '\u00a0')
      setSpoken((now) => ({ ...now, [toast.kind === 'danger' ? 'assertive' : 'polite']: sentence }))
      clearTimeout(silence)
      silence = setTimeout(() => setSpoken({ polite: '', assertive: '' }), spokenFor)
      if (event.type === toastEvent)
        setToasts((now) => [...now.filter(({ text }) => text !== toast.text).slice(-2), { ...toast, id }])
    }
    window.addEventListener(toastEvent, take)
    window.addEventListener(sayEvent, take)
    return () => {
      clearTimeout(silence)
      window.removeEventListener(toastEvent, take)
      window.removeEventListener(sayEvent, take)
    }
  }, [])

  return (
    <>
      <div className="sr-only" aria-live="polite">
        {spoken.polite}
      </div>
      <div className="sr-only" aria-live="assertive">
        {spoken.assertive}
      </div>
      {toasts.length > 0 && (
        <section className="toasts" aria-label={text.toasts}>
          {toasts.map((toast) => (
            <ToastBox
              key={toast.id}
              toast={toast}
              hideAfter={toast.hideAfter ?? (toast.kind === 'danger' ? times.danger : times.other)}
              onGone={() => setToasts((now) => now.filter(({ id }) => id !== toast.id))}
            />
          ))}
        </section>
      )}
    </>
  )
}

function ToastBox({ toast, hideAfter, onGone }: { toast: Shown; hideAfter: number; onGone: () => void }) {
  const [held, hold] = useState(false)
  const leave = useEffectEvent(onGone)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => leave(), hideAfter)
    return () => clearTimeout(timer)
  }, [held, hideAfter])

  const kind: ToastKind = toast.kind ?? 'info'
  return (
    <div
      className="toast"
      data-kind={kind}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <Icon name={signs[kind]} />
      <div>
        <strong>{toast.title ?? text.toastTitle}</strong>
        {toast.text}
      </div>
      <button type="button" aria-label={text.closeToast} onClick={onGone}>
        <Icon name="x" />
      </button>
    </div>
  )
}
