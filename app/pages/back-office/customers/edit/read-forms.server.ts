import { readDiscounts } from '~/features/customers/applications/terms'
import type { DetailInput, PartnerInput, PartnerRow } from '~/features/customers/customers.server'
import { companyFields, personFields } from '~/features/customers/schema'
import type { Partner, PartnerRole } from '~/features/identity/identity'
import { amountIn } from '../../shared/amount-in'
import { readId } from '../../shared/list-address'
import { text as customerText } from '../text'
import { text } from './text'

type Values = Readonly<Record<string, string>>
type Terms = Pick<
  PartnerInput,
  'priceListId' | 'discounts' | 'paymentTermDays' | 'creditLimit' | 'salesRepresentativeId'
>

const { wrong } = text

/** Name and tax data of a form, or the sentence for the first wrong field. A person has no tax office. */
export function companyIn(
  values: Values,
  kind: Partner['kind'],
): Pick<PartnerInput, 'name' | 'taxOffice' | 'taxNumber'> | string {
  const name = companyFields.name.safeParse(values['ad'] ?? '')
  const office = companyFields.taxOffice.safeParse(kind === 'wholesale' ? (values['daire'] ?? '') : '')
  const number = companyFields.taxNumber.safeParse(values['vergi-no'] ?? '')
  if (!name.success) return wrong.name[kind]
  if (!office.success) return wrong.office
  if (!number.success) return wrong.number
  return { name: name.data, taxOffice: office.data, taxNumber: number.data }
}

/** The terms of a form, or the sentence for the first wrong field. A person keeps what only companies have. */
export function termsIn(
  values: Values,
  { kind, paymentTermDays, creditLimit }: Pick<PartnerRow, 'kind' | 'paymentTermDays' | 'creditLimit'>,
  known: { lists: readonly { id: number }[]; staff: readonly { id: number }[] },
): Terms | string {
  const isCompany = kind === 'wholesale'
  const priceListId = readId(values['liste'])
  const isKnown = known.lists.some(({ id }) => id === priceListId)
  if (!isKnown && (isCompany || values['liste'])) return customerText.wrong.list
  const discounts = readDiscounts(values['iskonto'] ?? '')
  if (!discounts) return customerText.wrong.discounts
  const salesRepresentativeId = readId(values['temsilci'])
  if (values['temsilci'] && !known.staff.some(({ id }) => id === salesRepresentativeId))
    return customerText.wrong.representative
  const terms = { priceListId, discounts, paymentTermDays, creditLimit, salesRepresentativeId }
  if (!isCompany) return terms
  const term = values['vade'] || '0'
  if (!/^\d{1,3}$/.test(term) || Number(term) > 365) return customerText.wrong.term
  const limit = amountIn(values['limit'] || '0', customerText.wrong.limit)
  if (typeof limit === 'string') return limit
  return { ...terms, paymentTermDays: Number(term), creditLimit: limit }
}

/** Role and limit of a form, or the sentence for the first wrong field. */
export function placeIn(values: Values): { role: PartnerRole; orderLimit: number | null } | string {
  const role = (['owner', 'buyer', 'viewer'] as const).find((one) => one === values['rol'])
  if (!role) return wrong.role
  if (!values['sinir']) return { role, orderLimit: null }
  const orderLimit = amountIn(values['sinir'], wrong.orderLimit)
  return typeof orderLimit === 'string' ? orderLimit : { role, orderLimit }
}

/** Name and telephone of a form and, for a person who does not sign in, the email; or the sentence for the first wrong field. */
export function contactIn(
  values: Values,
  signInEmail: string | null,
): Pick<DetailInput, 'name' | 'phone' | 'email'> | string {
  const name = personFields.name.safeParse(values['ad'] ?? '')
  if (!name.success) return wrong.personName
  const phone = personFields.phone.safeParse(values['telefon'])
  if (values['telefon'] && !phone.success) return wrong.phone
  const email = personFields.email.safeParse(values['eposta'])
  if (signInEmail === null && values['eposta'] && !email.success) return wrong.email
  return { name: name.data, phone: phone.data ?? '', email: signInEmail ?? email.data ?? '' }
}
