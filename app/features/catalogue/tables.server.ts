// Longer than 250 lines: the tables of one feature, read together.
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { moment } from '~/db/columns'
import { priceLists } from '~/features/customers/tables.server'
import { users } from '~/features/identity/tables.server'
import { pictures } from '~/features/media/tables.server'
import type { ShowcaseRule } from './listing/showcase'

const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity()

/** `path` holds the ids from the root to this category, itself included: descendants are `path @> array[id]`. */
export const categories = pgTable(
  'categories',
  {
    id: id(),
    parentId: integer('parent_id').references((): AnyPgColumn => categories.id),
    path: integer('path').array().notNull(),
    name: text('name').notNull(),
    link: text('link').notNull().unique(),
    description: text('description').notNull().default(''),
    seoTitle: text('seo_title').notNull().default(''),
    seoDescription: text('seo_description').notNull().default(''),
    pictureId: integer('picture_id').references(() => pictures.id),
    position: integer('position').notNull().default(0),
    maxInstallments: smallint('max_installments'),
    nameFolded: text('name_folded').notNull(),
  },
  (t) => [
    index('categories_by_parent').on(t.parentId, t.position),
    index('categories_by_path').using('gin', t.path),
  ],
)

export const brands = pgTable('brands', {
  id: id(),
  name: text('name').notNull().unique(),
  link: text('link').notNull().unique(),
})

/** Features to filter by: width, colour, material … `kind` tells how they are shown. */
export const features = pgTable(
  'features',
  {
    id: id(),
    code: text('code').notNull().unique(),
    name: text('name').notNull(),
    kind: text('kind').notNull().default('text'),
    unit: text('unit'),
    explanation: text('explanation'),
    filterable: boolean('filterable').notNull().default(true),
    position: integer('position').notNull().default(0),
  },
  (t) => [check('features_kind', sql`${t.kind} in ('text', 'swatch', 'number')`)],
)

export const featureDetails = pgTable(
  'feature_details',
  {
    id: id(),
    featureId: integer('feature_id')
      .notNull()
      .references(() => features.id, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    value: text('value').notNull(),
    color: text('color'),
    position: integer('position').notNull().default(0),
  },
  (t) => [uniqueIndex('feature_details_by_code').on(t.featureId, t.code)],
)

/** visibility: 0 everybody, 1 members, 2 wholesale members. */
export const products = pgTable(
  'products',
  {
    id: id(),
    code: text('code').notNull().unique(),
    name: text('name').notNull(),
    link: text('link').notNull().unique(),
    brandId: integer('brand_id').references(() => brands.id),
    /** The leaf category that its breadcrumb shows. */
    mainCategoryId: integer('main_category_id').references(() => categories.id),
    summary: text('summary').notNull().default(''),
    description: text('description').notNull().default(''),
    kdvRate: smallint('kdv_rate').notNull(),
    visibility: smallint('visibility').notNull().default(0),
    seoTitle: text('seo_title').notNull().default(''),
    seoDescription: text('seo_description').notNull().default(''),
    rank: integer('rank').notNull().default(0),
    published: boolean('published').notNull().default(true),
    publishedAt: moment('published_at').notNull().defaultNow(),
    maxInstallments: smallint('max_installments'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    nameFolded: text('name_folded').notNull().default(''),
    /** Folded words by which staff find the product. */
    searched: text('searched').generatedAlwaysAs(sql`tr_fold(name || ' ' || code)`),
  },
  (t) => [
    index('products_searched').using('gin', t.searched.op('gin_trgm_ops')),
    index('products_newest').on(t.publishedAt.desc(), t.id.desc()),
    index('products_recommended').on(t.rank, t.id),
    index('products_begun').on(sql`${t.nameFolded} collate "C"`, t.id),
    index('products_by_brand').on(t.brandId, t.rank, t.id),
    index('products_by_main_category').on(t.mainCategoryId, t.rank, t.id),
    check('products_kdv', sql`${t.kdvRate} in (0, 1, 10, 20)`),
    check('products_visibility', sql`${t.visibility} between 0 and 2`),
  ],
)

export const productCategories = pgTable(
  'product_categories',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.categoryId] }),
    index('product_categories_by_category').on(t.categoryId, t.productId),
  ],
)

