/** Sentences of favourites, last-seen and saved-for-later lists. */
export const text = {
  failed: 'Sunucu hatası. Lütfen tekrar deneyiniz.',
  kept: 'Ürün favorilerinize eklendi.',
  dropped: 'Ürün favorilerinizden çıkarıldı.',
  saved: 'Ürün daha sonrası için saklandı.',
  full: (limit: number) => `Bu listede en fazla ${limit} ürün saklayabilirsiniz. Önce bir ürünü çıkarın.`,
  notFound: 'Bu kayıt listenizde yok.',
  // The specification's spelling (§8).
  productNotFound: 'Ürün bulunamdı!',
  alertsForMembers:
    'Tür 3 yalnızca giriş yapmış ve e-posta adresini doğrulamış kullanıcılar içindir; misafirler haberi ürünün sayfasından, e-posta adresiyle ister. `product_variant_id` gerekir.',
  chooseVariant: 'Lütfen önce bir seçenek belirleyin.',
  disabled: 'Mağaza son görülen ürünleri saklamıyor.',
}
