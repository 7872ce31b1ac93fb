import { formatNumber } from '~/kernel/turkish'

/** Sentences of the compact list. */
export const compactText = {
  code: 'Kod',
  product: 'Ürün',
  width: 'Genişlik',
  colour: 'Renk',
  stock: 'Stok',
  stockStates: { none: 'Stokta yok', little: 'Son birkaç adet', plenty: 'Stokta' },
  stockLeft: (pieces: number) => `Son ${formatNumber(pieces)} adet`,
  pieces: (size: number) => `${formatNumber(size)} adet`,
  unitPrice: 'Adet fiyatı',
  packagePrice: 'Paket fiyatı',
  amount: 'Miktar',
  total: 'Tutar',
  matrixOf: (name: string) => `${name}: bütün seçenekler`,
  across: (rows: string, columns: string) => `${rows} / ${columns}`,
  missing: 'bu birleşim yok',
  noPrice: 'Fiyatı sorunuz',
  withKdv: 'KDV dahil',
  withoutKdv: 'KDV hariç',
  pricesAre: (kdv: string) => `Fiyatlar ${kdv}`,
  breakFrom: (pieces: number, price: string) => `${formatNumber(pieces)}+ adet ${price}`,
}
