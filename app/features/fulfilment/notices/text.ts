import { formatPrice } from '~/kernel/turkish'
import { statusText } from '~/features/orders/orders'
import type { DecideNoticeOutcome, NoticeState, ReceiptProblem } from './notices'

/** Sentences about payment notices. */
export const text = {
  title: (code: string) => `Ödeme bildirimi: sipariş ${code}`,
  heading: 'Ödeme bildirimi',
  back: 'Siparişe dön',
  tell: 'Ödemeyi yaptım, bildir',
  tellAgain: 'Yeni bildirim gönder',
  why: (due: string) => `Gönderilecek tutar: ${due}. Parayı gönderdikten sonra buradan bize bildirin.`,
  holds: 'Bildiriminiz incelenirken siparişiniz süre dolduğu için iptal edilmez.',
  account: 'Hangi hesabımıza gönderdiniz?',
  amount: 'Gönderdiğiniz tutar (TL)',
  day: 'Gönderdiğiniz gün',
  sender: 'Gönderen',
  senderHint: 'Havaleyi yapan hesabın sahibi',
  note: 'Not',
  noteHint: 'En çok 500 karakter',
  receipt: 'Dekont',
  receiptHint:
    'PDF, JPG ya da PNG; en çok 5 MB. Yalnızca siz ve ödemeleri kontrol eden çalışanlarımız görür.',
  send: 'Bildirimi gönder',
  errors: 'Lütfen şunları düzeltin',
  sent: 'Bildiriminiz alındı, kontrol ediyoruz. Sonucu e-postayla da yazacağız.',
  list: 'Ödeme bildirimleriniz',
  states: {
    waiting: 'Bildiriminiz alındı, kontrol ediyoruz',
    confirmed: 'Ödemeniz onaylandı',
    refused: 'Ödeme bulunamadı',
  } satisfies Record<NoticeState, string>,
  line: (amount: string, bank: string, day: string) => `${amount} · ${bank} · ${day}`,
  from: (sender: string) => `Gönderen: ${sender}`,
  file: 'Dekontu indir',
  reason: 'Açıklamamız',
  wrong: {
    account: 'Parayı gönderdiğiniz hesabı seçin.',
    amount: 'Gönderdiğiniz tutarı yazın. Örnek: 1.299,80',
    day: 'Gönderdiğiniz günü seçin; gelecekte ya da 90 günden eski olamaz.',
    sender: {
      empty: 'Gönderenin adını yazın.',
      wrong: 'Gönderenin adı 2 ile 120 karakter arasında olmalıdır.',
    },
    note: 'Not en çok 500 karakter olabilir.',
    receipt: {
      format: 'Dekont yalnızca PDF, JPG ya da PNG olabilir. Bu dosyanın içeriği bunlardan biri değil.',
      tooLarge: 'Dekont çok büyük. En çok 5 MB’lık bir dosya seçin.',
      notStored:
        'Dekont şu anda saklanamıyor. Bildirimi dekontsuz gönderin ya da birkaç dakika sonra yeniden deneyin.',
      unreadable: 'Dekont açılamadı ya da korumalı. Başka bir kopyasını seçin.',
    } satisfies Record<ReceiptProblem, string>,
    refused: 'Bu sipariş için havale bildirimi gönderilemiyor. Sorunuz varsa lütfen bize ulaşın.',
    tooMany: 'Bu sipariş için en çok 5 bildirim gönderilebilir. Lütfen bize ulaşın.',
  },
  reasonLength: 'Gerekçe 3 ile 500 karakter arasında olmalıdır.',
  decided: (state: NoticeState) => `Bu bildirim sonuçlandı: ${text.states[state]}.`,
  notWaiting: (status: string) =>
    `Sipariş artık ödeme beklemiyor (“${status}”): gelen para iade edilmeli, bildirim gerekçeyle reddedilmelidir.`,
  tooLittle: (missing: string) => `Sipariş tutarından ${missing} eksik: sipariş ödenmiş sayılamaz.`,
}

/** Returns why the staff cannot make this decision. */
export function noticeRefusalText(
  outcome: Exclude<DecideNoticeOutcome, { status: 'done' | 'not_found' }>,
): string {
  if (outcome.status === 'decided') return text.decided(outcome.is)
  if (outcome.status === 'too_little') return text.tooLittle(formatPrice(outcome.missing))
  return text.notWaiting(statusText(outcome.is))
}
