import { Form, useNavigation } from 'react-router'
import { documentTypes } from '~/features/customers/customers'
import type { BankAccount } from '~/features/payments/payments'
import { formatIban } from '~/kernel/identity-numbers'
import { formatPrice } from '~/kernel/turkish'
import { Button } from '~/ui/button'
import { ChoiceGroup, RadioCard } from '~/ui/forms/choices'
import { ErrorSummary } from '~/ui/forms/error-summary'
import { TextArea, TextField } from '~/ui/forms/field'
import type { NoticeTerms } from '../notices/notices'
import { text } from '../notices/text'

export type NoticeErrors = { path: string; message: string }[]

/**
 * The form for a notice of transfer: account, amount, day and sender. Works without scripts;
 * `formKey` makes one notice of a form sent twice.
 */
export function NoticeForm({
  terms,
  formKey,
  today,
  errors,
  values,
}: {
  terms: NoticeTerms
  formKey: string
  /** In Istanbul, `2026-11-20`. */
  today: string
  errors: NoticeErrors
  values: Record<string, string>
}) {
  const { state } = useNavigation()
  const errorOf = (path: string) => errors.find((error) => error.path === path)?.message
  return (
    <Form method="post" encType="multipart/form-data" className="grid gap-6" noValidate>
      <ErrorSummary
        title={text.errors}
        errors={errors.map(({ path, message }) => ({ field: path || undefined, message }))}
      />
      <input type="hidden" name="anahtar" value={formKey} />
      <div className="grid gap-2">
        <p>{text.why(formatPrice(terms.due))}</p>
        {terms.pays === 'order' && <p className="text-sm text-ink-2">{text.holds}</p>}
      </div>
      <Accounts accounts={terms.accounts} chosen={values['hesap']} error={errorOf('hesap')} />
      <TextField
        id="tutar"
        name="tutar"
        inputMode="decimal"
        autoComplete="off"
        label={text.amount}
        required
        error={errorOf('tutar')}
        defaultValue={values['tutar'] ?? formatPrice(terms.due).replace(/\s*TL$/, '')}
      />
      <TextField
        id="gun"
        name="gun"
        type="date"
        max={today}
        label={text.day}
        required
        error={errorOf('gun')}
        defaultValue={values['gun'] ?? today}
      />
      <TextField
        id="gonderen"
        name="gonderen"
        autoComplete="name"
        label={text.sender}
        hint={text.senderHint}
        required
        error={errorOf('gonderen')}
        defaultValue={values['gonderen']}
      />
      <TextArea
        id="not"
        name="not"
        rows={3}
        maxLength={500}
        label={text.note}
        hint={text.noteHint}
        optional
        error={errorOf('not')}
        defaultValue={values['not']}
      />
      <TextField
        id="dekont"
        name="dekont"
        type="file"
        accept={documentTypes}
        label={text.receipt}
        hint={text.receiptHint}
        optional
        error={errorOf('dekont')}
      />
      <div>
        <Button look="primary" pending={state === 'submitting'}>
          {text.send}
        </Button>
      </div>
    </Form>
  )
}

function Accounts({
  accounts,
  chosen,
  error,
}: {
  accounts: readonly BankAccount[]
  chosen: string | undefined
  error: string | undefined
}) {
  const only = accounts.length === 1
  return (
    <ChoiceGroup legend={text.account} error={error}>
      {accounts.map(({ id, bank, branch, iban }, i) => (
        <RadioCard
          key={id}
          id={i === 0 ? 'hesap' : undefined}
          name="hesap"
          value={id}
          required
          defaultChecked={only || String(id) === chosen}
          title={[bank, branch].filter(Boolean).join(' · ')}
          note={<span className="tabular-nums">{formatIban(iban)}</span>}
        />
      ))}
    </ChoiceGroup>
  )
}
