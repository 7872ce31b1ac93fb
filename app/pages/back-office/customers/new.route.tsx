import { data, Form, redirect } from 'react-router'
import { partnerEditor } from '~/features/customers/customers.server'
import { seesAllCustomers } from '~/features/identity/identity'
import { addRow } from '~/http/calls/editing.server'
import { metaOf } from '~/pages/shared/page-meta'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { Notice } from '~/ui/messages/notice'
import { readAction, staffVisit } from '../shared/staff.server'
import type { Route } from './+types/new.route'
import { companyIn } from './edit/read-forms.server'
import { text } from './edit/text'

/** Yeni müşteri: name and tax data; terms, people and approval follow on the customer's page. */
export function loader(args: Route.LoaderArgs) {
  staffVisit(args)
  return { page: { title: text.newTitle, noindex: true } }
}

/** Adds the customer. Staff who see their own dealers only represent it. */
export async function action(args: Route.ActionArgs) {
  const { visit, values } = await readAction(args, { once: ['tur', 'ad', 'daire', 'vergi-no'] })
  const { visitor } = visit
  const refuse = (refused: string, status: number) => data({ refused, values }, { status })
  const kind = (['wholesale', 'retail'] as const).find((one) => one === values['tur'])
  if (!kind) return refuse(text.wrong.kind, 422)
  const company = companyIn(values, kind)
  if (typeof company === 'string') return refuse(company, 422)
  const input = {
    kind,
    ...company,
    priceListId: null,
    discounts: [],
    paymentTermDays: 0,
    creditLimit: 0,
    salesRepresentativeId: seesAllCustomers(visitor.permissions) ? null : visitor.user.userId,
  }
  const added = await addRow(visit.db, partnerEditor, input, { visitor, now: visit.clock() })
  if (added.status === 'done') return redirect(`/yonetim/musteriler/${added.done.id}?oldu=ekle`, 303)
  const told = added.status === 'refused' ? added.refusal.errors[0]?.message : undefined
  return refuse(told ?? text.wrong.taken, 409)
}

export const meta = metaOf

export default function NewCustomer({ actionData }: Route.ComponentProps) {
  const typed: Record<string, string> = actionData?.values ?? {}
  return (
    <section className="office-narrow">
      <h1 tabIndex={-1}>{text.newTitle}</h1>
      {actionData && <Notice kind="danger">{actionData.refused}</Notice>}
      <Form method="post" className="office-form">
        <input type="hidden" name="islem" value="ekle" />
        <Select
          name="tur"
          label={text.kind}
          hint={text.kindHint}
          defaultValue={typed['tur'] ?? 'wholesale'}
          required
        >
          {Object.entries(text.kinds).map(([kind, name]) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </Select>
        <TextField
          name="ad"
          label={text.anyName}
          required
          size={40}
          maxLength={200}
          autoComplete="off"
          defaultValue={typed['ad'] ?? ''}
        />
        <TextField
          name="daire"
          label={text.office}
          hint={text.officeOfCompany}
          optional
          maxLength={60}
          autoComplete="off"
          defaultValue={typed['daire'] ?? ''}
        />
        <TextField
          name="vergi-no"
          label={text.anyNumber}
          hint={text.numberHint}
          optional
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
          defaultValue={typed['vergi-no'] ?? ''}
        />
        <Button look="primary">{text.add}</Button>
      </Form>
    </section>
  )
}
