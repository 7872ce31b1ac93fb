import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '~/ui/button'
import { ErrorSummary } from '~/ui/forms/error-summary'
import type { FieldMistake } from './account-form'

type Props = {
  title: string
  lead: string
  errors?: readonly FieldMistake[]
  /** Label of the button; without it the form has none. */
  submit?: string
  action?: string
  /** Content above the fields. */
  notice?: ReactNode
  children?: ReactNode
  /** Content below the button. */
  after?: ReactNode
}

/** A page with one short form: title, mistakes, fields, one button. Field ids equal field names. */
export function AccountPage({ title, lead, errors = [], submit, action, notice, children, after }: Props) {
  const { state, formMethod } = useNavigation()
  const summary = errors.map(({ path, message }) => ({ field: path || undefined, message }))
  return (
    <div className="page pt-8 pb-16">
      <div className="account-form">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="text-ink-2">{lead}</p>
        {notice}
        <ErrorSummary errors={summary} />
        {submit && (
          <Form method="post" action={action} className="grid gap-5" noValidate>
            {children}
            <Button look="primary" size="large" wide pending={state !== 'idle' && formMethod === 'POST'}>
              {submit}
            </Button>
          </Form>
        )}
        {after}
      </div>
    </div>
  )
}

/** The messages by field name. */
export function errorsByField(errors: readonly FieldMistake[] = []): Record<string, string> {
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]))
}
