import { eq } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { comparableCode } from '../search/codes'
import { variants } from '../tables.server'

/** Id of the variant with this code, compared without case, spaces and signs; null for an unknown code. */
export async function findVariantId(db: Db, code: string): Promise<number | null> {
  const [row] = await db
    .select({ id: variants.id })
    .from(variants)
    .where(eq(variants.codeNormalized, comparableCode(code)))
  return row?.id ?? null
}

/** The code of a variant; empty for an unknown id. */
export async function readVariantCode(db: Db, id: number): Promise<string> {
  const [row] = await db.select({ code: variants.code }).from(variants).where(eq(variants.id, id))
  return row?.code ?? ''
}
