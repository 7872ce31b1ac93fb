import type { Invoice } from '~/features/customers/customers'
import type { Kurus } from '~/kernel/money'
import { formatPrice } from '~/kernel/turkish'
import type { OrderStatus } from './status/status'

/** Sentences about an order. */
export const text = {
  carrierInconsistent: 'Alıcının ödediği gönderimde fiyat 0 olmalı ve kapıda ödeme kapalı olmalıdır.',
  cancelledOnAccount: (code: string) => `${code} numaralı sipariş iptal edildi`,
  unpaidDelivery: (from: number, to: number) =>
    `Ödemeniz hesabımıza geçtikten sonra ${from === to ? from : `${from}–${to}`} iş günü içinde`,
  free: 'Ücretsiz',
  receiverPays: 'Alıcı öder (taşıyıcıya)',
  receiverPaysContract:
    'Toplama dahil değildir; alıcı, nakliye ücretini ürünü teslim alırken doğrudan taşıyıcıya öder',
  gift: 'hediye',
  statuses: {
    1: 'Sipariş alındı',
    2: 'Hazırlanıyor',
    90: 'Ödeme bekleniyor',
    96: 'Kargoya verildi',
    97: 'Teslim edildi',
    98: 'Tamamlandı',
    99: 'İptal edildi',
  } satisfies Record<OrderStatus, string>,
  /** The reason for a change of status, by its stored code. */
  reasons: {
    placed: 'Sipariş verildi',
    placed_by_shop: 'Sipariş, müşteri adına mağazada verildi',
    paid: 'Ödeme alındı',
    nothing_due: 'Ödenecek tutar yok',
    payment_expired: 'Ödeme süresi doldu',
    paid_late: 'Ödeme geç ulaştı, ürünler yeniden ayrıldı',
    coupon_yielded: 'Kupon, e-posta adresinin sahibi tarafından kullanıldı',
    replaced: 'Yerine yeni sipariş verildi',
    cancelled_by_buyer: 'Alıcı iptal etti',
    packing: 'Hazırlamaya başladık',
    edited: 'Sipariş değiştirildi',
    due_paid: 'Ek ödeme alındı',
    shipped: 'Kargo firmasına teslim edildi',
    delivered: 'Kargo firması teslim etti',
    cancelled_by_shop: 'Mağaza iptal etti',
    undelivered: 'Teslim edilemedi',
    partly_delivered: 'Bir bölümü teslim edildi, kalanı iptal edildi',
    completed: 'Cayma süresi doldu',
    returned: 'Bütün ürünler iade edildi',
  } as Record<string, string>,
  taxNumber: (office: string, number: string) => `${office} V.D. ${number}`,
  noTckn: 'Bireysel',
}

/** Tells the buyer to pay the carrier. */
export const receiverPaysNote = 'Taşıma ücretini teslim alırken taşıyıcıya siz ödersiniz; toplama eklenmez.'

/**
 * Returns the price of the transport, or why it costs 0: it is free, or the buyer pays the carrier.
 */
export function shippingText({ shipping, receiverPays }: { shipping: Kurus; receiverPays: boolean }): string {
  if (receiverPays) return text.receiverPays
  return shipping === 0 ? text.free : formatPrice(shipping)
}

/** Returns the text of a status; empty for −1 and unknown values. */
export function statusText(status: number): string {
  return (text.statuses as Record<number, string>)[status] ?? ''
}

const approvedRequest = 'Onaylanan istek: '

/**
 * Returns the sentence stored with an order made from a request: its requester and its approver.
 */
export function approvedBy(requester: string, owner: string): string {
  return `${approvedRequest}${requester} istedi, ${owner} onayladı`
}

/**
 * Returns the reason for a change of status as a customer may read it; text written by staff stays
 * hidden.
 */
export function reasonText(reason: string): string {
  return text.reasons[reason] ?? (reason.startsWith(approvedRequest) ? reason : '')
}

/** Returns the name or number on an invoice, in one line. */
export function invoiceText(invoice: Invoice): string {
  if (invoice.kind === 'bireysel') return invoice.tckn ?? text.noTckn
  return `${invoice.unvan}, ${text.taxNumber(invoice.vergiDairesi, invoice.vkn)}`
}
