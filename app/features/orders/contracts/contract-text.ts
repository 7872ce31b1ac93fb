/** A contract in the form people read. A buyer who accepts it sends `id` and `version` back. */
export type ContractText = { id: string; version: string; title: string; html: string; plainText: string }

/**
 * The acceptance of a contract. `version` is that of the text shown; a page adds the fingerprint of
 * the text.
 */
export type AcceptedContract = { id: string; version: string; accepted: true }
