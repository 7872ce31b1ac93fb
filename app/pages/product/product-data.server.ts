import { grossUnit, type ProductDetail, stockState } from '~/features/catalogue/catalogue'
import type { Visitor } from '~/features/identity/identity'
import { picturePath } from '~/features/media/media'
import { dayInIstanbul } from '~/kernel/dates'
import { toTl } from '~/kernel/money'

type Variant = ProductDetail['variants'][number]

/**
 * schema.org Product. Its offer has the price of guests, as search engines are guests: members get a page without one, so that a
 * dealer's price never stands in structured data (promise P04).
 */
export function productData(
  origin: string,
  visitor: Pick<Visitor, 'kind'>,
  product: ProductDetail,
  variant: Variant | null,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    url: `${origin}/${product.link}`,
    sku: variant?.code ?? product.code,
    ...(product.summary ? { description: product.summary } : {}),
    image: product.pictures.slice(0, 3).map(({ hash }) => origin + picturePath(hash, 960, 'webp')),
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand.name } } : {}),
    ...(variant?.barcode && isGtin(variant.barcode) ? { gtin: variant.barcode } : {}),
    ...(visitor.kind === 'guest' && variant?.price
      ? { offers: offer(origin, product, variant, variant.price) }
      : {}),
  }
}

function offer(
  origin: string,
  product: ProductDetail,
  variant: Variant,
  paid: NonNullable<Variant['price']>,
) {
  const price = toTl(grossUnit(paid)).toFixed(2)
  const isSoldOut = stockState(variant.available, paid.packageSize) === 'none'
  return {
    '@type': 'Offer',
    url: `${origin}/${product.link}`,
    priceCurrency: 'TRY',
    price,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceCurrency: 'TRY',
      price,
      valueAddedTaxIncluded: true,
    },
    ...(paid.until ? { priceValidUntil: lastDay(paid.until) } : {}),
    availability: `https://schema.org/${isSoldOut ? 'OutOfStock' : 'InStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
  }
}

/** The last day on which a price holds that ends at this moment: a price that ends at midnight holds the day before. */
const lastDay = (until: string) => dayInIstanbul(new Date(Date.parse(until) - 1))

/** Whether a barcode is a GTIN of 8, 12, 13 or 14 digits with a right check digit (GS1 General Specifications §7.9). */
export function isGtin(barcode: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(barcode)) return false
  const digits = [...barcode].map(Number).toReversed()
  const sum = digits.slice(1).reduce((total, digit, i) => total + digit * (i % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10 === digits[0]
}
