/** Words of the summary of a basket or an order, for pages, emails and documents. */
export const text = {
  goods: 'Ürünler',
  goodsWithKdv: 'Ürünler (KDV dahil)',
  campaignDiscount: 'Kampanya indirimi',
  couponDiscount: 'Kupon indirimi',
  couponOf: (code: string) => `Kupon ${code}`,
  shipping: 'Kargo',
  free: 'Ücretsiz',
  receiverPays: 'Alıcı öder (taşıyıcıya)',
  fee: 'Ödeme hizmet bedeli',
  total: 'Toplam',
  kdvIncluded: 'KDV dahil',
  totalWithKdv: 'Toplam (KDV dahil)',
  kdvOf: (rate: number) => `Toplamın içindeki KDV (%${rate})`,
}
