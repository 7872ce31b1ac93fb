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
    goods: 'Fiyatı düşen favorileriniz',
    was: (former: string) => `Önceki fiyatınız ${former}`,
    toFavourites: 'Favorilerime git',
    toProduct: 'Ürünü gör',
    stop: 'Fiyat düşüşü haberlerini durdur',
    hint: 'Bu e-postayı, Duyuru Tercihlerim sayfasında fiyat düşüşünü seçtiğiniz için gönderdik. Günde en çok bir kez yazarız.',
  },
}
