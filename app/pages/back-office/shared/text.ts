import { formatNumber } from '~/kernel/turkish'

/** Sentences that lists and actions of the back office share. */
export const text = {
  filter: 'Süz',
  clear: 'Temizle',
  pages: 'Sayfalar',
  previous: 'Önceki',
  next: 'Sonraki',
  rows: (from: number, to: number, total: number, isMore: boolean) =>
    `${formatNumber(from)}–${formatNumber(to)} / ${isMore ? `${formatNumber(total - 1)}’den çok` : formatNumber(total)}`,
  search: 'Ara',
  empty: 'Bu süzgece uyan kayıt yok.',
  ownOnly: 'Yalnızca satış temsilcisi olduğunuz bayilerin kayıtlarını görürsünüz.',
  give: 'Vazgeç',
  confirm: {
    label: 'Doğrulama kodu',
    hint: 'Doğrulama uygulamanızdaki kod. On dakika boyunca yeniden sorulmaz.',
    missing: 'Bu işlem için doğrulama uygulamanızdaki kodu yazın.',
    wrong: 'Kod doğru değil ya da az önce kullanıldı. Uygulamadaki yeni kodu yazın.',
    tooMany: (minutes: number) => `Çok fazla deneme yapıldı. ${minutes} dakika sonra yeniden deneyin.`,
  },
  ambiguous: (typed: string) =>
    `“${typed}” iki türlü okunur. Bin lira ise ${typed.replace('.', '')},00, kuruş ise ${typed.replace('.', ',').slice(0, -1)} yazın.`,
  addGoods: {
    label: 'Ürün ara',
    hint: 'Ad ya da kodla; seçtiğiniz aşağıdaki satırlara eklenir, her basış bir artırır.',
    none: 'Böyle bir ürün bulunamadı.',
    add: (code: string, name: string, available: string) => `${code} · ${name} · stok ${available}`,
  },
  up: 'Yukarı',
  down: 'Aşağı',
  order: 'Sıra',
  drag: 'Sürükleyip bırakın',
  pictures: {
    hint: 'JPEG, PNG, WebP ya da AVIF. Bir kerede birden çok dosya seçebilirsiniz; toplamı en çok 10 MB.',
    wrong: (name: string, reason: string) => `${name}: ${reason}.`,
    reasons: {
      too_large: 'çok büyük; en çok 15 MB olabilir',
      format: 'JPEG, PNG, WebP ya da AVIF değil',
      too_many_pixels: 'çok fazla piksel içeriyor',
      damaged: 'açılamadı; dosya bozuk olabilir',
    },
  },
  recordStale:
    'Bu kayıt siz açtıktan sonra değişti. Yazdıklarınız duruyor; yeniden kaydederseniz sizin yazdıklarınız geçerli olur.',
  openElsewhere: (name: string, since: string) =>
    `${name} bu kaydı da açtı (${since}). İkiniz de kaydederseniz sonraki kayıt öncekinin üstüne sormadan yazmaz.`,
  notFound: 'Kayıt bulunamadı; başka biri silmiş olabilir.',
} as const
