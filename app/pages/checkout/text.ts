/** Sentences of the checkout's page and of its answers. */
export const text = {
  title: 'Siparişi tamamla',
  description: 'Adresinizi, kargoyu ve ödeme yolunu seçip siparişinizi onaylayın.',
  orderInFlight: 'Siparişiniz işleniyor. Birkaç saniye sonra yeniden deneyin; ikinci bir sipariş oluşmaz.',
  orderSentBefore: 'Bu form daha önce gönderildi. Lütfen siparişinizi yeniden inceleyip onaylayın.',
}
