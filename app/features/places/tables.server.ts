import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

export const countries = pgTable('countries', {
  id: integer('id').primaryKey(),
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
})

/** Provinces; the id is the plate code 1–81. */
export const cities = pgTable('cities', {
  id: integer('id').primaryKey(),
  countryId: integer('country_id')
    .notNull()
    .references(() => countries.id),
  name: text('name').notNull(),
  nameFolded: text('name_folded').notNull(),
})

/** Names repeat across provinces (51 × Merkez): the unique key is (city, name). */
export const districts = pgTable(
  'districts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
    name: text('name').notNull(),
    nameFolded: text('name_folded').notNull(),
  },
  (t) => [uniqueIndex('districts_by_city_name').on(t.cityId, t.name)],
)

export const neighbourhoods = pgTable(
  'neighbourhoods',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    districtId: integer('district_id')
      .notNull()
      .references(() => districts.id),
    name: text('name').notNull(),
    postalCode: text('postal_code').notNull(),
  },
  (t) => [index('neighbourhoods_by_district').on(t.districtId, t.name)],
)
