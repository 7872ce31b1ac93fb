import { formatNumber } from '~/kernel/turkish'

/** Sentences of the notice after sign-in: apart from those that every page with a basket button loads. */
export const mergeText = {
  title: 'Giriş yapmadan önce seçtiğiniz ürünleri sepetinize kattık.',
  lines: (count: number) => `${formatNumber(count)} ürün`,
}
