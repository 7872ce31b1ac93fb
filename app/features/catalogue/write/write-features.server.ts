import { sql } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import { recordset } from '~/db/recordset.server'
import { lockCatalogue } from './write-lock.server'

export type FeatureInput = {
  code: string
  name: string
  kind: 'text' | 'swatch' | 'number'
  unit?: string
  explanation?: string
  filterable?: boolean
  position?: number
  details: FeatureDetailInput[]
}

export type FeatureDetailInput = { code: string; value: string; color?: string; position?: number }

/** Detail ids by feature code and detail code. */
export type DetailIds = Map<string, Map<string, number>>

/** Adds or changes features and their details by code; details that are left out stay. Returns the ids of the details. */
export async function saveFeatures(db: Transaction, inputs: readonly FeatureInput[]): Promise<DetailIds> {
  await lockCatalogue(db)
  const features = inputs.map((input) => ({ filterable: true, position: 0, ...input, details: undefined }))
  await db.execute(sql`
    insert into features (code, name, kind, unit, explanation, filterable, position)
    select code, name, kind, unit, explanation, filterable, position
    from ${recordset(features, 'code text, name text, kind text, unit text, explanation text, filterable boolean, position int')}
    on conflict (code) do update set name = excluded.name, kind = excluded.kind, unit = excluded.unit,
      explanation = excluded.explanation, filterable = excluded.filterable, position = excluded.position`)
  const details = inputs.flatMap(({ code, details }) =>
    details.map((detail) => ({ position: 0, ...detail, feature: code })),
  )
  const { rows } = await db.execute<{ feature: string; code: string; id: number }>(sql`
    insert into feature_details as d (feature_id, code, value, color, position)
    select f.id, i.code, i.value, i.color, i.position
    from ${recordset(details, 'feature text, code text, value text, color text, position int')}
    join features f on f.code = i.feature
    on conflict (feature_id, code) do update
      set value = excluded.value, color = coalesce(excluded.color, d.color), position = excluded.position
    returning d.id, d.code, (select f.code from features f where f.id = d.feature_id) as feature`)
  const ids: DetailIds = new Map()
  for (const { feature, code, id } of rows)
    ids.set(feature, (ids.get(feature) ?? new Map<string, number>()).set(code, id))
  return ids
}
