import type { Order } from '~/features/orders/orders'
import { formatDateTime } from '~/kernel/dates'
import { TextArea, TextField } from '~/ui/forms/field'
import { Action, ActionForm, type Refused } from '../shared/action'
import { text } from './order.text'

export type Note = { id: number; text: string; actor: string; createdAt: Date }

/** The staff's notes about an order, and the field for another one. */
export function OrderNotes({
  notes,
  mayWrite,
  answer,
}: {
  notes: readonly Note[]
  mayWrite: boolean
  answer: Refused | undefined
}) {
  return (
    <section className="office-card">
      <h2>{text.notes}</h2>
      <p className="text-meta text-ink-2">{text.notesHint}</p>
      {notes.length > 0 && (
        <ul className="office-timeline">
          {notes.map((note) => (
            <li key={note.id}>
              <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>
              <time dateTime={new Date(note.createdAt).toISOString()}>
                {formatDateTime(new Date(note.createdAt))} · {note.actor}
              </time>
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        // A sent note empties the field.
        <ActionForm key={notes.length} verb="not" label={text.addNote} answer={answer}>
          <TextArea
            name="yazi"
            label={text.noteLabel}
            rows={2}
            required
            maxLength={1_000}
            defaultValue={answer?.verb === 'not' ? (answer.values['yazi'] ?? '') : ''}
          />
        </ActionForm>
      )}
    </section>
  )
}

/** Corrects the receiver before the goods are shipped. */
export function DeliveryForm({
  address,
  answer,
}: {
  address: Order['address']
  answer: Refused | undefined
}) {
  const of = (name: string, stored: string) =>
    answer?.verb === 'adres' ? (answer.values[name] ?? stored) : stored
  const field = (name: string, label: string, stored: string, maxLength: number) => (
    <TextField name={name} label={label} maxLength={maxLength} defaultValue={of(name, stored)} />
  )
  return (
    <Action verb="adres" label={text.editAddress} confirm={text.saveAddress} answer={answer}>
      <p className="text-meta text-ink-2">{text.addressHint}</p>
      {field('ad', text.firstName, address.firstName, 60)}
      {field('soyad', text.lastName, address.lastName, 60)}
      {field('telefon', text.phoneLabel, address.phone, 30)}
      {field('mahalle', text.neighbourhood, address.neighbourhood, 120)}
      {field('sokak', text.streetLabel, address.street, 300)}
      {field('posta', text.postalCode, address.postalCode, 5)}
    </Action>
  )
}
