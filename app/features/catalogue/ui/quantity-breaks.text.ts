import { formatNumber } from '~/kernel/turkish'

/** Sentences of quantity breaks. */
export const text = {
  perPiece: 'adet',
  plusKdv: '+ KDV',
  breaks: 'Çok alana az öde',
  breakRow: (pieces: number) => `${formatNumber(pieces)} adetten itibaren`,
}
