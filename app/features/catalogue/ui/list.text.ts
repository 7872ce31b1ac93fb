import { formatNumber } from '~/kernel/turkish'
import type { Sort } from '../catalogue'

/** Sentences of lists with filters. */
export const listText = {
  productCount: (count: number) => `${formatNumber(count)} ürün`,
  filters: 'Filtreler',
  filtersChosen: (count: number) => `Filtreler (${count})`,
  close: 'Kapat',
  clearAll: 'Filtreleri temizle',
  removePrefix: 'Kaldır:',
  priceAtLeast: (price: string) => `${price} ve üzeri`,
  priceAtMost: (price: string) => `${price} ve altı`,
  chosenFilters: 'Seçili filtreler',
  inStockOnly: 'Yalnız stoktakiler',
  priceRange: (from: string, to: string) => `${from} – ${to}`,
  apply: 'Uygula',
  package: (size: number) => (size === 1 ? 'Tek adet' : `${formatNumber(size)} adetlik paket`),
  sort: 'Sırala',
  sorts: {
    onerilen: 'Önerilen',
    yeni: 'En yeni',
    'fiyat-artan': 'Fiyat: düşükten yükseğe',
    'fiyat-azalan': 'Fiyat: yüksekten düşüğe',
    ad: 'Ada göre',
  } satisfies Record<Sort, string>,
  previous: (count: number) => `Önceki ${formatNumber(count)} ürün`,
  nothingFound: 'Bu seçimle eşleşen ürün yok',
  loosen: 'Bir filtreyi kaldırmak sonuçları genişletir:',
  loosenOne: (name: string) => `${name} filtresini kaldır`,
  subcategories: 'Alt kategoriler',
  categoryEmpty: 'Bu kategoride ürün bulunamadı!',
}
