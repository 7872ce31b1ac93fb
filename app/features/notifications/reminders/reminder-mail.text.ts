/** Emails that remind a member: of a forgotten basket, and of favourites that became cheaper. */
export const text = {
  greeting: (name: string) => `Merhaba ${name},`,
  pieces: (quantity: string) => `${quantity} adet`,
  plusKdv: (amount: string) => `${amount} + KDV`,
  basket: {
    goods: 'Sepetinizdeki ürünler',
    action: 'Sepetime git',
    stop: 'Sepet hatırlatmalarını durdur',
    hint: 'Bu e-postayı, Duyuru Tercihlerim sayfasında sepet hatırlatmayı seçtiğiniz için gönderdik.',
  },
  drops: {
    subject: (first: string, more: number) =>
      more === 0 ? `Fiyatı düştü: ${first}` : `Fiyatı düştü: ${first} ve ${more} ürün daha`,
    paragraphs: (count: number) =>
      count === 1
        ? [
            'Favorilerinizdeki bir ürünün fiyatı düştü.',
            'Ürün şu anda stokta; haber vermek onu sizin için ayırmaz.',
          ]
        : [
            `Favorilerinizdeki ${count} ürünün fiyatı düştü.`,
            'Ürünler şu anda stokta; haber vermek onları sizin için ayırmaz.',
          ],
    goods: 'Fiyatı düşen favorileriniz',
    was: (former: string) => `Önceki fiyatınız ${former}`,
    toFavourites: 'Favorilerime git',
    toProduct: 'Ürünü gör',
    stop: 'Fiyat düşüşü haberlerini durdur',
    hint: 'Bu e-postayı, Duyuru Tercihlerim sayfasında fiyat düşüşünü seçtiğiniz için gönderdik. Günde en çok bir kez yazarız.',
  },
}
