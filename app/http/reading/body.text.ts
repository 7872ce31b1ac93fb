import { formatNumber } from '~/kernel/turkish'

export const text = {
  tooManyFields: (most: number) =>
    `Tek seferde en çok ${formatNumber(most)} alan gönderilebilir. Lütfen daha az bilgiyle yeniden deneyin.`,
}
