import type { OrderStatus } from '~/features/orders/orders'
import type { MembershipNews } from './own-news'

const order: Partial<Record<OrderStatus, (code: string) => string>> = {
  1: (code) => `${code} numaralı siparişinizin ödemesi alındı`,
  2: (code) => `${code} numaralı siparişiniz hazırlanıyor`,
  96: (code) => `${code} numaralı siparişiniz kargoya verildi`,
  97: (code) => `${code} numaralı siparişiniz teslim edildi`,
  99: (code) => `${code} numaralı sipariş iptal edildi`,
}

const membership: Record<MembershipNews, string> = {
  documents_asked: 'Başvurunuz için belge bekliyoruz',
  approved: 'Toptan üyeliğiniz onaylandı',
  refused: 'Toptan üyelik başvurunuz onaylanmadı',
  suspended: 'Toptan üyeliğiniz durduruldu',
}

/** Titles of a member's news. */
export const text = {
  order,
  membership,
  request: {
    asked: 'Onayınızı bekleyen bir sipariş isteği var',
    approved: 'Sipariş isteğiniz onaylandı',
    refused: 'Sipariş isteğiniz onaylanmadı',
  },
  ticket: (subject: string) => `Talebiniz yanıtlandı: ${subject}`,
}
