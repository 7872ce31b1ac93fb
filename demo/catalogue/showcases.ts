import type { DemoProduct, DemoShowcase } from './types'

type Choose = (product: DemoProduct) => boolean

const size = 10

/** The showcases of the home page, filled by rules with products that guests may see. */
export function listShowcases(products: readonly DemoProduct[]): DemoShowcase[] {
  const open = products.filter((product) => product.visibility === 'guest')
  const inBranch =
    (key: string): Choose =>
    (product) =>
      product.categoryKeys.includes(key)
  return [
    block('one-cikanlar', 'Öne çıkanlar', 'Bu hafta en çok beğenilen kordonlar', byRank(open), () => true),
    block('yeniler', 'Yeni gelenler', 'Atölyeden bu ay çıkanlar', byDate(open), () => true),
    block('deri-secki', 'Deri seçkisi', 'Kullandıkça güzelleşen kordonlar', byRank(open), inBranch('deri')),
    block(
      'denize-hazir',
      'Denize hazır',
      'Silikon ve FKM kauçuk kordonlar',
      byRank(open),
      inBranch('silikon'),
    ),
    block(
      'metal-isigi',
      'Metal ışığı',
      'Hasır ve çelik kordonlar',
      byRank(open),
      (product) => inBranch('hasir')(product) || inBranch('celik')(product),
    ),
    block(
      'akilli-saate',
      'Akıllı saatinize',
      'Hızlı değişim pimli ve kızaklı kordonlar',
      byRank(open),
      inBranch('akilli'),
    ),
    block('tezgahtan', 'Tezgâhtan küçük parçalar', 'Pim, toka ve aletler', byRank(open), inBranch('toka')),
    block('bakim-kosesi', 'Bakım köşesi', 'Balm, bez, kutu ve rulolar', byRank(open), inBranch('bakim')),
    block(
      'uygun-fiyatli',
      '400 TL altı',
      'Renk değiştirmenin kolay yolu',
      byRank(open),
      (product) => isStrap(product) && retailPrice(product) < 40_000,
    ),
  ]
}

function block(
  code: string,
  title: string,
  subtitle: string,
  products: readonly DemoProduct[],
  choose: Choose,
): DemoShowcase {
  return {
    code,
    title,
    subtitle,
    productCodes: products
      .filter(choose)
      .slice(0, size)
      .map((product) => product.code),
  }
}

function byRank(products: readonly DemoProduct[]): DemoProduct[] {
  return products.toSorted((first, second) => first.rank - second.rank)
}

function byDate(products: readonly DemoProduct[]): DemoProduct[] {
  return products.toSorted(
    (first, second) => first.publishedDaysAgo - second.publishedDaysAgo || first.rank - second.rank,
  )
}

function isStrap(product: DemoProduct): boolean {
  return !product.categoryKeys.includes('toka') && !product.categoryKeys.includes('bakim')
}

function retailPrice(product: DemoProduct): number {
  return (
    product.variants[0]?.offers.find((offer) => offer.list === 'perakende')?.priceKurus ??
    Number.POSITIVE_INFINITY
  )
}
