import type { PartnerRole } from '~/features/identity/identity'
import { formatPhone } from '~/kernel/identity-numbers'
import { typedAmount } from '~/kernel/read-amount'
import { formatPrice } from '~/kernel/turkish'
import { Pill } from '~/ui/badge'
import { Checkbox } from '~/ui/forms/checkbox'
import { TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { Action } from '../../shared/action'
import { entryOf, type RecordAnswer, RecordForm } from '../../shared/records/record-form'
import { text as customerText } from '../text'
import type { PersonState } from './people.server'
import { text } from './text'

type Person = {
  id: number
  name: string
  phone: string
  email: string
  role: PartnerRole
  orderLimit: number | null
  state: PersonState
  revision: string
}
type Entry = ReturnType<typeof entryOf>

const tones = { open: 'done', unproven: 'wait', closed: 'ended', contact: 'ended' } as const

/** The people of a customer with the forms that add, change and remove them. */
export function People({
  people,
  isCompany,
  mayWrite,
  mayAddMember,
  answer,
}: {
  people: readonly Person[]
  isCompany: boolean
  mayWrite: boolean
  mayAddMember: boolean
  answer: RecordAnswer | undefined
}) {
  return (
    <section className="office-card">
      <h2>{text.people}</h2>
      {people.length === 0 && <p className="text-sm text-ink-2">{text.nobody}</p>}
      <ul className="office-parts">
        {people.map((person) => (
          <li key={person.id}>
            <p className="flex flex-wrap items-center gap-2">
              <b>{person.name}</b>
              <Pill tone={tones[person.state]}>{text.states[person.state]}</Pill>
            </p>
            <span className="wrap-anywhere text-ink-2">{aboutPerson(person)}</span>
            {mayWrite && <PersonActions {...{ person, isCompany, answer }} />}
          </li>
        ))}
      </ul>
      {mayWrite && isCompany && (
        <div className="office-actions">
          {mayAddMember && (
            <RecordForm verb="uye-ekle" label={text.addMember} confirm={text.addMember} answer={answer}>
              <MemberFields entry={entryOf(answer, 'uye-ekle', undefined)} />
            </RecordForm>
          )}
          <RecordForm verb="kisi-ekle" label={text.addContact} confirm={text.addContact} answer={answer}>
            <p className="text-meta text-ink-2">{text.contactHint}</p>
            <PersonFields entry={entryOf(answer, 'kisi-ekle', undefined)} isCompany />
          </RecordForm>
        </div>
      )}
    </section>
  )
}

const aboutPerson = ({ role, orderLimit, email, phone }: Person) =>
  [
    customerText.roles[role],
    orderLimit !== null && customerText.orderLimit(formatPrice(orderLimit)),
    email,
    phone && formatPhone(phone),
  ]
    .filter(Boolean)
    .join(' · ')

function PersonActions({
  person,
  isCompany,
  answer,
}: {
  person: Person
  isCompany: boolean
  answer: RecordAnswer | undefined
}) {
  const { id, revision, state } = person
  return (
    <div className="office-actions">
      <RecordForm
        verb="kisi-kaydet"
        label={text.editPerson}
        confirm={text.save}
        {...{ id, revision, answer }}
      >
        <PersonFields entry={entryOf(answer, 'kisi-kaydet', id)} {...{ person, isCompany }} />
      </RecordForm>
      {isCompany && (
        <Action
          verb="kisi-cikar"
          label={text.removePerson}
          look="danger"
          about={{ kayit: id }}
          answer={answer}
        >
          <p className="text-meta text-ink-2">{state === 'contact' ? text.removeContact : text.removeUser}</p>
        </Action>
      )}
    </div>
  )
}

function PersonFields({ person, isCompany, entry }: { person?: Person; isCompany: boolean; entry: Entry }) {
  return (
    <>
      <TextField
        name="ad"
        label={text.personName}
        required
        maxLength={60}
        autoComplete="off"
        defaultValue={entry('ad', person?.name ?? '')}
      />
      <TextField
        name="telefon"
        type="tel"
        label={text.phone}
        optional
        maxLength={30}
        autoComplete="off"
        defaultValue={entry('telefon', person ? formatPhone(person.phone) : '')}
      />
      {person && person.state !== 'contact' ? (
        <p className="text-meta wrap-anywhere text-ink-2">{text.emailStays(person.email)}</p>
      ) : (
        <TextField
          name="eposta"
          type="email"
          label={text.email}
          optional
          size={32}
          maxLength={254}
          autoComplete="off"
          defaultValue={entry('eposta', person?.email ?? '')}
        />
      )}
      {isCompany && <PlaceFields entry={entry} {...(person ? { person } : {})} />}
    </>
  )
}

function MemberFields({ entry }: { entry: Entry }) {
  return (
    <>
      <TextField
        name="eposta"
        type="email"
        label={text.email}
        hint={text.memberHint}
        required
        size={32}
        maxLength={254}
        autoComplete="off"
        defaultValue={entry('eposta', '')}
      />
      <PlaceFields entry={entry} />
      <Checkbox name="onay" value="1" label={text.memberAgreed} defaultChecked={entry('onay', '') === '1'} />
    </>
  )
}

function PlaceFields({ person, entry }: { person?: Person; entry: Entry }) {
  const limit = person?.orderLimit ?? null
  return (
    <>
      <Select name="rol" label={text.role} defaultValue={entry('rol', person?.role ?? 'buyer')}>
        {Object.entries(text.roles).map(([role, name]) => (
          <option key={role} value={role}>
            {name}
          </option>
        ))}
      </Select>
      <TextField
        name="sinir"
        label={text.limit}
        hint={text.limitHint}
        optional
        inputMode="decimal"
        maxLength={20}
        defaultValue={entry('sinir', limit === null ? '' : typedAmount(limit))}
      />
    </>
  )
}
