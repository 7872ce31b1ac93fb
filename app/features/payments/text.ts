import type { DeclineReason } from './attempts/attempt'

/** Sentences about payments. */
export const text = {
  /** Names of the methods of a new shop, by their type from 1. */
  methods: ['Kredi / banka kartı', 'Havale / EFT', 'Kapıda ödeme', 'Açık hesap'],
  pay: 'Kartla ödeme',
  goingTitle: 'Ödeme sayfasına yönlendiriliyorsunuz',
  going: 'Kart bilgilerinizi bankanın güvenli sayfasında gireceksiniz; kartınızı biz görmeyiz.',
  go: 'Ödeme sayfasına git',
  frame: 'Ödeme formu',
  notReached: 'Bankaya şu anda ulaşılamıyor. Kartınızdan para çekilmedi.',
  tryAgain: 'Tekrar dene',
  amount: 'Tutar',
  order: 'Sipariş',
  onAccount: (what: string) => `Kartla ödeme: ${what}`.slice(0, 200),
  account: 'Cari hesap',
  waitingAccount: 'Bu sayfa kendini yeniler. Kapatsanız da olur: ödeme alındıysa cari hesaba işlenir.',
  paidAccount: 'Ödemeniz cari hesaba işlendi.',
  receipt: 'Makbuzu indir (PDF)',
  toAccount: 'Cari Hesabım',
  toManual: 'Ödeme sayfasına dön',
  receiptTitle: 'Ödeme makbuzu',
  receiptNo: 'Makbuz no',
  paidAt: 'Tarih',
  paidBy: 'Ödeyen',
  what: 'Açıklama',
  installmentFee: 'Taksit farkı',
  taken: 'Karttan alınan tutar',
  byCard: (installments: number) =>
    installments > 1 ? `Kredi kartı, ${installments} taksit` : 'Kredi/banka kartı',
  means: 'Ödeme yolu',
  foot: 'Bu belge bilgi amaçlıdır, fatura yerine geçmez.',

  resultTitle: 'Ödeme sonucu',
  noneTitle: 'Gösterilecek bir ödeme yok',
  noneWhat:
    'Bu sayfa, kartla ödeme yapanlara bankadan dönünce sonucu gösterir. Açtığınız adreste bir ödeme bulunamadı; kartınızdan bu sayfa nedeniyle para çekilmez.',
  noneMember:
    'Ödediyseniz siparişinizi Siparişlerim sayfasında görürsünüz. Ödemediyseniz sepetiniz olduğu gibi duruyor.',
  noneGuest:
    'Ödediyseniz siparişinizi onay e-postasındaki bağlantıdan izleyebilirsiniz. Ödemediyseniz sepetiniz olduğu gibi duruyor.',
  toOrders: 'Siparişlerim',
  toBasket: 'Sepete git',
  toHelp: 'Yardım alın',
  paidTitle: 'Ödemeniz alındı',
  paid: 'Siparişiniz oluşturuldu; onayı e-posta adresinize gönderdik.',
  alreadyPaidTitle: 'Bu sipariş ödendi',
  alreadyPaid: 'Ödemesi daha önce alındı; yeniden ödemeniz gerekmez.',
  failedTitle: 'Ödeme tamamlanamadı',
  kept: 'Sepetiniz, adresiniz ve seçimleriniz olduğu gibi duruyor.',
  waitingTitle: 'Bankadan sonuç bekleniyor',
  waiting:
    'Bu sayfa kendini yeniler. Kapatsanız da olur: ödeme alındıysa siparişinizi tamamlar, onayı e-postayla göndeririz.',
  refresh: 'Şimdi yenile',
  expiredTitle: 'Ödeme süresi doldu',
  expired: 'Ödeme zamanında tamamlanmadı, ayrılan ürünler serbest bırakıldı. Sepetiniz duruyor.',
  returnedTitle: 'Ödemeniz iade ediliyor',
  returned:
    'Kartınızdan çekilen tutarın tamamı aynı karta geri gönderiliyor. Hesabınıza yansıması bankanıza göre birkaç gün sürebilir.',
  otherWay: 'Başka yöntemle öde',
  toCheckout: 'Ödemeye dön',
  followOrder: 'Siparişi izle',
  home: 'Alışverişe devam et',

  /** Decline reasons as the payer reads them; lost and stolen cards are not named as such. */
  declined: {
    insufficient_funds: 'Kartınızın bakiyesi ya da limiti bu tutar için yeterli değil.',
    expired_card: 'Kartınızın son kullanma tarihi geçmiş.',
    wrong_cvc: 'Güvenlik kodu (CVC) hatalı.',
    lost_card: 'Bankanız bu kartla ödemeye izin vermiyor. Lütfen başka bir kart deneyin.',
    do_not_honour: 'Bankanız ödemeyi onaylamadı. Bankanızı arayabilir ya da başka bir kart deneyebilirsiniz.',
    not_permitted: 'Kartınız internet alışverişine kapalı ya da bu işleme izin vermiyor.',
    fraud_suspected: 'Ödeme güvenlik denetiminden geçmedi. Lütfen başka bir kart deneyin.',
    invalid_card: 'Kart numarası geçersiz.',
    three_d_failed: '3-D Secure doğrulaması tamamlanamadı.',
    no_installments: 'Kartınız seçtiğiniz taksit sayısına izin vermiyor. Tek çekimle deneyin.',
    cancelled_by_payer: 'Ödemeden vazgeçtiniz. Kartınızdan para çekilmedi.',
    timed_out: 'Ödeme süresi doldu.',
    amount_differs: 'Çekilen tutar sipariş tutarından farklı.',
    under_review: 'Ödemeniz bankanın incelemesinde.',
    unavailable:
      'Kartla ödeme şu anda yapılamıyor. Lütfen birazdan yeniden deneyin ya da başka yöntemle ödeyin.',
    other: 'Bankanız ödemeyi kabul etmedi. Lütfen yeniden deneyin ya da başka bir kart kullanın.',
  } satisfies Record<DeclineReason, string>,
}
