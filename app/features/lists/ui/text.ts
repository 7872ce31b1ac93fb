import { formatNumber } from '~/kernel/turkish'

/** Sentences of favourite buttons and saved items. */
export const text = {
  keep: (name: string) => `Favorilere ekle: ${name}`,
  saved: 'Sonraya bıraktıklarınız',
  pieces: (count: number) => `${formatNumber(count)} adet`,
  notSold: 'Artık satışta değil',
  move: 'Sepete taşı',
  moveNamed: (name: string) => `Sepete taşı: ${name}`,
  drop: 'Listeden çıkar',
  dropNamed: (name: string) => `Listeden çıkar: ${name}`,
}
