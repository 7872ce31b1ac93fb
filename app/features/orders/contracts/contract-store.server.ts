import { asc, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { recordset } from '~/db/recordset.server'
import { type Contract, showContract, templateVersion } from './contracts.server'
import type { ContractClause } from './contract'
import { type KeptSections, putTogether, takeApart } from './kept.server'
import type { ContractText } from './contract-text'
import { orderContracts } from '../tables.server'

/** A text that the buyer accepted with an order. */
export type AcceptedText = { orderId: number; acceptedAt: Date; ip: string; text: ContractText }

type Clauses = ReadonlyMap<string, ContractClause>

/** Returns contracts as rows of an order, and the texts of their clauses by fingerprint. */
export function keepContracts(contracts: readonly Contract[]) {
  const apart = contracts.map(({ id, version, document }) => {
    const { kept, texts } = takeApart(document)
    return { texts, row: { contractId: id, version, title: document.title, ...kept } }
  })
  const clauses: Clauses = new Map(apart.flatMap(({ texts }) => [...texts]))
  return { rows: apart.map(({ row }) => row), clauses }
}

/**
 * Returns an SQL expression of the clause fingerprints that are not stored yet; its value is null
 * when all are stored.
 */
export function unknownClauses(clauses: Clauses): SQL {
  return sql`(
    select array_agg(f) from unnest(${sql.param([...clauses.keys()])}::text[]) as f
    where not exists (select from contract_clauses c where c.fingerprint = f))`
}

/**
 * Stores the texts of clauses once each, also when many orders bring the same clauses at the same
 * time.
 */
export async function saveClauses(
  db: Transaction,
  clauses: Clauses,
  fingerprints: readonly string[],
): Promise<void> {
  // Rows are inserted in a fixed order, so that two transactions with the same clauses cannot
  // deadlock.
  const rows = fingerprints
    .toSorted()
    .map((fingerprint) => ({ fingerprint, clause: clauses.get(fingerprint) }))
  await db.execute(sql`
    insert into contract_clauses (fingerprint, clause)
    select i.* from ${recordset(rows, 'fingerprint text, clause jsonb')} order by 1 on conflict do nothing`)
}

/**
 * Returns the texts that buyers accepted with these orders, word for word: pre-information before
 * the contract.
 */
export async function readContracts(db: Db, orderIds: readonly number[]): Promise<AcceptedText[]> {
  const {
    orderId,
    contractId: id,
    version,
    title,
    sections,
    html,
    plainText,
    acceptedAt,
    ip,
  } = orderContracts
  const rows = await db
    .select({ orderId, id, version, title, sections, html, plainText, acceptedAt, ip, clauses: clausesOf })
    .from(orderContracts)
    .where(inArray(orderId, [...orderIds]))
    .orderBy(asc(orderId), sql`${id} collate "C" desc`)
  return rows.map(({ orderId, acceptedAt, ip, ...row }) => ({ orderId, acceptedAt, ip, text: textOf(row) }))
}

type Row = Omit<ContractText, 'html' | 'plainText'> & {
  sections: KeptSections | null
  clauses: (ContractClause | null)[]
  html: string | null
  plainText: string | null
}

function textOf({ id, version, title, sections, clauses, html, plainText }: Row): ContractText {
  if (!sections) return { id, version, title, html: html!, plainText: plainText! }
  const document = { title, version: templateVersion(version), sections: putTogether(sections, clauses) }
  return showContract({ id, version, document })
}

// A missing clause leaves its place empty, so that the other clauses keep their numbers.
const clausesOf = sql<(ContractClause | null)[]>`array(
  select k.clause from unnest(${orderContracts.clauses}) with ordinality as u(fingerprint, place)
  left join contract_clauses k using (fingerprint) order by u.place)`
