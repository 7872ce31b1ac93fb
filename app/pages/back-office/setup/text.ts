/** Sentences of the setup guide. */
export const text = {
  title: 'Kurulum rehberi',
  lead: 'Boş mağazadan ilk satışa. Her adım, yapıldığında kendiliğinden işaretlenir.',
  progress: (done: number, all: number) => `${all} adımın ${done} tanesi tamam`,
  done: 'Tamam',
  open: 'Yapılacak',
  card: 'Mağazanız neredeyse hazır',
  next: (name: string) => `Sıradaki adım: ${name}`,
  /** Titles of the legal texts by address. */
  legalPages: {
    gizlilik: 'Gizlilik',
    'cerez-politikasi': 'Çerez politikası',
    'kvkk-aydinlatma-metni': 'KVKK aydınlatma metni',
    'teslimat-ve-iade': 'Teslimat ve iade',
  },
  steps: {
    company: {
      name: 'Firma bilgileri',
      why: 'Unvan, MERSİS, vergi numarası, adres ve e-posta sözleşmelerde ve sayfa altında yazar; yasal zorunluluktur.',
    },
    kdv: {
      name: 'KDV',
      why: 'Ürünlerinizin çoğunun KDV oranını seçin; yeni ürünlerde seçili gelir. Fiyatlar mağazada KDV dahil gösterilir.',
    },
    shipping: {
      name: 'Kargo firması',
      why: 'Müşteri ödeme adımında bir kargo firması seçer. Ücretini ve teslim süresini girin.',
    },
    payment: {
      name: 'Ödeme yöntemi',
      why: 'Havale, kapıda ödeme ya da kart: en az birini sunun. Hiçbiri kendiliğinden açılmaz.',
    },
    bank: { name: 'Banka hesabı', why: 'Havale ile ödeyen müşteriye gösterilir.' },
    card: {
      name: 'Kart ödemesi',
      why: 'iyzico ya da PayTR anahtarlarınızı yazın, bağlantıyı deneyin ve Ödeme sayfasında kartla ödemeyi sunun; satıştan önce deneme modunu kapatın. Olmadan da havale ve kapıda ödemeyle satılır.',
    },
    category: { name: 'İlk kategori', why: 'Ürünler kategorilerde listelenir; menü de onlardan oluşur.' },
    product: {
      name: 'İlk ürün',
      why: 'Adı, kategorisi ve fiyatıyla bir ürün ekleyin. Bayilere ayrı fiyat verecekseniz listelerini Fiyat listeleri sayfasında açın.',
    },
    stock: { name: 'Stok', why: 'Satılacak adedi ürün sayfasında sayım olarak girin.' },
    picture: { name: 'Ürün resmi', why: 'Resimsiz ürün satılmaz. İlk resim listelerde görünür.' },
    published: { name: 'Yayın', why: 'Yeni ürün gizlidir. Ürün sayfasında “Yayında” kutusunu işaretleyin.' },
    legal: {
      name: 'Yasal metinler',
      why: 'Gizlilik, çerez, KVKK ve teslimat-iade sayfalarını kendi firmanıza göre yazıp yayınlayın. Mağaza bu sayfalara adresleriyle bağlantı verir.',
    },
    staff: {
      name: 'İki adımlı giriş',
      why: 'Yönetici hesabınızı doğrulama uygulamasıyla koruyun. İlk girişte kurulur.',
    },
    order: {
      name: 'Deneme siparişi',
      why: 'Mağazada misafir olarak bir sipariş verin, sonra burada iptal edin.',
    },
  },
} as const
