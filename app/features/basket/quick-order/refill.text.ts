import { formatNumber as n } from '~/kernel/turkish'

/** Sentences for goods of an earlier order or list put into the basket. */
export const refillText = {
  unsold: 'Bu ürün artık satışta değil.',
  repacked: (size: number, wanted: number, added: number) =>
    `Artık ${n(size)} adetlik paketlerle satılıyor: ${n(wanted)} adet yerine ${n(added)} adet eklendi.`,
  price: (before: string, now: string) => `Adet fiyatı değişti: ${before} yerine ${now}.`,
  added: (lines: number, pieces: number) => `${n(lines)} ürün sepetinize eklendi (${n(pieces)} adet).`,
  nothing: 'Sepetinize ürün eklenemedi.',
  fewer: (lines: number) => `${n(lines)} üründe istenen miktar bulunamadı.`,
  none: (lines: number) => `${n(lines)} ürün eklenemedi.`,
  priced: (lines: number) => `${n(lines)} ürünün fiyatı değişti.`,
  toBasket: 'Sepete git',
  lines: 'Sepete eklenenler',
}
