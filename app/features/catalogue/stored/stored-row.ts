// The places of the values in the documents that migrations/functions/stored/ writes.

export type StoredVariant = [
  id: number,
  code: string,
  name: string,
  barcode: string | null,
  visibility: number,
  details: number[],
]

/** `variantIds` holds null where the picture shows every variant. */
export type StoredPicture = [
  hash: string,
  width: number,
  height: number,
  blur: string,
  alt: string,
  variantIds: (number | null)[],
]

/** The document of a product: variants and pictures in the order of the shop, and the feature values of all its variants. */
export type StoredParts = [variants: StoredVariant[], pictures: StoredPicture[], details: number[]]

/**
 * A price list's own terms for a variant. `since` is the begin of the price in seconds; `former` holds earlier prices of a lower
 * one with the seconds from their end to that begin.
 */
export type StoredOffer = [
  variantId: number,
  packageSize: number,
  amount: number,
  until: string | null,
  breaks: [minQuantity: number, amount: number][] | null,
  since: number | null,
  former: [amount: number, ago: number][] | null,
]
