import type { ComponentProps } from 'react'
import { Field, type FieldFrame } from './field'
import { Icon } from '../icons/icon'

type SelectProps = FieldFrame & ComponentProps<'select'>

/** The browser's own select under a label; `children` are its options. */
export function Select({ id, label, hint, error, optional, children, ...select }: SelectProps) {
  return (
    <Field id={id} {...{ label, hint, error, optional }}>
      {(control) => (
        <span className="select">
          <select className="input" {...select} {...control}>
            {children}
          </select>
          <Icon name="chevron-down" />
        </span>
      )}
    </Field>
  )
}
