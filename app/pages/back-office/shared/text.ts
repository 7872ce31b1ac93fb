import { formatNumber } from '~/kernel/turkish'

/** Sentences that lists and actions of the back office share. */
export const text = {
  filter: 'Süz',
  clear: 'Süzgeci kaldır',
  pages: 'Sayfalar',
  previous: 'Önceki',
  next: 'Sonraki',
  rows: (from: number, to: number, total: number, isMore: boolean) =>
    `${formatNumber(from)}–${formatNumber(to)} / ${isMore ? `${formatNumber(total - 1)}’den çok` : formatNumber(total)}`,
  search: 'Ara',
  empty: 'Bu süzgece uyan kayıt yok.',
  give: 'Vazgeç',
  confirm: {
    label: 'Doğrulama kodu',
    hint: 'Doğrulama uygulamanızdaki kod. On dakika boyunca yeniden sorulmaz.',
    missing: 'Bu işlem için doğrulama uygulamanızdaki kodu yazın.',
    wrong: 'Kod doğru değil ya da az önce kullanıldı. Uygulamadaki yeni kodu yazın.',
    tooMany: (minutes: number) => `Çok fazla deneme yapıldı. ${minutes} dakika sonra yeniden deneyin.`,
  },
  recordStale:
    'Bu kayıt siz açtıktan sonra değişti. Yazdıklarınız duruyor; yeniden kaydederseniz sizin yazdıklarınız geçerli olur.',
  notFound: 'Kayıt bulunamadı; başka biri silmiş olabilir.',
} as const
