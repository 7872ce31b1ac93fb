import { formatNumber } from '~/kernel/turkish'

/** Sentences of the brands. */
export const text = {
  title: 'Markalar',
  lead: 'Ürünlerin markaları. Ürün sayfasında ve aramada görünür.',
  none: 'Henüz marka yok.',
  name: 'Ad',
  products: (count: number) => (count === 0 ? 'Ürünü yok' : `${formatNumber(count)} ürün`),
  add: 'Marka ekle',
  edit: 'Değiştir',
  save: 'Kaydet',
  remove: 'Sil',
  done: { ekle: 'Marka eklendi.', kaydet: 'Marka kaydedildi.', sil: 'Marka silindi.' } as Record<
    string,
    string
  >,
  wrong: { name: 'Marka adını 1 ile 80 harf arasında yazın.', taken: 'Bu adda bir marka var.' },
} as const
