import { sql, type SQL } from 'drizzle-orm'

// The numbers in the listing tables, by name; README.md explains them. They stand in statements as they are, not as
// parameters, so that PostgreSQL plans for them. migrations/functions/listing/listing_numbers.sql has the same names.

const number = (value: number): SQL => sql.raw(String(value))

/** Column `kind`: the fact that a bitmap tells about products. */
export const kind = {
  /** Visitors of the level in `key` see the product. */
  visible: number(0),
  /** The product is in the category in `key` or below it. */
  category: number(1),
  /** The product has the feature value (detail) in `key`. */
  detail: number(2),
  /** The product is in stock, in packages of this price list. */
  inStock: number(3),
  /** The price list sells the product in packages of the size in `key`. */
  packageSize: number(4),
  /** The price list says something about the product itself. */
  own: number(5),
}

/** Column `key` of the kinds `inStock` and `own`. */
export const noKey = number(0)

/** Column `list_id` of the retail list's facts, and of facts that hold in every price list. */
export const retail = number(0)

/** Column `category_id` of `listing_entries` for all products. */
export const wholeShop = number(0)

/** Column `layer`: the variants of a product for which the fact holds. */
export const layer = {
  /** All variants; of the kind `visible`, at least one. */
  all: number(-1),
  /** Layers of single variants go from `first` to `last`. */
  first: number(0),
  last: number(30),
  /** At least one variant that visitors of this level see, but not all variants. */
  some: (level: number): SQL => number(-2 - level),
}

/** Products in one bitmap: bit `id % chunkSize` of the row with the chunk `id / chunkSize`. */
export const chunkSize = number(32_000)

/** Bits that are read at once where the ids in a bitmap are listed. */
export const wordSize = number(64)
