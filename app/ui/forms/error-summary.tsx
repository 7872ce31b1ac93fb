import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { errorSummaryTitle } from './error-summary.text'

/** `field` is the id of the control; none for what concerns the whole form. */
export type SummaryError = { field?: string; message: string }

/** All errors of a form above it, in the words used beside the fields; takes the focus with each answer, links to each field. */
export function ErrorSummary({
  title = errorSummaryTitle,
  errors,
}: {
  title?: string
  errors: readonly SummaryError[]
}) {
  const box = useRef<HTMLDivElement>(null)
  const hasErrors = errors.length > 0
  const isAnswered = useNavigation().state === 'idle'
  // Not with each array: a form that knows what is typed makes a new one at every letter.
  useEffect(() => {
    if (hasErrors && isAnswered) box.current?.focus()
  }, [hasErrors, isAnswered])
  if (!hasErrors) return null
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
