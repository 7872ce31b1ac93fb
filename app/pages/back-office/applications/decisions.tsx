import { formatDiscounts } from '~/features/customers/applications/terms'
import { type Approval, approvals, type Partner as Customer } from '~/features/identity/identity'
import { formatAmount } from '~/kernel/turkish'
import { TextArea, TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { text } from '../customers/text'
import { Action, type Refused } from '../shared/action'

type Partner = {
  approvalStatus: Approval
  priceListId: number | null
  discounts: readonly number[]
  paymentTermDays: number
  creditLimit: number
  salesRepresentativeId: number | null
}
type Named = readonly { id: number; name: string }[]

/** The decisions that the state of the application allows; an approved dealer's terms are changed by approving again. */
export function Decisions({
  partner,
  lists,
  staff,
  answer,
}: {
  partner: Partner
  lists: Named
  staff: Named
  answer: Refused | undefined
}) {
  const isWaiting = partner.approvalStatus === approvals.waiting
  const isApproved = partner.approvalStatus === approvals.approved
  return (
    <section className="office-card">
      <h2>{text.decide}</h2>
      <div className="office-actions">
        <Action
          verb="onayla"
          label={isApproved ? text.saveTerms : text.approve}
          look={isApproved ? 'secondary' : 'primary'}
          answer={answer}
        >
          <TermsFields
            partner={partner}
            lists={lists}
            staff={staff}
            values={answer?.verb === 'onayla' ? answer.values : null}
          />
        </Action>
        {isWaiting && <WithReason verb="belge-iste" label={text.ask} answer={answer} />}
        {isWaiting && <WithReason verb="reddet" label={text.refuse} answer={answer} />}
        {isApproved && <WithReason verb="durdur" label={text.suspend} answer={answer} />}
      </div>
    </section>
  )
}

function WithReason({ verb, label, answer }: { verb: string; label: string; answer: Refused | undefined }) {
  return (
    <Action verb={verb} label={label} look={verb === 'belge-iste' ? 'secondary' : 'danger'} answer={answer}>
      <TextArea
        name="neden"
        label={text.reason}
        hint={text.reasonHint}
        rows={3}
        maxLength={500}
        required
        defaultValue={answer?.verb === verb ? (answer.values['neden'] ?? '') : ''}
      />
    </Action>
  )
}

/** The terms of a customer. `kind`: a person has no account, and may have no list of their own. */
export function TermsFields({
  kind = 'wholesale',
  partner,
  lists,
  staff,
  values,
}: {
  partner: Partner
  lists: Named
  staff: Named
  values: Record<string, string> | null
  kind?: Customer['kind']
}) {
  const isCompany = kind === 'wholesale'
  return (
    <>
      <Select
        name="liste"
        label={text.list}
        required={isCompany}
        defaultValue={values?.['liste'] ?? partner.priceListId ?? ''}
      >
        <option value="">{isCompany ? text.chooseList : text.noList}</option>
        {lists.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <TextField
        name="iskonto"
        label={text.discountsLabel}
        hint={text.discountsHint}
        optional
        maxLength={40}
        defaultValue={values?.['iskonto'] ?? formatDiscounts(partner.discounts)}
      />
      {isCompany && (
        <>
          <TextField
            name="vade"
            label={text.termLabel}
            inputMode="numeric"
            maxLength={3}
            defaultValue={values?.['vade'] ?? partner.paymentTermDays}
          />
          <TextField
            name="limit"
            label={text.limitLabel}
            inputMode="decimal"
            maxLength={20}
            defaultValue={values?.['limit'] ?? formatAmount(partner.creditLimit)}
          />
        </>
      )}
      <Select
        name="temsilci"
        label={text.representative}
        defaultValue={values?.['temsilci'] ?? partner.salesRepresentativeId ?? ''}
      >
        <option value="">{text.noRepresentative}</option>
        {staff.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </>
  )
}
