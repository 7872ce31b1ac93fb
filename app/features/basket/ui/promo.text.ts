/** Sentences about campaigns and coupons on the basket page. */
export const text = {
  campaigns: 'Kampanyalar',
  oneCampaign: 'Bir siparişte bir kampanya geçerlidir; en kazançlısı en üstte.',
  noCampaign: 'Kampanya kullanma',
  applyCampaign: 'Kampanyayı uygula',
  giftIs: (name: string) => `Hediyeniz: ${name}.`,
  until: (day: string) => `Son gün: ${day}.`,

  haveCoupon: 'Kupon kodum var',
  couponCode: 'Kupon kodu',
  applyCoupon: 'Kuponu uygula',
  remove: 'Çıkar',
  removeCoupon: (code: string) => `${code} kuponunu çıkar`,
  saved: (amount: string) => `Kuponla ${amount} daha az ödüyorsunuz.`,
  shippingSaved: 'Kuponla kargonuz ücretsiz.',
}
