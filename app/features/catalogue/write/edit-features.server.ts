import { and, eq, ne, sql } from 'drizzle-orm'
import { forgetBriefly } from '~/db/brief-cache.server'
import type { Db, Transaction } from '~/db/connection.server'
import type { Editor, Refusal } from '~/http/calls/editing.server'
import { fold, slug, uniqueSlug } from '~/kernel/turkish'
import { featureDetails, features } from '../tables.server'
import { text } from '../text'
import { lockCatalogue } from './write-lock.server'
import { refreshSearchText } from './write-search-text.server'

export type FeatureChange = {
  name: string
  kind: 'text' | 'swatch' | 'number'
  unit: string | null
  explanation: string | null
  filterable: boolean
  position: number
}
export type FeatureRecord = FeatureChange & { id: number }

/** A value of a feature. `color`: `#8a4b1f`, for a feature that is shown as swatches. */
export type FeatureDetailChange = { featureId: number; value: string; color: string | null; position: number }
export type FeatureDetailRecord = FeatureDetailChange & { id: number }

/** Features such as width and colour, as staff edit them. Its code, which addresses of filtered lists name, never changes. */
export const featureEditor: Editor<FeatureRecord, FeatureChange> = {
  table: 'features',
  read: async (db, wanted) => {
    const { id, name, kind, unit, explanation, filterable, position } = features
    const [row] = await db
      .select({ id, name, kind, unit, explanation, filterable, position })
      .from(features)
      .where(eq(id, wanted))
    return row ? { ...row, kind: row.kind as FeatureChange['kind'] } : null
  },
  add: async (db, input) => {
    await lockCatalogue(db)
    if (await isNameTaken(db, input.name, 0)) return taken(text.featureTaken)
    const rows = await db.select({ code: features.code }).from(features)
    const code = uniqueSlug(slug(input.name), (desired) => rows.some((row) => row.code === desired))
    const [added] = await db
      .insert(features)
      .values({ ...input, code })
      .returning({ id: features.id })
    forgetBriefly(db)
    return added!.id
  },
  change: async (db, { id }, input) => {
    await lockCatalogue(db)
    if (await isNameTaken(db, input.name, id)) return taken(text.featureTaken)
    await db.update(features).set(input).where(eq(features.id, id))
    await refreshSearchText(db, await readProductIds(db, sql`d.feature_id = ${id}`))
    forgetBriefly(db)
  },
  remove: async (db, { id }) => {
    await lockCatalogue(db)
    if ((await readProductIds(db, sql`d.feature_id = ${id}`)).length > 0)
      return inUse(text.featureHasProducts)
    await db.delete(features).where(eq(features.id, id))
    forgetBriefly(db)
    return 'removed'
  },
}

/** The values of features, as staff edit them. */
export const featureDetailEditor: Editor<FeatureDetailRecord, FeatureDetailChange> = {
  table: 'feature_details',
  read: async (db, wanted) => {
    const { id, featureId, value, color, position } = featureDetails
    const [row] = await db
      .select({ id, featureId, value, color, position })
      .from(featureDetails)
      .where(eq(id, wanted))
    return row ?? null
  },
  add: async (db, input) => {
    await lockCatalogue(db)
    if (await isValueTaken(db, input, 0)) return taken(text.valueTaken)
    const { code, featureId } = featureDetails
    const rows = await db.select({ code }).from(featureDetails).where(eq(featureId, input.featureId))
    const own = uniqueSlug(slug(input.value), (desired) => rows.some((row) => row.code === desired))
    const [added] = await db
      .insert(featureDetails)
      .values({ ...input, code: own })
      .returning({ id: featureDetails.id })
    forgetBriefly(db)
    return added!.id
  },
  change: async (db, { id, featureId }, { value, color, position }) => {
    await lockCatalogue(db)
    if (await isValueTaken(db, { featureId, value }, id)) return taken(text.valueTaken)
    await db.update(featureDetails).set({ value, color, position }).where(eq(featureDetails.id, id))
    await refreshSearchText(db, await readProductIds(db, sql`d.id = ${id}`))
    forgetBriefly(db)
  },
  remove: async (db, { id }) => {
    await lockCatalogue(db)
    if ((await readProductIds(db, sql`d.id = ${id}`)).length > 0) return inUse(text.valueHasProducts)
    await db.delete(featureDetails).where(eq(featureDetails.id, id))
    forgetBriefly(db)
    return 'removed'
  },
}

