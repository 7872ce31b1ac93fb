/**
 * A block with the same text in every order of a shop. It contains no data of a buyer or an order,
 * so it is stored once.
 */
export type ContractClause = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

/** Facts of one order. */
export type ContractFacts =
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'pairs'; pairs: [label: string, value: string][] }

/** One block of a contract. Every string is plain text without markup; it is escaped where it is rendered. */
export type ContractBlock = ContractClause | ContractFacts

export type ContractSection = { heading: string; blocks: ContractBlock[] }

/** A document of sections. `version` is empty for a summary, which needs no acceptance. */
export type ContractDocument = { title: string; version: string; sections: ContractSection[] }

/**
 * The template of a contract. `id` and `version` are stored with the order: a changed sentence
 * needs a new version.
 */
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
 * The data of an order that a contract names. Amounts, dates and quantities are formatted Turkish
 * text, KDV included; an empty string means "does not apply" and its row is left out.
 * `withdrawalDays` and `deliveryMaxDays` are days.
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

/**
 * Returns the same sections with "1. ", "2. " before their headings, so that people can refer to
 * them.
 */
export function numberSections(sections: ContractSection[]): ContractSection[] {
  return sections.map((section, index) => ({ ...section, heading: `${index + 1}. ${section.heading}` }))
}

/** Returns rows of label and value; rows without a value are left out. */
export function pairsOf(pairs: [label: string, value: string][]): ContractBlock {
  return { kind: 'pairs', pairs: pairs.filter(([, value]) => value.trim() !== '') }
}

/**
 * Returns the plain text for mail programs without HTML: one blank line between blocks, table rows
 * as labelled lines.
 */
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

/**
 * Returns an `<article>` with h2 and h3 headings. Every text is escaped; attributes contain no text
 * of the order.
 */
export function toHtml(document: ContractDocument): string {
  const sections = document.sections.map(
    (section) =>
      `<section><h3>${escapeHtml(section.heading)}</h3>${section.blocks.map(blockAsHtml).join('')}</section>`,
  )
  const version = document.version && `<p>${escapeHtml(versionOf(document))}</p>`
  return `<article lang="tr"><h2>${escapeHtml(document.title)}</h2>${sections.join('')}${version}</article>`
}

// The version stands at the end, where printed documents usually have it.
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
