/** Emails about the progress of an order. */
export const text = {
  greeting: (name: string) => `Merhaba ${name},`,
  open: 'Siparişimi görüntüle',
  hint: 'Bu bağlantıyla siparişinizi izleyebilir, uygunsa iptal edebilir ya da iade isteyebilirsiniz. Bağlantıyı başkasıyla paylaşmayın.',
  goodsOf: (quantity: string, name: string, variant: string) =>
    `${quantity} adet ${name}${variant ? ` (${variant})` : ''}`,

  ordered: 'Siparişinizdeki ürünler',
  paid: {
    subject: (code: string) => `Ödemeniz alındı: ${code}`,
    paragraphs: ['Ödemeniz bize ulaştı. Siparişinizi hazırlamaya başlıyoruz.'],
  },
  preparing: {
    subject: (code: string) => `Siparişiniz hazırlanıyor: ${code}`,
    paragraphs: [
      'Siparişinizi hazırlamaya başladık. Kargoya verdiğimizde takip numarasıyla haber vereceğiz.',
    ],
  },
  shipped: {
    subject: (code: string) => `Siparişiniz kargoda: ${code}`,
    by: (carrier: string, number: string) =>
      number
        ? `Paketiniz ${carrier} ile yola çıktı. Takip numarası: ${number}`
        : `Paketiniz ${carrier} ile yola çıktı.`,
    receiverPays: 'Taşıma ücretini paketi teslim alırken taşıyıcıya ödersiniz.',
    follow: 'Kargomu izle',
    rest: 'Siparişinizin kalan ürünlerini ayrı bir paketle göndereceğiz.',
    inParcel: 'Bu paketteki ürünler',
  },
  delivered: {
    subject: (code: string) => `Siparişiniz teslim edildi: ${code}`,
    paragraph: 'Kargo firması siparişinizi teslim ettiğini bildirdi. Güzel günlerde kullanın.',
    withdrawal: (until: string) =>
      `Ürünleri ${until} gününün sonuna kadar gerekçe göstermeden iade edebilirsiniz; bildiriminizi sipariş sayfanızdan gönderin.`,
    notReceived: 'Siz teslim almadıysanız lütfen bize hemen yazın.',
    inPart: {
      subject: (code: string) => `Siparişinizin bir bölümü teslim edildi: ${code}`,
      paragraph: 'Siparişinizin bir bölümü size teslim edildi; kalanı size ulaşmayacak.',
      missing: 'Size ulaşmayacak ürünler',
      noCharge: 'Size ulaşmayan ürünler için sizden bir bedel alınmadı.',
    },
  },
  cancelled: {
    subject: (code: string) => `Siparişiniz iptal edildi: ${code}`,
    why: {
      cancelled_by_buyer: 'İsteğiniz üzerine siparişinizi iptal ettik.',
      payment_expired: 'Ödemeniz süresi içinde hesabımıza ulaşmadığı için siparişiniz iptal edildi.',
      cancelled_by_shop: 'Siparişinizi iptal etmek zorunda kaldık.',
      undelivered: 'Siparişiniz teslim edilemedi ve bize geri dönüyor.',
    } as Record<string, string>,
    otherwise: 'Siparişiniz iptal edildi.',
    noCharge: 'Sizden bir bedel alınmadı.',
    account: 'Sipariş tutarını cari hesabınızdan düştük.',
    tellAccount:
      'İadeyi gönderebilmemiz için kendi adınıza olan hesabın IBAN’ını bu e-postayı yanıtlayarak bize yazın.',
    afterCheck: 'Geri dönen ürünler için ödediğiniz tutarı, ürünler bize ulaşınca iade edeceğiz.',
    note: 'Açıklamamız',
  },
  edited: {
    subject: (code: string) => `Siparişiniz değiştirildi: ${code}`,
    paragraph: (total: string) => `Siparişinizde değişiklik yaptık. Yeni toplam: ${total}.`,
    due: (amount: string) =>
      `${amount} ek ödeme bekliyoruz. Kartla aşağıdaki bağlantıdan ya da sipariş numarasını açıklamaya yazarak havaleyle ödeyebilirsiniz; ödeme ulaşınca siparişinizi hazırlarız.`,
    pay: 'Ek ödemeyi yap',
    goods: 'Siparişinizin yeni hâli',
    note: 'Gerekçemiz',
  },
  transferDue: {
    subject: (code: string) => `Siparişiniz ödemenizi bekliyor: ${code}`,
    paragraphs: (until: string) => [
      `Siparişiniz için havaleniz henüz hesabımıza ulaşmadı. ${until} tarihine kadar ulaşmazsa siparişiniz kendiliğinden iptal olur; sizden bir bedel istenmez.`,
      'Ödemeyi gönderdiyseniz sipariş sayfanızdan bildirin; bildiriminiz incelenirken siparişiniz iptal edilmez.',
    ],
    how: 'Havale/EFT bilgileri',
    amount: (price: string) => `Gönderilecek tutar: ${price}`,
    description: (code: string) => `Açıklama: ${code}`,
    accountAt: (bank: string, holder: string, iban: string) =>
      [bank, holder, iban].filter(Boolean).join('\n'),
  },
  notice: {
    facts: 'Bildirdiğiniz ödeme',
    amount: (price: string) => `Tutar: ${price}`,
    note: 'Açıklamamız',
    received: {
      subject: (code: string) => `Ödeme bildiriminiz alındı: ${code}`,
      paragraphs: [
        'Havale bildiriminiz bize ulaştı, kontrol ediyoruz. Sonucu size yazacağız.',
        'Bildiriminiz incelenirken siparişiniz süre dolduğu için iptal edilmez.',
      ],
    },
    confirmed: {
      subject: (code: string) => `Ödemeniz hesabınıza işlendi: ${code}`,
      paragraphs: ['Havaleniz ulaştı ve cari hesabınıza alacak yazıldı. Teşekkür ederiz.'],
    },
    refused: {
      subject: (code: string) => `Ödemenizi bulamadık: ${code}`,
      paragraph:
        'Bildirdiğiniz havaleyi hesabımızda bulamadık. Bir yanlışlık varsa sipariş sayfanızdan yeniden bildirin ya da bu e-postayı yanıtlayın.',
      until: (moment: string) =>
        `Siparişiniz ${moment} tarihine kadar ödemenizi bekler; sonra kendiliğinden iptal olur.`,
    },
  },
  refund: {
    card: (amount: string) =>
      `${amount} ödeme yaptığınız karta iade edilecek. Hesabınıza yansıması bankanıza bağlıdır.`,
    transfer: (amount: string) => `${amount} banka hesabınıza iade edilecek.`,
    account: (amount: string) => `${amount} cari hesabınıza alacak yazılacak.`,
  },
  refunded: {
    subject: (code: string) => `Para iadeniz gönderildi: ${code}`,
    means: {
      card: (amount: string) =>
        `${amount} tutarındaki iadenizi kartınıza gönderdik. Hesabınıza yansıması bankanıza bağlıdır.`,
      transfer: (amount: string) => `${amount} tutarındaki iadenizi banka hesabınıza gönderdik.`,
      account: (amount: string) => `${amount} tutarı cari hesabınıza alacak yazıldı.`,
    },
  },
  return: {
    goods: (id: number) => `${id} numaralı iadedeki ürünler`,
    asked: {
      subject: (code: string) => `İade talebiniz alındı: ${code}`,
      paragraph: (at: string) => `İade talebiniz ${at} tarihinde bize ulaştı. İnceleyip size yazacağız.`,
    },
    accepted: {
      withdrawal: (code: string) => `Cayma bildiriminiz alındı: ${code}`,
      received: (at: string) => `Cayma bildiriminiz ${at} tarihinde bize ulaştı; bu e-posta bunun teyididir.`,
      subject: (code: string) => `İade talebiniz kabul edildi: ${code}`,
      paragraph: 'İade talebinizi kabul ettik.',
      how: (carrier: string, address: string) =>
        `Ürünleri 10 gün içinde ${carrier || 'anlaşmalı kargomuz'} ile gönderin ve iade numarasını paketin içine yazın; kargo ücretini biz karşılarız. Adres: ${address}`,
      money: 'Ödediğiniz tutar 14 gün içinde, ödediğiniz yolla geri verilir.',
    },
    received: {
      subject: (code: string) => `İade ettiğiniz ürünler bize ulaştı: ${code}`,
      paragraph: 'İade ettiğiniz ürünleri teslim aldık ve kontrol ettik.',
    },
    refunded: { subject: (code: string) => `Para iadeniz gönderildi: ${code}` },
    refused: {
      subject: (code: string) => `İade talebiniz kabul edilmedi: ${code}`,
      paragraph: 'İade talebinizi kabul edemedik. Bu karara katılmıyorsanız bize yazabilirsiniz.',
      board: 'Tüketici Hakem Heyetine ya da Tüketici Mahkemesine de başvurabilirsiniz.',
      note: 'Gerekçemiz',
    },
  },
}
