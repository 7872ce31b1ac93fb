import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field'
import { Icon } from '../icons/icon'
import type { IconName } from '../icons/icon-names'

/** One question with several answers; the error is read with the question. */
export function ChoiceGroup({
  legend,
  hint,
  error,
  children,
}: {
  legend: ReactNode
  hint?: ReactNode
  error?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <fieldset className="choices" aria-describedby={error ? id : undefined}>
      <legend>
        {legend}
        {hint && <span className="field-hint block font-normal">{hint}</span>}
      </legend>
      {error && <FieldError id={id}>{error}</FieldError>}
      {children}
    </fieldset>
  )
}

type RadioCardProps = Omit<ComponentProps<'input'>, 'title' | 'type'> & {
  title: ReactNode
  /** At the right edge: a price or a date. */
  aside?: ReactNode
  /** Below; also the reason of a choice that is disabled. */
  note?: ReactNode
}

/** A radio button as a card: address, carrier, payment. */
export function RadioCard({ title, aside, note, ...input }: RadioCardProps) {
  const id = useId()
  return (
    <label className="radio-card">
      <input type="radio" className="tick" aria-describedby={note ? id : undefined} {...input} />
      <span className="title">{title}</span>
      {aside !== undefined && <span className="aside">{aside}</span>}
      {note && (
        <span className="note" id={id}>
          {note}
        </span>
      )}
    </label>
  )
}

type Tab = { value: string; label: ReactNode; icon?: IconName; disabled?: boolean }

/** A radio group that looks like tabs; the caller shows the content of the chosen value. */
export function RadioTabs({
  name,
  legend,
  tabs,
  ...rest
}: {
  name: string
  legend: string
  tabs: Tab[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
}) {
  const { value, defaultValue, onChange } = rest
  return (
    <fieldset className="radio-tabs">
      <legend className="sr-only">{legend}</legend>
      {tabs.map((tab) => (
        <label key={tab.value}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={tab.value}
            disabled={tab.disabled}
            checked={value === undefined ? undefined : value === tab.value}
            defaultChecked={value === undefined ? defaultValue === tab.value : undefined}
            onChange={() => onChange?.(tab.value)}
          />
          {tab.icon && <Icon name={tab.icon} />}
          {tab.label}
        </label>
      ))}
    </fieldset>
  )
}
