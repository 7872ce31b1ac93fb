import { sql } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import { comparableCode } from '../search/codes'
import type { SavedProduct, VariantInput } from './product-input'

type Conflict = Extract<SavedProduct, { status: 'conflict' }>
/** The codes of a product that can conflict. */
type Coded = { code: string; variants: readonly Pick<VariantInput, 'code' | 'barcode'>[] }

/**
 * Products that cannot be written, by code: one of their variant codes or barcodes belongs to another product in the
 * database or earlier in the list, or occurs twice in the product. Of two conflicting products in the list, the first is
 * written.
 */
export async function findConflicts(
  db: Transaction,
  inputs: readonly Coded[],
): Promise<Map<string, Conflict>> {
  const owners = await findOwners(db, inputs)
  const conflicts = new Map<string, Conflict>()
  for (const input of inputs) {
    const conflict = conflictOf(input, owners)
    if (conflict) conflicts.set(input.code, conflict)
    else for (const key of keysOf(input)) owners.set(key.id, input.code)
  }
  return conflicts
}

function conflictOf(input: Coded, owners: ReadonlyMap<string, string>): Conflict | null {
  const own = new Set<string>()
  for (const { id, field, value } of keysOf(input)) {
    if ((owners.get(id) ?? input.code) !== input.code || own.has(id))
      return { status: 'conflict', field, value }
    own.add(id)
  }
  return null
}

type Key = { id: string; field: 'code' | 'barcode'; value: string }

function keysOf(input: Coded): Key[] {
  return input.variants.flatMap(({ code, barcode }): Key[] => [
    { id: `code ${comparableCode(code)}`, field: 'code', value: code },
    ...(barcode === null ? [] : [{ id: `barcode ${barcode}`, field: 'barcode' as const, value: barcode }]),
  ])
}

/** Codes of the products in the database, by variant code or barcode. */
async function findOwners(db: Transaction, inputs: readonly Coded[]): Promise<Map<string, string>> {
  const variants = inputs.flatMap((input) => input.variants)
  const codes = variants.map(({ code }) => comparableCode(code))
  const barcodes = variants.flatMap(({ barcode }) => barcode ?? [])
  const { rows } = await db.execute<{ code: string; barcode: string | null; owner: string }>(sql`
    select v.code_normalized as code, v.barcode, p.code as owner
    from variants v join products p on p.id = v.product_id
    where v.code_normalized = any(${sql.param(codes)}::text[]) or v.barcode = any(${sql.param(barcodes)}::text[])`)
  return new Map(
    rows.flatMap(({ code, barcode, owner }): [string, string][] => [
      [`code ${code}`, owner],
      ...(barcode === null ? [] : [[`barcode ${barcode}`, owner] as [string, string]]),
    ]),
  )
}
