import type { PriceList } from '../../app/features/customers/customers.server'
import type { PartnerSheet } from '../../app/features/customers/customers.server'
import { formatDiscounts } from '../../app/features/customers/applications/terms'
import { formatDateTime } from '../../app/kernel/dates'
import { formatPhone } from '../../app/kernel/identity-numbers'
import { formatPrice } from '../../app/kernel/turkish'
import { text } from './text'

/** A customer on the screen: company, terms, users, documents and history. */
export function partnerLines(partner: PartnerSheet, lists: readonly PriceList[]): string[] {
  const { users, application, documents, history, sameTaxNumber } = partner
  const list = lists.find(({ id }) => id === partner.priceListId)
  return [
    `#${partner.id} ${partner.name}`,
    ...rows([
      [text.sheet.kind, text.kinds[partner.kind]],
      [text.sheet.approval, text.approvals[partner.approvalStatus]],
      [text.sheet.tax, [partner.taxOffice, partner.taxNumber].filter(Boolean).join(', ')],
      [text.sheet.sameTax, sameTaxNumber.map((id) => `#${id}`).join(', ')],
      [text.sheet.list, list ? `${list.name} (${list.code})` : ''],
      [text.sheet.discounts, formatDiscounts(partner.discounts)],
      [text.sheet.term, text.days(partner.paymentTermDays)],
      [text.sheet.limit, formatPrice(partner.creditLimit)],
    ]),
    ...(application
      ? [
          text.sheet.application,
          ...rows([
            [text.sheet.sentAt, formatDateTime(application.createdAt)],
            [text.sheet.contact, application.contactName],
            [text.sheet.phone, formatPhone(application.phone)],
            [text.sheet.email, application.email],
            [text.sheet.address, [application.street, application.neighbourhood].filter(Boolean).join(', ')],
            [text.sheet.sells, application.sells],
          ]),
        ]
      : []),
    text.sheet.users,
    ...users.map(({ email, name, role, orderLimit }) =>
      text.user(email, name, role, orderLimit === null ? null : formatPrice(orderLimit)),
    ),
    ...(documents.length > 0 ? [text.sheet.documents] : []),
    ...documents.map(({ id, kind, name, size }) => text.document(text.documents[kind], name, size, id)),
    ...(history.length > 0 ? [text.sheet.history] : []),
    ...history.map(({ createdAt, event, actor, reason }) =>
      text.happened(formatDateTime(createdAt), text.events[event], actor, reason),
    ),
  ]
}

function rows(pairs: [label: string, value: string][]): string[] {
  return pairs.filter(([, value]) => value !== '').map(([label, value]) => `  ${label}: ${value}`)
}
