/** Notifications about the progress of an order. */
export const text = {
  titles: {
    paid: 'Ödemeniz alındı',
    preparing: 'Siparişiniz hazırlanıyor',
    shipped: 'Siparişiniz yola çıktı',
    delivered: 'Siparişiniz teslim edildi',
    cancelled: 'Siparişiniz iptal edildi',
    return: 'İade talebinizde yeni bir gelişme var',
    refunded: 'İadeniz ödendi',
    edited: 'Siparişiniz değiştirildi',
  },
  body: (code: string) => `Sipariş no: ${code}. Ayrıntılar için dokunun.`,
}
