import type { OrderEmail, Row } from './order-email'
import { text } from '../text'

/** The order email as plain text. */
export function toPlainEmail(message: OrderEmail): string {
  const { greeting, intro, facts, transfer, lines, totals, total, kdv, link, contracts, signature, seller } =
    message
  const parts = [
    greeting,
    ...intro,
    rows(facts),
    ...(transfer ? transferParts(transfer) : []),
    heading(text.lines),
    lines.map(({ name, detail, amount }) => `- ${name}\n  ${detail} = ${amount}`).join('\n'),
    rows([...totals, total, ...kdv]),
    `${text.open}:\n${link}`,
    text.openHint,
    `${signature}\n${seller.lines.join('\n')}`,
    heading(text.contracts),
    text.contractsHint,
    ...contracts.map(({ plainText }) => plainText.trim()),
  ]
  return `${parts.join('\n\n')}\n`
}

function transferParts({ rows: facts, accounts }: NonNullable<OrderEmail['transfer']>): string[] {
  return [
    heading(text.transfer.heading),
    rows(facts),
    ...accounts.map(rows),
    `${text.transfer.descriptionHint}\n${text.transfer.expiry}`,
  ]
}

function rows(list: readonly Row[]): string {
  return list.map(([label, value]) => `${label}: ${value}`).join('\n')
}

function heading(title: string): string {
  return `${title}\n${'-'.repeat(title.length)}`
}
