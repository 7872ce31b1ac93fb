/** Descriptions of an order's fields for the documentation of the API. */
export const notes = {
  installments: 'Kartla ödemede taksit sayısı; verilmezse tek çekim.',
  savedAddress: 'Üyenin kayıtlı adresi: `GET /api/site/addresses`. Verilirse `address` gönderilmez.',
  address: 'Teslimat adresi.',
  invoice: 'Faturanın kime kesileceği.',
  carrier: 'Kargo firması: `GET /api/cargos`.',
  depot: 'Ambar adı ve şubesi; yalnızca `kind` değeri `ambar` olan gönderimde gerekli.',
  payment: '1 kredi kartı, 2 Havale/EFT, 3 açık hesap, 4 kapıda ödeme: `GET /api/payment-types`.',
  coupon:
    'Kupon kodu; null kuponsuz. Verilmezse sepetteki kupon kullanılır. Kullanılamıyorsa sipariş verilmez.',
  note: 'Müşterinin notu.',
  contracts:
    'Onaylanan sözleşmeler, gösterilen sürümleriyle: tüketicide `pre-information` ve `distance-sale`, toptan müşteride `sales-terms`.',
  expectedTotal:
    'Müşteriye gösterilen toplam, TL. Siparişin toplamı kuruşu kuruşuna bu değilse sipariş verilmez: `price_changed` yeni tutarları söyler. Gönderilmesi önerilir.',
}