export const productFeatureDetails = pgTable(
  'product_feature_details',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    detailId: integer('detail_id')
      .notNull()
      .references(() => featureDetails.id),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.detailId] }),
    index('product_feature_details_by_detail').on(t.detailId, t.productId),
  ],
)

export const variants = pgTable(
  'variants',
  {
    id: id(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    code: text('code').notNull().unique(),
    /** The code in the form that comparisons use: see `comparableCode`. */
    codeNormalized: text('code_normalized').notNull().unique(),
    barcode: text('barcode').unique(),
    name: text('name').notNull(),
    position: integer('position').notNull().default(0),
    visibility: smallint('visibility').notNull().default(0),
    sellable: boolean('sellable').notNull().default(true),
    weightGrams: integer('weight_grams').notNull().default(0),
  },
  (t) => [
    index('variants_by_product').on(t.productId, t.position),
    check('variants_visibility', sql`${t.visibility} between 0 and 2`),
  ],
)

/** Values that tell the variants of a product apart: width, colour … */
export const variantFeatureDetails = pgTable(
  'variant_feature_details',
  {
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    detailId: integer('detail_id')
      .notNull()
      .references(() => featureDetails.id),
  },
  (t) => [
    primaryKey({ columns: [t.variantId, t.detailId] }),
    index('variant_feature_details_by_detail').on(t.detailId, t.variantId),
  ],
)

/** A null `variantId`: the picture shows every variant. */
export const productPictures = pgTable(
  'product_pictures',
  {
    id: id(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id').references(() => variants.id, { onDelete: 'cascade' }),
    pictureId: integer('picture_id')
      .notNull()
      .references(() => pictures.id),
    alt: text('alt').notNull(),
    position: integer('position').notNull().default(0),
    /** Address it was imported from, so that the next import does not fetch it again. */
    source: text('source'),
  },
  (t) => [index('product_pictures_by_product').on(t.productId, t.position)],
)

/** A price list sells a variant, in packages of so many pieces. */
export const offers = pgTable(
  'offers',
  {
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    priceListId: integer('price_list_id')
      .notNull()
      .references(() => priceLists.id),
    packageSize: integer('package_size').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.variantId, t.priceListId] }),
    check('offers_package', sql`${t.packageSize} between 1 and 100000`),
  ],
)

/**
 * Dated price per piece in kuruş, with or without KDV as its list defines. A change closes the row and opens another,
 * so this table is the price history (price-label regulation art. 11). A `minQuantity` above 1 is a quantity break, in pieces.
 */
export const prices = pgTable(
  'prices',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    variantId: integer('variant_id').notNull(),
    priceListId: integer('price_list_id').notNull(),
    minQuantity: integer('min_quantity').notNull().default(1),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    validFrom: moment('valid_from').notNull().defaultNow(),
    validTo: moment('valid_to'),
  },
  (t) => [
    uniqueIndex('prices_open')
      .on(t.variantId, t.priceListId, t.minQuantity)
      .where(sql`${t.validTo} is null`),
    index('prices_by_variant').on(t.variantId, t.priceListId, t.validFrom),
    check('prices_amount', sql`${t.amount} > 0`),
    check('prices_min_quantity', sql`${t.minQuantity} >= 1`),
    check('prices_period', sql`${t.validTo} is null or ${t.validTo} > ${t.validFrom}`),
  ],
)

