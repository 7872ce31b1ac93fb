import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../icons/icon'
import { digitsOnly, parseQuantity, quantityDigits } from './quantity'
import { FieldError } from './field'
import { text } from '../text'
import { showToast } from '../messages/toast'

type StepperProps = {
  /** Name of the product: every button says whose amount it changes. */
  label: string
  /** In packages; pieces when a package holds one. */
  value: number
  packageSize?: number
  /**
   * line: an amount in the basket. Its buttons submit the form around it with `intent` set, increase or decrease;
   * the server handles decreasing 1, which removes the line. choose: an amount before adding, nothing is submitted.
   */
  mode: 'line' | 'choose'
  size?: 'small'
  /** Amounts that the box offers as a list, in packages. */
  offered?: readonly number[]
  /** While the server answers; afterwards the box shows `value` again. */
  pending?: boolean
}

const pause = 300
const count = new Intl.NumberFormat('tr-TR')

/** Amount in packages with the pieces they make. A plain form without scripts; with scripts it joins presses within 300 ms. */
export function QuantityStepper({
  label,
  value,
  packageSize = 1,
  mode,
  size,
  offered,
  pending = false,
}: StepperProps) {
  const listId = useId()
  const [draft, setDraft] = useState(String(value))
  const [wrong, setWrong] = useState(false)
  const [unsent, setUnsent] = useState(false)
  const send = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef<number>(undefined)
  const inLine = mode === 'line'

  // The server decides: its answer, or a change elsewhere, replaces the shown amount, except newer presses.
  const [known, setKnown] = useState({ value, pending })
  if (known.value !== value || known.pending !== pending) {
    setKnown({ value, pending })
    if (!pending && !unsent) setDraft(String(value))
  }
  // Every button of the form sends the amount along, so a waiting submission is dropped.
  useEffect(() => {
    const form = send.current?.form
    const noteSent = () => {
      clearTimeout(timer.current)
      setUnsent(false)
      sent.current = Number(new FormData(form!).get('packages'))
    }
    form?.addEventListener('submit', noteSent)
    return () => {
      clearTimeout(timer.current)
      form?.removeEventListener('submit', noteSent)
    }
  }, [])

  const change = (amount: number, atOnce = false) => {
    setWrong(false)
    setDraft(String(amount))
    clearTimeout(timer.current)
    if (!inLine || amount === (pending ? sent.current : value)) return setUnsent(false)
    const submit = () => send.current?.form?.requestSubmit(send.current)
    if (atOnce) return submit()
    setUnsent(true)
    timer.current = setTimeout(submit, pause)
  }
  // An answer to an earlier submission keeps the text that is being typed.
  const type = (typed: string) => {
    clearTimeout(timer.current)
    setUnsent(true)
    setDraft(digitsOnly(typed))
  }
  const settle = (atOnce = false) => {
    const amount = parseQuantity(draft)
    if (amount !== null) return change(amount, atOnce)
    setWrong(true)
    setUnsent(false)
    setDraft(String(value))
    showToast({ text: text.invalidQuantity, kind: 'warning' })
  }
  // Leaving the box may mean leaving the page, so the amount is sent at once.
  const leave = () => unsent && settle(true)
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    clearTimeout(timer.current)
    setUnsent(false)
    setWrong(false)
    if (parseQuantity(draft) !== null) return
    event.preventDefault()
    settle()
  }
  const step =
    (by: 1 | -1): ComponentProps<'button'>['onClick'] =>
    (event) => {
      const amount = (parseQuantity(draft) ?? value) + by
      if (amount < 1 || String(amount).length > quantityDigits) {
        // The server removes the line, so the button submits. The server decreases its own amount: when that differs
        // from the shown one, the submission removes the line whatever its amount.
        const remove =
          amount < 1 &&
          (unsent || draft !== String(value)) &&
          event.currentTarget.form?.querySelector<HTMLButtonElement>('[value=remove]')
        if (!inLine || amount > 1 || remove) event.preventDefault()
        if (remove) remove.click()
        return
      }
      event.preventDefault()
      change(amount)
    }

  const amount = parseQuantity(draft) ?? value
  return (
    <div>
      <fieldset className="stepper" aria-busy={pending} data-size={size}>
        <legend className="sr-only">{text.quantity(label)}</legend>
        {inLine && (
          <button
            ref={send}
            className="stepper-send"
            name="intent"
            value="set"
            tabIndex={-1}
            aria-label={`${text.setQuantity}: ${label}`}
          >
            {text.setQuantity}
          </button>
        )}
        <button
          type={inLine ? 'submit' : 'button'}
          name="intent"
          value="decrease"
          className={inLine ? '' : 'with-script'}
          aria-label={text.decrease(label)}
          onClick={step(-1)}
        >
          <Icon name="minus" />
        </button>
        <input
          type="text"
          name="packages"
          inputMode="numeric"
          maxLength={quantityDigits}
          autoComplete="off"
          list={offered && listId}
          aria-label={text.quantity(label)}
          aria-invalid={wrong || undefined}
          value={draft}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onKeyDown={enter}
          onBlur={leave}
        />
        <button
          type={inLine ? 'submit' : 'button'}
          name="intent"
          value="increase"
          className={inLine ? '' : 'with-script'}
          aria-label={text.increase(label)}
          onClick={step(1)}
        >
          <Icon name="plus" />
        </button>
      </fieldset>
      {offered && (
        <datalist id={listId}>
          {offered.map((amount) => (
            <option key={amount} value={amount}>
              {text.packagesInPieces(count.format(amount), count.format(amount * packageSize))}
            </option>
          ))}
        </datalist>
      )}
      {packageSize > 1 && (
        <p className="stepper-echo">
          {text.packagesInPieces(count.format(amount), count.format(amount * packageSize))}
        </p>
      )}
      {wrong && <FieldError>{text.invalidQuantity}</FieldError>}
    </div>
  )
}
