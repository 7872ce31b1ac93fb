import { formatNumber } from '~/kernel/turkish'

/** Sentences of categories and of the list of all products. */
export const text = {
  description: (name: string) => `${name}: ölçü, renk ve malzemeye göre seçin. Hızlı kargo, 14 gün iade.`,
  all: 'Tüm ürünler',
  allDescription:
    'Mağazadaki tüm saat kordonları, kayışlar ve aksesuarlar: ölçü, renk ve malzemeye göre süzün.',
  valueOf: (name: string, value: string) => `${name}: ${value}`,
  valueOfFeature: (value: string, feature: string) => `${value} (${feature})`,
  pageOf: (title: string, page: number) => `${title}, sayfa ${formatNumber(page)}`,
}
