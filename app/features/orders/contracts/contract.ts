/** Says the same in every order of a shop: nothing of a buyer or of an order stands in it, so that it is kept once. */
export type ContractClause = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

/** Facts of one order. */
export type ContractFacts =
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'pairs'; pairs: [label: string, value: string][] }

/** One block of a contract. Every string is plain text without markup; it is escaped where it is rendered. */
export type ContractBlock = ContractClause | ContractFacts

export type ContractSection = { heading: string; blocks: ContractBlock[] }

/** `version` is empty for what nobody accepts: a summary. */
export type ContractDocument = { title: string; version: string; sections: ContractSection[] }

/** `id` and `version` are kept with the order: a changed sentence needs a new version. */
export type ContractTemplate = {
  id: string
  version: string
  title: string
  render: (order: ContractOrder) => ContractDocument
}

export type ContractSeller = {
  unvan: string
  mersis: string
  vkn: string
  vergiDairesi: string
  address: string
  phone: string
  email: string
  kep: string
  website: string
}

export type ContractInvoice =
  | { kind: 'bireysel'; tckn?: string | null }
  | { kind: 'kurumsal'; unvan: string; vergiDairesi: string; vkn: string }

export type ContractLine = { name: string; code: string; quantity: string; unitPrice: string; total: string }

/**
 * The order as a contract names it. Amounts, dates and quantities are already formatted Turkish text, KDV included;
 * an empty string means "does not apply" and its row is left out. `withdrawalDays` and `deliveryMaxDays` are days.
 */
export type ContractOrder = {
  seller: ContractSeller
  buyer: { name: string; email: string; phone: string; address: string; invoice: ContractInvoice }
  deliveryAddress: string
  lines: ContractLine[]
  goodsTotal: string
  shipping: string
  paymentFee: string
  discount: string
  grandTotal: string
  paymentMethod: string
  carrier: string
  estimatedDelivery: string
  returnCarrier: string
  orderDate: string
  withdrawalDays: number
  deliveryMaxDays: number
}

/** The same sections with "1. ", "2. " before their headings, so that people can refer to them. */
export function numberSections(sections: ContractSection[]): ContractSection[] {
  return sections.map((section, index) => ({ ...section, heading: `${index + 1}. ${section.heading}` }))
}

/** Label and value rows; rows without a value are left out. */
export function pairsOf(pairs: [label: string, value: string][]): ContractBlock {
  return { kind: 'pairs', pairs: pairs.filter(([, value]) => value.trim() !== '') }
}

/** The text a mail program without HTML shows: one blank line between blocks, table rows as labelled lines. */
export function toPlainText(document: ContractDocument): string {
  const sections = document.sections.map((section) =>
    [section.heading, ...section.blocks.map(blockAsText)].join('\n\n'),
  )
  return `${[document.title, ...sections, versionOf(document)].filter(Boolean).join('\n\n')}\n`
}

function blockAsText(block: ContractBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n')
    case 'table':
      return block.rows
        .map((row) => `- ${row.map((cell, i) => `${block.head[i] ?? ''}: ${cell}`).join('; ')}`)
        .join('\n')
    case 'pairs':
      return block.pairs.map(([label, value]) => `${label}: ${value}`).join('\n')
  }
}

/** An `<article>` with h2 and h3 headings; every text is escaped, no attribute carries a text of the order. */
export function toHtml(document: ContractDocument): string {
  const sections = document.sections.map(
    (section) =>
      `<section><h3>${escapeHtml(section.heading)}</h3>${section.blocks.map(blockAsHtml).join('')}</section>`,
  )
  const version = document.version && `<p>${escapeHtml(versionOf(document))}</p>`
  return `<article lang="tr"><h2>${escapeHtml(document.title)}</h2>${sections.join('')}${version}</article>`
}

// At the end: nobody reads it first, and who looks for it finds it where papers have it.
const versionOf = ({ version }: ContractDocument) => version && `Metnin sürümü: ${version}`

function blockAsHtml(block: ContractBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${escapeHtml(block.text)}</p>`
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
    case 'table': {
      const head = block.head.map((cell) => `<th scope="col">${escapeHtml(cell)}</th>`).join('')
      const rows = block.rows.map(
        (row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`,
      )
      return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`
    }
    case 'pairs': {
      const pairs = block.pairs.map(
        ([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`,
      )
      return `<dl>${pairs.join('')}</dl>`
    }
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
