import type { FeatureChange } from '~/features/catalogue/catalogue.server'
import { formatNumber } from '~/kernel/turkish'

/** Sentences of the features and their values. */
export const text = {
  title: 'Özellikler',
  lead: 'Genişlik, renk, malzeme gibi özellikler çeşitleri ayırır ve listelerde süzgeç olur.',
  none: 'Henüz özellik yok. İlk özelliği ekleyin: örneğin Renk.',
  name: 'Ad',
  kind: 'Görünüşü',
  kinds: { text: 'Yazı', swatch: 'Renk örneği', number: 'Ölçü' } satisfies Record<
    FeatureChange['kind'],
    string
  >,
  unit: 'Birim',
  unitHint: 'Değerin ardından yazılır, örneğin mm.',
  explanation: 'Açıklama',
  explanationHint: 'Müşteri özelliğin yanındaki soru işaretinde okur.',
  filterable: 'Listelerde süzgeç olur',
  position: 'Sıra',
  values: (count: number) => (count === 0 ? 'Değeri yok' : `${formatNumber(count)} değer`),
  toValues: 'Değerleri',
  add: 'Özellik ekle',
  edit: 'Değiştir',
  save: 'Kaydet',
  remove: 'Sil',
  back: 'Özellikler',
  valuesOf: (name: string) => `${name}: değerler`,
  noValues: 'Henüz değer yok.',
  value: 'Değer',
  color: 'Renk',
  colorHint: 'Örneği gösterilecek renk.',
  addValue: 'Değer ekle',
  products: (count: number) => (count === 0 ? 'Ürünü yok' : `${formatNumber(count)} ürün`),
  done: {
    ekle: 'Özellik eklendi.',
    kaydet: 'Özellik kaydedildi.',
    sil: 'Özellik silindi.',
  } as Record<string, string>,
  doneValue: { ekle: 'Değer eklendi.', kaydet: 'Değer kaydedildi.', sil: 'Değer silindi.' } as Record<
    string,
    string
  >,
  wrong: {
    name: 'Özelliğin adını 1 ile 60 harf arasında yazın.',
    position: 'Sırayı 0 ile 9999 arasında bir sayı olarak yazın.',
    value: 'Değeri 1 ile 80 harf arasında yazın.',
    color: 'Rengi #8a4b1f gibi seçin.',
    taken: 'Bu adda bir kayıt var.',
  },
} as const
