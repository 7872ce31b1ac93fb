import { formatNumber } from '~/kernel/turkish'

/** Sentences of the prices and stock as a customer sees them. */
export const text = {
  title: (name: string) => `${name} ne görüyor?`,
  back: 'Müşteriye dön',
  lead: 'Müşterinin şu anda gördüğü ürünler, fiyatlar ve stok; görmediği ürünler burada da çıkmaz. Hiçbir şey değişmez.',
  words: 'Ürün adı ya da kodu',
  last: 'Son aldıkları',
  found: 'Aramada gördükleri',
  product: 'Ürün',
  price: 'Bugünkü fiyatı',
  net: '+ KDV',
  breaks: (quantity: number, price: string) => `${formatNumber(quantity)} adetten: ${price}`,
  package: (size: number) => `${formatNumber(size)} adetlik paket`,
  stock: 'Stok',
  lastPrice: 'Son alış (KDV dahil)',
  lastOf: (price: string, quantity: number, day: string) =>
    `${price} · ${formatNumber(quantity)} adet · ${day}`,
  never: 'Almadı',
  gone: 'Artık göremiyor',
  none: 'Bu müşteri aradığınızı görmüyor ya da henüz bir şey almadı.',
  noBuyer: 'Bu müşterinin giriş yapabilen, e-postası doğrulanmış bir kullanıcısı yok.',
} as const
