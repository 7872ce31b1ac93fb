/** Emails about the progress of an order. */
export const text = {
  greeting: (name: string) => `Merhaba ${name},`,
  open: 'Siparişimi görüntüle',
  hint: 'Bu bağlantıyla siparişinizi izleyebilir, uygunsa iptal edebilir ya da iade isteyebilirsiniz. Bağlantıyı başkasıyla paylaşmayın.',
  goodsOf: (quantity: string, name: string, variant: string) =>
    `${quantity} adet ${name}${variant ? ` (${variant})` : ''}`,

  ordered: 'Siparişinizdeki ürünler',
  shipped: {
    number: (number: string) => `Takip numarası: ${number}`,
    receiverPays: 'Taşıma ücretini paketi teslim alırken taşıyıcıya ödersiniz.',
    follow: 'Kargomu izle',
    rest: 'Siparişinizin kalan ürünlerini ayrı bir paketle göndereceğiz.',
    inParcel: 'Bu paketteki ürünler',
  },
  delivered: {
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
    due: (amount: string) =>
      `${amount} ek ödeme bekliyoruz. Kartla aşağıdaki bağlantıdan ya da sipariş numarasını açıklamaya yazarak havaleyle ödeyebilirsiniz; ödeme ulaşınca siparişinizi hazırlarız.`,
    pay: 'Ek ödemeyi yap',
    goods: 'Siparişinizin yeni hâli',
    note: 'Gerekçemiz',
  },
  transferDue: {
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
    means: {
      card: (amount: string) =>
        `${amount} tutarındaki iadenizi kartınıza gönderdik. Hesabınıza yansıması bankanıza bağlıdır.`,
      transfer: (amount: string) => `${amount} tutarındaki iadenizi banka hesabınıza gönderdik.`,
      account: (amount: string) => `${amount} tutarı cari hesabınıza alacak yazıldı.`,
    },
  },
  return: {
    goods: (id: number) => `${id} numaralı iadedeki ürünler`,
    accepted: {
      how: (carrier: string, address: string) =>
        `Ürünleri 10 gün içinde ${carrier || 'anlaşmalı kargomuz'} ile gönderin ve iade numarasını paketin içine yazın; kargo ücretini biz karşılarız. Adres: ${address}`,
      money: 'Ödediğiniz tutar 14 gün içinde, ödediğiniz yolla geri verilir.',
    },
    refused: {
      board: 'Tüketici Hakem Heyetine ya da Tüketici Mahkemesine de başvurabilirsiniz.',
      note: 'Gerekçemiz',
    },
  },
}