export const showcases = pgTable(
  'showcases',
  {
    id: id(),
    code: text('code').notNull().unique(),
    title: text('title').notNull(),
    subtitle: text('subtitle').notNull().default(''),
    position: integer('position').notNull().default(0),
    active: boolean('active').notNull().default(true),
    rule: text('rule').$type<ShowcaseRule>().notNull().default('chosen'),
    /** The category of the rule `category`; null once it is removed, and then the showcase is empty. */
    categoryId: integer('category_id').references(() => categories.id, { onDelete: 'set null' }),
    /** Most products that a rule finds; chosen products are all shown. */
    most: smallint('most').notNull().default(12),
    beginsAt: moment('begins_at'),
    endsAt: moment('ends_at'),
  },
  (t) => [
    check('showcases_rule', sql`${t.rule} in ('chosen', 'newest', 'category')`),
    check('showcases_most', sql`${t.most} between 1 and 12`),
    check('showcases_dates', sql`${t.beginsAt} < ${t.endsAt}`),
  ],
)

export const showcaseProducts = pgTable(
  'showcase_products',
  {
    showcaseId: integer('showcase_id')
      .notNull()
      .references(() => showcases.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.showcaseId, t.productId] })],
)

/** Showcases that a member has hidden from the home page. */
export const hiddenShowcases = pgTable(
  'hidden_showcases',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    showcaseId: integer('showcase_id')
      .notNull()
      .references(() => showcases.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.showcaseId] }),
    index('hidden_showcases_by_showcase').on(t.showcaseId),
  ],
)

export const productRelations = pgTable(
  'product_relations',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    relatedId: integer('related_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.productId, t.relatedId] })],
)

/** Stock in pieces: the sum of its movements. It is never negative, and `reserved` never exceeds it (promise R28). */
export const stockBalances = pgTable(
  'stock_balances',
  {
    variantId: integer('variant_id')
      .primaryKey()
      .references(() => variants.id, { onDelete: 'cascade' }),
    onHand: integer('on_hand').notNull().default(0),
    reserved: integer('reserved').notNull().default(0),
  },
  (t) => [
    check('stock_not_negative', sql`${t.onHand} >= 0 and ${t.reserved} >= 0`),
    check('stock_not_promised_twice', sql`${t.reserved} <= ${t.onHand}`),
  ],
)

/** kind: opening, import, sale, cancellation, correction. `reference` names the order or file. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    kind: text('kind').notNull(),
    reference: text('reference').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('stock_movements_by_variant').on(t.variantId, t.createdAt),
    check(
      'stock_movements_kind',
      sql`${t.kind} in ('opening', 'import', 'sale', 'cancellation', 'correction')`,
    ),
    check('stock_movements_quantity', sql`${t.quantity} <> 0`),
  ],
)

/** Stock reserved for an order that is not settled yet. One row per order and variant; deleted when released or sold. */
export const stockReservations = pgTable(
  'stock_reservations',
  {
    orderCode: text('order_code').notNull(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id),
    quantity: integer('quantity').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.orderCode, t.variantId] }),
    check('stock_reservations_quantity', sql`${t.quantity} > 0`),
  ],
)

/**
 * Other words of shoppers for goods of the shop, which staff edit: `nato` means "tek parça naylon". `phrase_words` is the
 * phrase as searches split it.
 */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: id(),
    phrase: text('phrase').notNull(),
    phraseWords: text('phrase_words').notNull().unique(),
    meanings: text('meanings').array().notNull(),
    bothWays: boolean('both_ways').notNull().default(false),
  },
  (t) => [check('search_synonyms_meanings', sql`cardinality(${t.meanings}) between 1 and 6`)],
)

/**
 * Searches that found nothing as they were typed, counted by day and folded query, without anything about the visitor.
 * `helped` of them showed products all the same, found by a correction or without one of the words.
 */
export const missedSearches = pgTable(
  'missed_searches',
  {
    day: date('day').notNull(),
    query: text('query').notNull(),
    searches: integer('searches').notNull(),
    helped: integer('helped').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.query] }),
    check('missed_searches_counts', sql`${t.helped} >= 0 and ${t.searches} >= ${t.helped}`),
  ],
)
