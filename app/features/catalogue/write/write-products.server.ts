import { sql } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import { recordset } from '~/db/recordset.server'
import { claimLinks, forgetGone, recordGone } from '~/features/settings/settings.server'
import type { Identified, ProductInput, ProductPart, SavedProduct } from './product-input'
import { findConflicts } from './write-conflicts.server'
import { listLater, listNow } from './write-listing.server'
import { lockCatalogue } from './write-lock.server'
import { writeOffers } from './write-offers.server'
import { writePictures } from './write-pictures.server'
import { writeProductCategories, writeProductFeatures } from './write-sets.server'
import { writeVariants } from './write-variants.server'

/** `saveProducts` for one product. */
export async function saveProduct(db: Transaction, input: ProductInput, at: Date): Promise<SavedProduct> {
  return (await saveProducts(db, [input], at)).get(input.code)!
}

/**
 * Adds or changes products by code with their variants, offers, prices, pictures, features and categories. The number of
 * statements does not grow with the products. Changed prices begin at `at`. Returns the outcome of each code.
 */
export async function saveProducts(
  db: Transaction,
  inputs: readonly ProductInput[],
  at: Date,
): Promise<Map<string, SavedProduct>> {
  await lockCatalogue(db)
  await listLater(db)
  const conflicts = await findConflicts(db, inputs)
  const known = await findIds(db, inputs)
  const added = await newIds(
    db,
    inputs.filter(({ code }) => !known.has(code) && !conflicts.has(code)),
  )
  const products = inputs.flatMap((input): Identified[] => {
    const id = known.get(input.code) ?? added.get(input.code)
    return id === undefined || conflicts.has(input.code) ? [] : [{ ...input, id }]
  })
  const changes = new Map<number, Set<ProductPart>>(products.map(({ id }) => [id, new Set()]))
  const note = (part: ProductPart, ids: Iterable<number>) => {
    for (const id of ids) changes.get(id)!.add(part)
  }
  note('product', await writeOwnFields(db, products, at))
  note('categories', await writeProductCategories(db, products))
  note('features', await writeProductFeatures(db, products))
  const variants = await writeVariants(db, products)
  note('variants', variants.changed)
  note('prices', await writeOffers(db, products, variants.ids, at))
  note('pictures', await writePictures(db, products, variants.ids))
  await listNow(
    db,
    [...changes].flatMap(([id, parts]) => (parts.size > 0 ? [id] : [])),
  )

  const saved = new Map<string, SavedProduct>(conflicts)
  for (const { code, id } of products) {
    const parts = [...changes.get(id)!]
    saved.set(code, {
      status: added.has(code) ? 'created' : parts.length > 0 ? 'updated' : 'unchanged',
      id,
      changes: parts,
    })
  }
  return saved
}

async function findIds(db: Transaction, inputs: readonly ProductInput[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ code: string; id: number }>(
    sql`select code, id from products where code = any(${sql.param(inputs.map(({ code }) => code))}::text[])`,
  )
  return new Map(rows.map(({ code, id }) => [code, id]))
}

async function newIds(db: Transaction, inputs: readonly ProductInput[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select nextval(pg_get_serial_sequence('products', 'id'))::int as id from generate_series(1, ${inputs.length})`)
  return new Map(inputs.map(({ code }, place) => [code, rows[place]!.id]))
}

const columns = `id int, code text, name text, link text, "brandId" int, "mainCategoryId" int, summary text,
  description text, "kdvRate" smallint, visibility smallint, "seoTitle" text, "seoDescription" text, rank int,
  published boolean, "publishedAt" timestamptz, "maxInstallments" smallint`

async function writeOwnFields(db: Transaction, products: readonly Identified[], at: Date): Promise<number[]> {
  const links = await claimLinks(
    db,
    'product',
    products.map(({ id, link, name }) => ({ id, desired: link ?? name })),
  )
  const rows = products.map((product) => ({
    ...product,
    link: links.get(product.id)!,
    mainCategoryId: product.categoryIds[0] ?? null,
    // Other statements write them.
    variants: undefined,
    pictures: undefined,
    categoryIds: undefined,
    detailIds: undefined,
  }))
  const { rows: changed } = await db.execute<Changed>(sql`
    update products p set name = n.name, link = n.link, brand_id = n.brand_id, main_category_id = n.main_category_id,
      summary = n.summary, description = n.description, kdv_rate = n.kdv_rate, visibility = n.visibility,
      seo_title = n.seo_title, seo_description = n.seo_description, rank = n.rank, published = n.published,
      published_at = n.published_at, max_installments = n.max_installments, updated_at = ${at.toISOString()}
    from (
      select i.id, i.name, i.link, i."brandId" as brand_id, i."mainCategoryId" as main_category_id,
        coalesce(i.summary, o.summary) as summary, i.description, i."kdvRate" as kdv_rate,
        coalesce(i.visibility, o.visibility) as visibility, coalesce(i."seoTitle", o.seo_title) as seo_title,
        coalesce(i."seoDescription", o.seo_description) as seo_description, coalesce(i.rank, o.rank) as rank,
        coalesce(i.published, o.published) as published, coalesce(i."publishedAt", o.published_at) as published_at,
        coalesce(i."maxInstallments", o.max_installments) as max_installments, o.published as was_published
      from ${recordset(rows, columns)} join products o using (id)
    ) n
    where p.id = n.id and
      (p.name, p.link, p.brand_id, p.main_category_id, p.summary, p.description, p.kdv_rate, p.visibility, p.seo_title,
        p.seo_description, p.rank, p.published, p.published_at, p.max_installments)
      is distinct from
      (n.name, n.link, n.brand_id, n.main_category_id, n.summary, n.description, n.kdv_rate, n.visibility, n.seo_title,
        n.seo_description, n.rank, n.published, n.published_at, n.max_installments)
    returning p.id, p.link, p.published, p.visibility, n.was_published as "wasPublished"`)
  await tellWhatIsGone(db, changed)
  const { rows: added } = await db.execute<{ id: number }>(sql`
    insert into products (id, code, name, link, brand_id, main_category_id, summary, description, kdv_rate, visibility,
      seo_title, seo_description, rank, published, published_at, max_installments, updated_at)
    select id, code, name, link, "brandId", "mainCategoryId", coalesce(summary, ''), description, "kdvRate",
      coalesce(visibility, 0), coalesce("seoTitle", ''), coalesce("seoDescription", ''), coalesce(rank, 0), coalesce(published, true),
      coalesce("publishedAt", ${at.toISOString()}), "maxInstallments", ${at.toISOString()}
    from ${recordset(rows, columns)}
    where not exists (select from products p where p.id = i.id)
    returning id`)
  return [...changed, ...added].map(({ id }) => id)
}

type Changed = { id: number; link: string; published: boolean; visibility: number; wasPublished: boolean }

/** A product that everybody could see is gone when it is no longer published, and back when it is published again. */
export async function tellWhatIsGone(db: Transaction, changed: readonly Changed[]): Promise<void> {
  const paths = (which: (product: Changed) => boolean) => changed.filter(which).map(({ link }) => `/${link}`)
  await recordGone(
    db,
    paths(({ published, visibility, wasPublished }) => wasPublished && !published && visibility === 0),
  )
  await forgetGone(
    db,
    paths(({ published, wasPublished }) => published && !wasPublished),
  )
}
