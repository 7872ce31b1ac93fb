import { hash } from 'node:crypto'
import type { ContractBlock, ContractClause, ContractDocument, ContractFacts } from './contract'

/** A block of a stored contract: a number is the index of a clause in `clauses`. */
type KeptBlock = number | ContractFacts
export type KeptSections = { heading: string; blocks: KeptBlock[] }[]

/**
 * A contract as an order stores it: the facts of the order, and the fingerprints of the clauses it
 * shares with other orders. It restores the accepted text word for word and takes 4 KB instead of
 * 22.
 */
export type KeptContract = { sections: KeptSections; clauses: string[] }

/** Splits a contract into its stored form and `texts`, its clauses by fingerprint. */
export function takeApart({ sections }: Pick<ContractDocument, 'sections'>): {
  kept: KeptContract
  texts: Map<string, ContractClause>
} {
  const texts = new Map<string, ContractClause>()
  const places = new Map<string, number>()
  const keepBlock = (block: ContractBlock): KeptBlock => {
    if (block.kind === 'table' || block.kind === 'pairs') return block
    const fingerprint = fingerprintOf(block)
    if (!places.has(fingerprint)) places.set(fingerprint, places.size)
    texts.set(fingerprint, block)
    return places.get(fingerprint)!
  }
  const kept = sections.map(({ heading, blocks }) => ({ heading, blocks: blocks.map(keepBlock) }))
  return { kept: { sections: kept, clauses: [...places.keys()] }, texts }
}

/**
 * Returns the contract put together again; `clauses` are the texts of its clauses, in their order.
 * Throws when one is missing.
 */
export function putTogether(
  sections: KeptSections,
  clauses: readonly (ContractClause | null)[],
): ContractDocument['sections'] {
  const clauseAt = (place: number): ContractClause => {
    const clause = clauses[place]
    if (!clause) throw new Error(`A contract without its clause ${place}`)
    return clause
  }
  return sections.map(({ heading, blocks }) => ({
    heading,
    blocks: blocks.map((block) => (typeof block === 'number' ? clauseAt(block) : block)),
  }))
}

function fingerprintOf(clause: ContractClause): string {
  return hash('sha256', JSON.stringify(clause), 'base64url').slice(0, 24)
}
