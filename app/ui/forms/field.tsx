import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from '../icons/icon'
import { text } from '../text'

export type FieldFrame = {
  label: ReactNode
  /** Format and purpose; stays readable while the field is filled in. */
  hint?: ReactNode
  error?: string
  optional?: boolean
}

/** Props that a control spreads, so that label, hint and error belong to it. */
export type ControlProps = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

/** Label, hint and error round one control. */
export function Field({
  id,
  label,
  hint,
  error,
  optional,
  children,
}: FieldFrame & { id?: string; children: (control: ControlProps) => ReactNode }) {
  const made = useId()
  const control = id ?? made
  const describedBy = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={control}>
        {label}
        {optional && <span className="field-optional"> ({text.optional})</span>}
      </label>
      {hint && (
        <p className="field-hint" id={`${control}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id: control,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={`${control}-error`}>{error}</FieldError>}
    </div>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="field-error" id={id}>
      <Icon name="error" />
      <span>{children}</span>
    </p>
  )
}

type TextFieldProps = FieldFrame & Omit<ComponentProps<'input'>, 'children'>

/** A one-line input; takes every attribute of `<input>`. Its type is always given, since checkers of `autocomplete` read it. */
export function TextField({ id, label, hint, error, optional, type = 'text', ...input }: TextFieldProps) {
  return (
    <Field id={id} {...{ label, hint, error, optional }}>
      {(control) => <input type={type} className="input" {...input} {...control} />}
    </Field>
  )
}

type TextAreaProps = FieldFrame & Omit<ComponentProps<'textarea'>, 'children'>

export function TextArea({ id, label, hint, error, optional, ...area }: TextAreaProps) {
  return (
    <Field id={id} {...{ label, hint, error, optional }}>
      {(control) => <textarea className="input" {...area} {...control} />}
    </Field>
  )
}
