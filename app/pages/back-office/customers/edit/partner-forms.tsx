import { TextField } from '~/ui/forms/field'
import type { Partner } from '~/features/identity/identity'
import { TermsFields } from '../../applications/decisions'
import { entryOf, type RecordAnswer, RecordForm } from '../../shared/records/record-form'
import { text } from './text'

type Edited = Parameters<typeof TermsFields>[0]['partner'] & {
  id: number
  kind: Partner['kind']
  name: string
  taxOffice: string
  taxNumber: string
}

/** The forms that change a customer's data and terms. Null in place of the choices: the staff member may not give terms. */
export function PartnerForms({
  partner,
  revision,
  mayWrite,
  choices,
  answer,
}: {
  partner: Edited
  revision: string
  mayWrite: boolean
  choices: Pick<Parameters<typeof TermsFields>[0], 'lists' | 'staff'> | null
  answer: RecordAnswer | undefined
}) {
  if (!mayWrite && !choices) return null
  const { id, kind } = partner
  const entry = entryOf(answer, 'kaydet', id)
  const form = { id, revision, answer, confirm: text.save }
  return (
    <div className="office-actions">
      {mayWrite && (
        <RecordForm verb="kaydet" label={text.edit} {...form}>
          <TextField
            name="ad"
            label={text.name[kind]}
            required
            size={40}
            maxLength={200}
            defaultValue={entry('ad', partner.name)}
          />
          {kind === 'wholesale' && (
            <TextField
              name="daire"
              label={text.office}
              optional
              maxLength={60}
              defaultValue={entry('daire', partner.taxOffice)}
            />
          )}
          <TextField
            name="vergi-no"
            label={text.number[kind]}
            hint={text.numberHint}
            optional
            inputMode="numeric"
            maxLength={20}
            autoComplete="off"
            defaultValue={entry('vergi-no', partner.taxNumber)}
          />
        </RecordForm>
      )}
      {choices && (
        <RecordForm verb="sartlar" label={text.terms} {...form}>
          <TermsFields
            kind={kind}
            partner={partner}
            {...choices}
            values={answer?.verb === 'sartlar' ? answer.values : null}
          />
        </RecordForm>
      )}
    </div>
  )
}
