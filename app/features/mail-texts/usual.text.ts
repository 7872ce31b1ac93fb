/** One editable email: when it is sent, and the words that it has until staff write others. A blank line ends a paragraph. */
type UsualText = { title: string; subject: string; body: string }

const good = 'Bağlantı 30 dakika geçerlidir ve bir kez kullanılır.'

/** The words of the emails to customers that staff may replace. */
export const usual = {
  'order-awaitingPayment': {
    title: 'Sipariş alındı, havale bekleniyor',
    subject: 'Siparişiniz ödemenizi bekliyor: {sipariş}',
    body: 'Siparişiniz bize ulaştı ve ürünleriniz sizin için ayrıldı. Ödemenizi aşağıdaki hesaplardan birine gönderdiğinizde hazırlamaya başlıyoruz.',
  },
  'order-paid': {
    title: 'Sipariş alındı, kartla ödendi',
    subject: 'Siparişiniz alındı: {sipariş}',
    body: 'Siparişiniz ve ödemeniz bize ulaştı, hazırlamaya başlıyoruz.',
  },
  'order-payAtDoor': {
    title: 'Sipariş alındı, kapıda ödenecek',
    subject: 'Siparişiniz alındı: {sipariş}',
    body: 'Siparişiniz bize ulaştı, hazırlamaya başlıyoruz. Ödemenizi ürünleri teslim alırken yapacaksınız.',
  },
  'order-onAccount': {
    title: 'Sipariş alındı, cari hesaba işlendi',
    subject: 'Siparişiniz alındı: {sipariş}',
    body: 'Siparişiniz bize ulaştı, hazırlamaya başlıyoruz. Tutarı cari hesabınıza işlenir.',
  },
  'news-transfer-due': {
    title: 'Havale hatırlatması',
    subject: 'Siparişiniz ödemenizi bekliyor: {sipariş}',
    body: 'Siparişiniz için havaleniz henüz hesabımıza ulaşmadı. {son gün} tarihine kadar ulaşmazsa siparişiniz kendiliğinden iptal olur; sizden bir bedel istenmez.\n\nÖdemeyi gönderdiyseniz sipariş sayfanızdan bildirin; bildiriminiz incelenirken siparişiniz iptal edilmez.',
  },
  'news-paid': {
    title: 'Ödeme ulaştı',
    subject: 'Ödemeniz alındı: {sipariş}',
    body: 'Ödemeniz bize ulaştı. Siparişinizi hazırlamaya başlıyoruz.',
  },
  'news-preparing': {
    title: 'Hazırlanıyor',
    subject: 'Siparişiniz hazırlanıyor: {sipariş}',
    body: 'Siparişinizi hazırlamaya başladık. Kargoya verdiğimizde takip numarasıyla haber vereceğiz.',
  },
  'news-shipped': {
    title: 'Kargoya verildi',
    subject: 'Siparişiniz kargoda: {sipariş}',
    body: 'Paketiniz {kargo} ile yola çıktı.',
  },
  'news-delivered': {
    title: 'Teslim edildi',
    subject: 'Siparişiniz teslim edildi: {sipariş}',
    body: 'Kargo firması siparişinizi teslim ettiğini bildirdi. Güzel günlerde kullanın.',
  },
  'news-cancelled': {
    title: 'İptal edildi',
    subject: 'Siparişiniz iptal edildi: {sipariş}',
    body: '',
  },
  'news-edited': {
    title: 'Mağaza siparişi değiştirdi',
    subject: 'Siparişiniz değiştirildi: {sipariş}',
    body: 'Siparişinizde değişiklik yaptık. Yeni toplam: {toplam}.',
  },
  'news-refunded': {
    title: 'Para iadesi gönderildi',
    subject: 'Para iadeniz gönderildi: {sipariş}',
    body: '',
  },
  'return-asked': {
    title: 'İade istendi',
    subject: 'İade talebiniz alındı: {sipariş}',
    body: 'İade talebiniz {tarih} tarihinde bize ulaştı. İnceleyip size yazacağız.',
  },
  'return-withdrawal': {
    title: 'Cayma bildirimi alındı',
    subject: 'Cayma bildiriminiz alındı: {sipariş}',
    body: 'Cayma bildiriminiz {tarih} tarihinde bize ulaştı; bu e-posta bunun teyididir.',
  },
  'return-accepted': {
    title: 'İade kabul edildi',
    subject: 'İade talebiniz kabul edildi: {sipariş}',
    body: 'İade talebinizi kabul ettik.',
  },
  'return-received': {
    title: 'İade edilen ürünler ulaştı',
    subject: 'İade ettiğiniz ürünler bize ulaştı: {sipariş}',
    body: 'İade ettiğiniz ürünleri teslim aldık ve kontrol ettik.',
  },
  'return-refused': {
    title: 'İade kabul edilmedi',
    subject: 'İade talebiniz kabul edilmedi: {sipariş}',
    body: 'İade talebinizi kabul edemedik. Bu karara katılmıyorsanız bize yazabilirsiniz.',
  },
  'account-verify': {
    title: 'Üyelik: adres doğrulama',
    subject: 'E-posta adresinizi doğrulayın',
    body: `Bu e-posta adresiyle mağazamıza üye olundu.\n\nSiz üye olduysanız aşağıdaki bağlantıdan şifrenizi belirleyin; adresiniz böylece doğrulanır ve hesabınız açılır. Üye olurken yazdığınız şifreyi kullanabilirsiniz. ${good}`,
  },
  'account-known': {
    title: 'Üyelik: adresin hesabı var',
    subject: 'Bu e-posta adresiyle bir hesabınız var',
    body: `Bu e-posta adresiyle üye olunmak istendi, ama adresinize ait bir hesap zaten var. Yeni bir hesap açılmadı.\n\nŞifrenizi biliyorsanız giriş yapabilirsiniz. Bilmiyorsanız aşağıdaki bağlantıyla yeni bir şifre belirleyin. ${good}`,
  },
  'account-reset': {
    title: 'Şifre yenileme',
    subject: 'Şifrenizi yenileyin',
    body: `Hesabınız için yeni bir şifre istendi.\n\n${good}`,
  },
  'account-changed': {
    title: 'Şifre değişti',
    subject: 'Şifreniz değiştirildi',
    body: 'Hesabınızın şifresi az önce değiştirildi ve diğer cihazlardaki oturumlar kapatıldı.\n\nBunu siz yapmadıysanız hemen yeni bir şifre belirleyin ve bize haber verin.',
  },
  'membership-received': {
    title: 'Başvuru alındı',
    subject: 'Toptan üyelik başvurunuz bize ulaştı',
    body: '{firma} için yaptığınız toptan üyelik başvurusunu aldık. Bilgilerinizi ve belgelerinizi inceliyoruz; sonucu bu adrese bildireceğiz.\n\nO zamana kadar mağazamızdan perakende fiyatlarla alışveriş yapabilirsiniz.',
  },
  'membership-documents_asked': {
    title: 'Belge istendi',
    subject: 'Başvurunuz için belge bekliyoruz',
    body: '{firma} için yaptığınız toptan üyelik başvurusunu tamamlamak için aşağıdaki belgelere ihtiyacımız var. Giriş yapıp başvuru sayfanızdan ekleyebilirsiniz.',
  },
  'membership-approved': {
    title: 'Başvuru onaylandı',
    subject: 'Toptan üyeliğiniz onaylandı',
    body: '{firma} artık toptan üyemiz. Giriş yaptığınızda bütün çeşitlerimizi, size özel fiyatları ve paket fiyatlarını görürsünüz.',
  },
  'membership-refused': {
    title: 'Başvuru onaylanmadı',
    subject: 'Toptan üyelik başvurunuz hakkında',
    body: '{firma} için yaptığınız toptan üyelik başvurusunu bu bilgilerle onaylayamadık. Eksiği tamamlayıp yeniden başvurabilirsiniz.\n\nHesabınız açık kalır: perakende fiyatlarla alışveriş yapabilirsiniz.',
  },
  'membership-suspended': {
    title: 'Üyelik durduruldu',
    subject: 'Toptan üyeliğiniz durduruldu',
    body: '{firma} için toptan üyelik şimdilik durduruldu: yeni sipariş veremezsiniz. Siparişlerinizi ve hesap hareketlerinizi görmeye devam edersiniz.\n\nSorularınız için bize yazabilirsiniz.',
  },
  'stock-returned': {
    title: 'Beklenen ürün stokta',
    subject: 'Yeniden stokta: {ürün}',
    body: 'Beklediğiniz ürün stoğa girdi: {ürün}, {çeşit}.\n\nStok sınırlı olabilir; haber vermek ürünü sizin için ayırmaz.',
  },
  'basket-reminder': {
    title: 'Unutulan sepet',
    subject: 'Sepetiniz sizi bekliyor',
    body: 'Sepetinizdeki ürünler duruyor. Dilerseniz kaldığınız yerden sürdürebilirsiniz.\n\nFiyatlar şu anki fiyatlarınızdır; sepet, ürünleri sizin için ayırmaz.',
  },
  'drops-one': {
    title: 'Bir favorinin fiyatı düştü',
    subject: 'Fiyatı düştü: {ürün}',
    body: 'Favorilerinizdeki bir ürünün fiyatı düştü.\n\nÜrün şu anda stokta; haber vermek onu sizin için ayırmaz.',
  },
  'drops-several': {
    title: 'Birkaç favorinin fiyatı düştü',
    subject: 'Fiyatı düştü: {ürün} ve {diğer} ürün daha',
    body: 'Favorilerinizdeki {sayı} ürünün fiyatı düştü.\n\nÜrünler şu anda stokta; haber vermek onları sizin için ayırmaz.',
  },
} as const satisfies Record<string, UsualText>
