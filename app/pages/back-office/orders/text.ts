import type { StaffOutcome } from '~/features/fulfilment/fulfilment'
import { type PaymentState, paymentStates, statusText } from '~/features/orders/orders'
import type { PaymentType } from '~/features/payments/payments'
import { formatPrice } from '~/kernel/turkish'

/** Sentences of the list of orders. */
export const text = {
  title: 'Siparişler',
  views: 'Görünümler',
  view: {
    '': 'Hepsi',
    odeme: 'Ödeme bekleyen',
    'ek-odeme': 'Ek ödeme bekleyen',
    hazirlanacak: 'Hazırlanacak',
    hazirlanan: 'Hazırlanan',
    kargoda: 'Kargoda',
    biten: 'Biten',
    iptal: 'İptal',
  },
  words: 'Kod, ad, telefon, e-posta ya da VKN',
  payment: 'Ödeme',
  anyPayment: 'Bütün ödemeler',
  payments: {
    1: 'Kart',
    2: 'Havale/EFT',
    3: 'Cari hesap',
    4: 'Kapıda ödeme',
  } satisfies Record<PaymentType, string>,
  from: 'İlk gün',
  to: 'Son gün',
  code: 'Sipariş',
  time: 'Tarih',
  buyer: 'Alıcı',
  phone: 'Telefon',
  email: 'E-posta',
  place: 'Şehir',
  status: 'Durum',
  paymentState: 'Ödeme durumu',
  paymentStates: {
    [paymentStates.awaited]: 'Ödeme bekleniyor',
    [paymentStates.restAwaited]: 'Ek ödeme bekleniyor',
    [paymentStates.paid]: 'Ödendi',
    [paymentStates.cancelled]: 'İptal',
  } satisfies Record<Exclude<PaymentState, typeof paymentStates.later>, string>,
  due: 'Ek ödeme',
  carrier: 'Kargo',
  tracking: 'Takip numarası',
  delivered: 'Teslim tarihi',
  invoice: 'Fatura numarası',
  group: 'Fiyat listesi',
  note: 'Sipariş notu',
  pieces: 'Adet',
  total: 'Tutar',
  select: (code: string) => `${code} numaralı siparişi seç`,
  selectAll: 'Sayfadaki bütün siparişleri seç',
  selectedCount: (count: number) => `${count} sipariş seçildi`,
  rows: 'Sayfada',
  selected: 'Seçilen siparişler için',
  pack: 'Hazırlamaya başla',
  labels: { pdf: 'Kargo etiketi (PDF)', zpl: 'Kargo etiketi (ZPL)' },
  packedNext: 'Şimdi hazırlananların fişlerini ve etiketlerini yazdırın:',
  printSlips: 'Sevk fişlerini yazdır',
  nothingSelected: 'Önce listeden sipariş seçin.',
  packed: (count: number) => `${count} sipariş hazırlanmaya başladı.`,
  notPacked: (count: number) => `${count} sipariş değiştirilmedi. Seçili kaldılar; nedenleri:`,
  /** Why an order stayed as it was. */
  why(outcome: Exclude<StaffOutcome, { status: 'done' }>): string {
    switch (outcome.status) {
      case 'not_found':
        return 'sipariş bulunamadı'
      case 'refused':
        return `durumu “${statusText(outcome.is)}”`
      case 'paid_otherwise':
        return 'kart ödemesini yalnızca banka onaylar'
      case 'due':
        return `${formatPrice(outcome.amount)} ek ödeme bekleniyor`
    }
  },
} as const
