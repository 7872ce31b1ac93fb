import { formatNumber } from '~/kernel/turkish'

/**
 * Sentences of the notice after sign-in, in a file of their own because every page with a basket button loads the
 * others.
 */
export const mergeText = {
  title: 'Giriş yapmadan önce seçtiğiniz ürünleri sepetinize kattık.',
  lines: (count: number) => `${formatNumber(count)} ürün`,
}
