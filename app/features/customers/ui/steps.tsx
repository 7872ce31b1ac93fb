import type { PlaceLists } from '~/features/places/places'
import { formatNumber } from '~/kernel/turkish'
import { TextArea, TextField } from '~/ui/forms/field'
import { Icon } from '~/ui/icons/icon'
import { AddressFields, fieldsOf } from '../customers-fields'
import { documentTypes, type PartnerDocument } from '../documents/documents'
import { text } from './text'

export type Values = Record<string, string>
type Props = { values: Values; errors: Values }

export function CompanyStep(props: Props) {
  const field = fieldsOf(props)
  return (
    <>
      <TextField
        {...field('unvan')}
        label={text.companyName}
        hint={text.companyNameHint}
        autoComplete="organization"
        required
        maxLength={200}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('vergi_dairesi')} label={text.taxOffice} required maxLength={60} />
        <TextField
          {...field('vergi_no')}
          label={text.taxNumber}
          hint={text.taxNumberHint}
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={14}
        />
      </div>
    </>
  )
}

/** `email` is null for signed-in members, whose account has one. */
export function ContactStep({
  withEmail,
  places,
  ...props
}: Props & { withEmail: boolean; places: PlaceLists }) {
  const field = fieldsOf(props)
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...field('yetkili')}
          label={text.contactName}
          autoComplete="name"
          required
          maxLength={60}
        />
        <TextField
          {...field('telefon')}
          label={text.phone}
          hint={text.phoneHint}
          type="tel"
          autoComplete="tel"
          required
          maxLength={30}
        />
      </div>
      {withEmail && (
        <TextField
          {...field('eposta')}
          label={text.email}
          hint={text.emailWhy}
          type="email"
          autoComplete="email"
          required
          maxLength={254}
        />
      )}
      <AddressFields prefix="adres." legend={text.place} places={places} {...props} />
    </>
  )
}

export function DocumentsStep({ documents, ...props }: Props & { documents: readonly PartnerDocument[] }) {
  const field = fieldsOf(props)
  const kept = (kind: PartnerDocument['kind']) => documents.find((document) => document.kind === kind)
  return (
    <>
      <FileField
        name="vergi_levhasi"
        label={text.taxPlate}
        kept={kept('tax_plate')}
        error={props.errors.vergi_levhasi}
      />
      <FileField
        name="imza_sirkuleri"
        label={text.signature}
        kept={kept('signature_circular')}
        error={props.errors.imza_sirkuleri}
        optional
      />
      <TextArea {...field('satis')} label={text.sells} hint={text.sellsHint} optional maxLength={500} />
    </>
  )
}

/** A file field. It names a file stored before, since browsers do not show it in the field again. */
export function FileField({
  name,
  label,
  kept,
  error,
  optional,
}: {
  name: string
  label: string
  kept?: PartnerDocument
  error?: string
  optional?: boolean
}) {
  return (
    <div className="grid gap-2">
      <TextField
        id={name}
        name={name}
        type="file"
        accept={documentTypes}
        label={label}
        hint={kept ? `${text.fileHint}. ${text.fileReplace}` : text.fileHint}
        error={error}
        optional={optional}
        required={!optional && !kept}
      />
      {kept && (
        <p className="flex items-center gap-2 text-sm font-semibold text-ok">
          <Icon name="check" />
          {text.fileKept(kept.name, sizeOf(kept))}
        </p>
      )}
    </div>
  )
}

/** A document's size in kilobytes, rounded up, as a Turkish text. */
export const sizeOf = ({ size }: PartnerDocument) => text.fileSize(formatNumber(Math.ceil(size / 1024)))
