import { formatNumber } from '../../app/kernel/turkish'

/** Messages to the operator while the demo shop is loaded. */
export const text = {
  places: (count: number) => `İller, ilçeler ve mahalleler: ${formatNumber(count)} kayıt`,
  shop: 'Fiyat listeleri, ayarlar, kargo ve ödeme seçenekleri',
  contents: (count: number) => `Sayfalar ve sık sorulan sorular: ${formatNumber(count)} kayıt`,
  pictures: (count: number) => `Ürün görselleri: ${formatNumber(count)} dosya`,
  noPictures: 'Ürün görselleri bulunamadı, ürünler görselsiz yüklenecek',
  products: (products: number, variants: number) =>
    `Ürünler: ${formatNumber(products)} ürün, ${formatNumber(variants)} çeşit`,
  menus: 'Menüler ve vitrinler',
}
