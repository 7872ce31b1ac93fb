/** Defaults for texts that the settings may replace, and sentences for the staff. */
export const text = {
  closed:
    'Mağazamız kısa bir süre için kapalı. Sepetiniz ve siparişleriniz olduğu gibi duruyor; yakında yine buradayız.',
  wrongValue: {
    yes: 'Evet ya da Hayır seçin.',
    choice: 'Listedekilerden birini seçin.',
    number: (least: string, most: string) => `${least} ile ${most} arasında bir tam sayı yazın.`,
    ambiguous: (typed: string) =>
      `“${typed}” iki türlü okunur. Bin lira ise ${typed.replace('.', '')},00 yazın.`,
    money: 'Tutarı 69,90 gibi yazın.',
    file: 'Dosyayı yeniden seçin.',
    long: (most: string) => `En çok ${most} karakter yazın.`,
  },
  menus: {
    circle: 'Bir satır kendisinin altına konamaz. Başka bir üst satır seçin.',
    noParent: 'Üst satır bu menüde yok. Yeniden seçin.',
    tooDeep: 'Menü en çok üç kat olur. Daha üstte bir satır seçin.',
    hasEntries: 'Altında satır var. Önce onları taşıyın ya da silin.',
  },
  redirects: {
    no_address: 'Mağaza içinde bir adres yazın: /eski-adres gibi, en çok 500 karakter.',
    is_a_page: 'Bu adreste mağazanın bir sayfası var; başka yere yönlendirilemez.',
    no_page: 'Mağazada böyle bir sayfa yok. Var olan bir sayfanın adresini yazın.',
    gone_or_moved: '410 (kaldırıldı) yeni adressiz, öteki durumlar yeni adresle yazılır.',
    circle: 'Bu adres kendisine geri döner. Başka bir yeni adres yazın.',
  },
}