const taken = (message: string): Refusal => ({
  refused: 'taken',
  errors: [{ path: 'name', code: 'already_exists', message }],
})
const inUse = (message: string): Refusal => ({
  refused: 'in_use',
  errors: [{ path: '', code: 'in_use', message }],
})

async function isNameTaken(db: Transaction, name: string, id: number): Promise<boolean> {
  const isSame = sql`tr_fold(${features.name}) = ${fold(name)}`
  return (await db.$count(features, and(isSame, ne(features.id, id)))) > 0
}

async function isValueTaken(
  db: Transaction,
  { featureId, value }: Pick<FeatureDetailChange, 'featureId' | 'value'>,
  id: number,
): Promise<boolean> {
  const isSame = sql`tr_fold(${featureDetails.value}) = ${fold(value)}`
  const ofFeature = eq(featureDetails.featureId, featureId)
  return (await db.$count(featureDetails, and(ofFeature, isSame, ne(featureDetails.id, id)))) > 0
}

/** Ids of the products that have one of these values, themselves or on a variant. */
async function readProductIds(db: Db, which: ReturnType<typeof sql>): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select pf.product_id as id from product_feature_details pf join feature_details d on d.id = pf.detail_id where ${which}
    union
    select v.product_id from variant_feature_details vf join feature_details d on d.id = vf.detail_id
    join variants v on v.id = vf.variant_id where ${which}`)
  return rows.map(({ id }) => id)
}

/** A value in the list of its feature. `products`: how many have it, themselves or on a variant. */
export type ListedDetail = FeatureDetailRecord & { products: number }

/** All features in their order, with the numbers of their values. */
export async function listFeatureRecords(db: Db): Promise<(FeatureRecord & { values: number })[]> {
  const { rows } = await db.execute<FeatureRecord & { values: number }>(sql`
    select f.id, f.name, f.kind, f.unit, f.explanation, f.filterable, f.position,
      (select count(*)::int from feature_details d where d.feature_id = f.id) as values
    from features f order by f.position, f.id`)
  return rows
}

/** The values of a feature in their order. */
export async function listFeatureDetails(db: Db, featureId: number): Promise<ListedDetail[]> {
  const { rows } = await db.execute<ListedDetail>(sql`
    select d.id, d.feature_id as "featureId", d.value, d.color, d.position, coalesce(u.products, 0)::int as products
    from feature_details d
    left join (
      select detail_id, count(distinct product_id) as products from (
        select pf.detail_id, pf.product_id from product_feature_details pf
        join feature_details d on d.id = pf.detail_id where d.feature_id = ${featureId}
        union all
        select vf.detail_id, v.product_id from variant_feature_details vf
        join feature_details d on d.id = vf.detail_id join variants v on v.id = vf.variant_id
        where d.feature_id = ${featureId}
      ) used group by detail_id
    ) u on u.detail_id = d.id
    where d.feature_id = ${featureId} order by d.position, d.id`)
  return rows
}

/** A feature with its values, as the page of a product offers them. */
export type FeatureValues = {
  id: number
  name: string
  unit: string | null
  details: { id: number; value: string }[]
}

/** All features with their values, both in their order. */
export async function listFeatureValues(db: Db): Promise<FeatureValues[]> {
  const { rows } = await db.execute<FeatureValues>(sql`
    select f.id, f.name, f.unit, (
      select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'value', d.value) order by d.position, d.id), '[]')
      from feature_details d where d.feature_id = f.id) as details
    from features f order by f.position, f.id`)
  return rows
}
