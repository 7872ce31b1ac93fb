import { Field, TextField } from '~/ui/forms/field'
import { orderStatuses } from '~/features/orders/orders'
import { Action } from '../shared/action'
import { type OrderProps, valuesOf } from './order-actions'
import { text } from './invoice.text'

/** The form that adds the invoice of a paid order, or replaces a wrong one. `today`: a day as `2026-11-20`. */
export function InvoiceForm({ order, permissions, answer, today }: OrderProps & { today: string }) {
  const { status, invoiceRecord: record } = order
  const isOpen = status !== orderStatuses.awaitingPayment && status !== orderStatuses.cancelled
  if (!permissions.includes('invoices.write') || !(isOpen || record)) return null
  const values = valuesOf(answer, 'fatura')
  return (
    <Action
      verb="fatura"
      label={record ? text.replace : text.add}
      confirm={text.save}
      // A save names the invoice that its author saw, so it replaces no other one unseen.
      about={{ eski: values['eski'] ?? record?.number ?? '' }}
      answer={answer}
      files
    >
      <TextField
        name="fatura-no"
        label={text.number}
        hint={text.numberHint}
        required
        maxLength={16}
        autoComplete="off"
        defaultValue={values['fatura-no'] ?? record?.number ?? ''}
      />
      <TextField
        name="ettn"
        label={text.uuid}
        hint={text.uuidHint}
        required
        size={40}
        maxLength={36}
        autoComplete="off"
        defaultValue={values['ettn'] ?? record?.uuid ?? ''}
      />
      <TextField
        name="gun"
        type="date"
        label={text.day}
        required
        max={today}
        defaultValue={values['gun'] ?? record?.issuedOn ?? today}
      />
      <Field label={text.pdf} hint={record?.hasFile ? text.keptPdf : text.pdfHint} optional>
        {(control) => (
          <input type="file" name="pdf" accept="application/pdf,.pdf" className="input" {...control} />
        )}
      </Field>
    </Action>
  )
}
