import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { errorSummaryTitle } from './error-summary.text'

/** `field` is the id of the control; undefined for an error of the whole form. */
export type SummaryError = { field?: string; message: string }

/** Lists all errors of a form above it, in the words used beside the fields; takes the focus after each answer, links to each field. */
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
  // Compares the content, because a form that follows typing makes a new array at every letter.
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
