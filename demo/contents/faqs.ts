import type { DemoFaq } from './types'

const groups: Record<string, [question: string, answer: string][]> = {
  'Sipariş ve ödeme': [
    [
      'Sipariş vermek için üye olmam gerekir mi?',
      'Hayır. Ad, adres, telefon ve e-posta bilgilerinizle misafir olarak sipariş verebilirsiniz. Siparişinizi e-postanızdaki bağlantıdan izlersiniz.',
    ],
    [
      'Hangi ödeme yöntemlerini kullanabilirim?',
      'Havale/EFT ve taşıyıcının desteklediği adreslerde kapıda ödeme kullanabilirsiniz. Siparişinizde kullanabileceğiniz bütün seçenekler ödeme adımında görünür. Ayrıntılar [Ödeme seçenekleri](/contents/odeme-secenekleri/3) sayfasındadır.',
    ],
    [
      'Havale/EFT yaparken açıklamaya ne yazmalıyım?',
      'Yalnızca sipariş numaranızı yazın. Ödemeniz bu numarayla siparişinizle eşleşir. Ödeme süresi sipariş sayfanızda yazar; süresinde ulaşmayan ödemelerde sipariş kendiliğinden iptal edilir.',
    ],
    [
      'Kurumsal fatura alabilir miyim?',
      'Evet. Ödeme adımında kurumsal faturayı seçip unvan, vergi dairesi ve vergi numaranızı yazın. Şahıs işletmeleri vergi numarası yerine T.C. kimlik numarası yazabilir.',
    ],
    [
      'Siparişimi iptal edebilir miyim?',
      'Kargoya verilene kadar sipariş sayfanızdan iptal edebilirsiniz. Yola çıktıysa 14 günlük cayma hakkınızı kullanabilirsiniz.',
    ],
  ],
  'Kargo ve teslimat': [
    [
      'Kargo ücreti ne kadar?',
      'Ücret seçtiğiniz taşıyıcıya göre sepette ve ödeme adımında gösterilir. Ücretsiz kargo sınırına ne kadar kaldığı sepetinizde yazar.',
    ],
    [
      'Siparişim ne zaman gelir?',
      'Tahmini tarihi taşıyıcıyı seçerken görürsünüz. Havale/EFT siparişleri ödeme ulaşınca hazırlanır. Teslimat hiçbir durumda 30 günü geçemez.',
    ],
    [
      'Kargomu nasıl takip ederim?',
      'Siparişiniz kargoya verilince takip numarası sipariş sayfanızda görünür. Durumların anlamı [Sipariş takibi](/contents/siparis-takibi/5) sayfasındadır.',
    ],
    [
      'Paket hasarlı geldi, ne yapmalıyım?',
      'Mümkünse kargo görevlisinden tutanak tutmasını isteyin ve fotoğraf çekin. Tutanak tutturmamış olsanız da haklarınız sürer: sipariş numaranızla {{company.email}} adresine yazın.',
    ],
  ],
  'İade ve değişim': [
    [
      'Ürünü beğenmezsem iade edebilir miyim?',
      'Evet. Teslim aldığınız günden itibaren 14 gün içinde gerekçe göstermeden cayabilirsiniz. Kordonu saatinize takıp denemeniz bu hakkı ortadan kaldırmaz.',
    ],
    [
      'İade kargosu ücretli mi?',
      '{{company.return_carrier}} ile gönderdiğiniz iadeler ücretsizdir. Başka bir taşıyıcı seçerseniz ücreti siz karşılarsınız. Adımlar [Teslimat ve iade](/contents/teslimat-ve-iade/4) sayfasındadır.',
    ],
    [
      'Param ne zaman iade edilir?',
      'Cayma bildiriminiz bize ulaştıktan sonra 14 gün içinde, ilk gönderimin kargo ücreti dahil ödediğiniz tutarın tamamı tek seferde iade edilir.',
    ],
    [
      'Hangi ürünler iade edilemez?',
      'Kişiye özel hazırlanan ürünler ve mührü açılmış, hijyen açısından iadesi uygun olmayan ürünler (örneğin bakım kremi) cayma hakkı dışındadır. Ayıplıysa bu ürünlerde de haklarınız sürer.',
    ],
  ],
  'Ürünler ve toptan satış': [
    [
      'Saatime hangi kordon uyar?',
      'Saatinizin kulakları arasındaki iç mesafeyi milimetre olarak ölçün ve aynı genişlikte kordon seçin. [Ölçü alma rehberi](/contents/kordon-olcusu-nasil-alinir/10) adım adım anlatır.',
    ],
    [
      'Kordonun yanında pim geliyor mu?',
      'Ürün sayfasındaki özelliklerde yazar. Pim içermeyen kordonlar için kulak aralığınızla aynı ölçüde yaylı pim seçebilirsiniz.',
    ],
    [
      'Deri kordon suya dayanıklı mı?',
      'Deri ıslandığında şeklini ve rengini yitirebilir. Denizde, duşta ve sporda silikon veya naylon kordon öneririz. Islanan deriyi güneşten uzakta, kendi hâlinde kurutun.',
    ],
    [
      'Toptan fiyatları nasıl görebilirim?',
      '[Üyelik başvurusu](/create) sayfasından toptan üyelik için başvurun. Başvurunuz onaylandığında kendi fiyat listenizi görürsünüz. Koşullar [Toptan satış](/contents/toptan-satis/2) sayfasındadır.',
    ],
  ],
}

export const faqs: DemoFaq[] = Object.entries(groups)
  .flatMap(([group, entries]) => entries.map(([question, answer]) => ({ group, question, answer })))
  .map((faq, index) => ({ id: index + 1, ...faq }))
