import { useEffect, useRef } from 'react'
import { text } from './text'

/** `field` is the id of the control; none for what concerns the whole form. */
export type SummaryError = { field?: string; message: string }

/** All errors of a form above it, in the words used beside the fields; takes the focus with each new array, links to each field. */
export function ErrorSummary({
  title = text.errorSummary,
  errors,
}: {
  title?: string
  errors: readonly SummaryError[]
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (errors.length > 0) box.current?.focus()
  }, [errors])
  if (errors.length === 0) return null
  return (
    <div ref={box} className="error-summary" role="alert" tabIndex={-1}>
      <h2>{title}</h2>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={`${field} ${message}`}>{field ? <a href={`#${field}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </div>
  )
}
