import { formatNumber } from '~/kernel/turkish'

/** Sentences of the product page. */
export const productText = {
  installments: 'Taksitler',
  stockLeft: (pieces: number) => `Son ${formatNumber(pieces)} adet`,
  code: 'Ürün kodu',
  options: (name: string) => `${name} seçin`,
  several: 'Birden çok seçenek mi alacaksınız?',
  severalOpen: 'Çoklu sipariş tablosu',
  optionGone: 'bu birleşim yok',
  optionSoldOut: 'stokta yok',
  gallery: 'Ürün görselleri',
  showPicture: (n: number, total: number) => `${n}. görseli göster (toplam ${total})`,
  enlarge: 'Görseli büyüt',
  lowestNote: 'Üzeri çizili fiyat, indirimden önceki 30 günün en düşük fiyatıdır.',
}
