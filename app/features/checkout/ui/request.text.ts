import { formatNumber } from '~/kernel/turkish'
import type { RequestState } from '../approval/requests'

/** Sentences of orders that wait for an owner's approval. */
export const text = {
  title: 'Onay bekleyen siparişler',
  leadOwner: 'Firmanızda sipariş sınırını aşan sepetler burada onayınızı bekler.',
  leadBuyer: 'Sipariş sınırınızı aşan sepetler firmanızın hesap sahibinin onayına gider.',
  empty: 'Onay bekleyen sipariş yok',
  emptyWhyOwner:
    'Bir kullanıcınız sınırının üzerinde sipariş hazırladığında burada görürsünüz, e-posta da göndeririz.',
  emptyWhyBuyer: 'Sınırınızın üzerindeki bir sepeti onaya gönderdiğinizde burada izleyebilirsiniz.',
  list: 'İstekler',
  state: {
    waiting: 'Onay bekliyor',
    approved: 'Onaylandı',
    refused: 'Onaylanmadı',
    withdrawn: 'Geri alındı',
  } satisfies Record<RequestState, string>,
  requestTitle: (id: number) => `Sipariş isteği ${id}`,
  by: (name: string, moment: string) => `${name}, ${moment}`,
  products: (count: number) => `${formatNumber(count)} ürün`,
  open: 'İsteği aç',
  pieces: (count: string) => `${count} adet`,
  perPiece: (price: string) => `${price} / adet`,
  priceWas: (price: string) => `İstendiğinde ${price}`,
  unsellable: 'Artık satışta değil',
  insufficient: (available: string) => `Stokta ${available} adet var`,
  limit: 'Onaysız sipariş sınırı',
  toldTotal: 'İstendiğindeki toplam',
  totalNow: 'Şimdiki toplam',
  listChanged: 'Fiyat listeniz istekten sonra değişti; güncel fiyatlar geçerlidir.',
  priceChanged: 'Tutar, istek gönderildiğinden beri değişti. Onaylarsanız güncel tutarla sipariş verilir.',
  deliverTo: 'Teslimat adresi',
  invoiceTo: 'Fatura',
  carrier: 'Kargo',
  payment: 'Ödeme',
  note: 'Not',
  decision: 'Karar',
  decidedBy: (name: string, moment: string) => `${name}, ${moment}`,
  order: (code: string) => `Sipariş ${code}`,

  approve: 'Onayla',
  approveWhy: 'Onayladığınızda sipariş sizin adınıza, güncel fiyat ve stokla verilir.',
  confirm: (total: string) => `Onayla ve sipariş ver – ${total}`,
  cannotApprove: 'Bu istek şu anda onaylanamaz',
  refuse: 'Onaylama',
  refuseSummary: 'Onaylamadan geri gönder',
  reason: 'Gerekçe',
  reasonHint: 'İsteği gönderen kullanıcı okur.',
  refuseConfirm: 'Geri gönder',
  takeBack: 'Sepete geri al',
  takeBackWaiting: 'İsteği geri çekip ürünleri sepetinize koyabilir, değiştirip yeniden gönderebilirsiniz.',
  takeBackRefused: 'Ürünleri sepetinize geri alıp değiştirebilirsiniz.',
  takenBack: (left: number) =>
    left > 0
      ? `Ürünler sepetinize alındı. ${left} ürün artık eklenemiyor; istekte görebilirsiniz.`
      : 'Ürünler sepetinize alındı.',
  sent: 'Siparişiniz onaya gönderildi. Karar verilince e-posta göndereceğiz.',
  ended: (state: string) => `Bu istek daha önce sonuçlandı: ${state}.`,
  ask: (limit: string) =>
    `Toplam, onaysız sipariş sınırınız olan ${limit} tutarını aşıyor. Siparişiniz firmanızın hesap sahibinin onayına gider; onaylanana kadar sipariş verilmez ve stok ayrılmaz.`,
  askButton: (total: string) => `Onaya gönder – ${total}`,
}
