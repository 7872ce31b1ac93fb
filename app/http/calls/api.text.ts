/** Texts of the OpenAPI document about the API as a whole. */
export const text = {
  title: 'Vitrin API',
  summary: 'Mağazanın kataloğu, sepeti ve siparişleri',
  description:
    'Başarılı her yanıt `data` taşır; hata yanıtları RFC 9457 `application/problem+json` biçimindedir. ' +
    'Fiyatlar KDV dahil TL, miktarlar adettir. Anlatım, örnekler ve hata kodları: /api/docs',
  server: 'Bu mağaza',
  session:
    'Konuk oturumu. İlk yanıtla verilir, her yanıtla 365 gün uzar. https üzerinde adı `__Host-sessionId` olur.',
  meant: 'Aramalarda: büyük olasılıkla aranmak istenen; gelen ürünler buna uyar.',
  leftOut: 'Aramalarda: hiçbir üründe geçmeyen sözcükler; gelen ürünler kalanlara uyar.',
  facets: 'Ürün listelerinde `facets=1` istenince: süzgeçler ve her değerin bırakacağı ürün sayısı.',
  facetCount: 'Bu değer de seçilse listede kalacak ürün.',
  facetChosen: 'İstek bu değeri seçmiştir.',
  facetPrices:
    'Fiyat süzgeci dışındakilere uyan ürünlerin en düşük ve en yüksek fiyatı: adet başına TL, KDV dahil.',
  meta: 'Listenin tamamında kaç kayıt olduğu ve yanıtın hangi parçası olduğu.',
  problem: {
    what: 'Başarısız her çağrının yanıtı (RFC 9457).',
    title: 'Türkçe, müşteriye gösterilebilir.',
    code: 'Değişmez, İngilizce, snake_case.',
    requestId: 'Destek isterken bu numarayı iletin; `X-Request-Id` başlığıyla aynıdır.',
    errors: 'Hatalı her alan: yeri, değişmez kodu ve Türkçe bir cümle.',
    details: 'Hatanın koduna özgü bilgi; yalnızca çağrının belgesi saydığında vardır.',
  },
  success: 'Başarılı',
  notModified: '`If-None-Match` ile gönderilen etiket hâlâ geçerli; gövde yoktur.',
  etag: 'Yanıtın zayıf etiketi.',
  keeping: {
    everybody: '`public`: yanıt herkes için aynıdır, belirtilen süre saklanabilir.',
    visitor: '`private, no-cache`: yalnızca soran istemci saklar, her kullanımda yeniden sorar.',
  },
  ifNoneMatch: 'Elinizdeki yanıtın `ETag` değeri; değişmediyse 304 alırsınız.',
  key: 'İş başına bir kez üretilen anahtar: aynı anahtarla yineleme ilk yanıtı döndürür, iş iki kez yapılmaz.',
  retryAfter: 'Kaç saniye sonra yineleneceği.',
  tags: {
    Hesap: 'Giriş yapmış üyenin kendi bilgileri ve kayıtlı adresleri; başkasının numarası bulunamaz.',
    Site: 'Mağazanın açık ayarları, menüleri ve değer listeleri.',
    Kimlik: 'Çağıranın kim olduğu ve hangi fiyat grubunda alışveriş ettiği.',
    Afişler: 'Sayfalarda gösterilen afişler ve grupları; ziyaretçiye kendi göreceği afişler gider.',
    Galeriler: 'Mağazanın resim galerileri.',
    İletişim: 'İletişim formundan gelen iletiler; yalnızca mağaza çalışanları görür.',
    Kampanyalar: 'Mağazanın kampanya ve kuponları; üyenin kullanabileceği kuponlar.',
    Yerler: 'Adres girmek için ülke, il, ilçe ve mahalleler.',
    Arama: 'Müşterilerin sözcüklerinin karşılıkları ve sonuçsuz kalan aramalar; personel içindir.',
    'Kategoriler ve özellikler': 'Kataloğun ağacı ve ürünlerin süzülebildiği özellikler.',
    'Markalar ve özellikler': 'Ürünlerin markaları, özellikleri ve değerleri; mağaza çalışanları yazar.',
    'Fiyat listeleri': 'Perakende ve bayi fiyat listeleri; mağaza çalışanları açar ve düzenler.',
    'Ürün listeleri': 'Kategoriye, özelliğe ve sözcüğe göre ürünler.',
    Ürünler: 'Tek ürün, birkaç ürün, ilgili ve önerilen ürünler.',
    Vitrinler: 'Mağazanın seçtiği ürün kümeleri.',
    Sepet: 'Sepeti okumak ve değiştirmek.',
    Listeler: 'Favoriler, son görülenler, sonra almak için saklananlar.',
    'Cari hesap':
      'Firmanın açık hesabı: bakiye, limit ve hareketler; her zaman çağıranın kendi firmasınınki.',
    Ödeme: 'Ödeme yöntemleri ve banka hesapları.',
    'Siparişler (mağaza)': 'Mağazanın çalışanları için: bütün siparişler, adımları ve kargoya verilmesi.',
    Müşteriler:
      'İş ortakları ve kullanıcıları: üyeler kendilerininkini okur, mağaza çalışanları hepsini yönetir.',
    Sipariş: 'Kargo firmaları ve sipariş verme.',
    Destek:
      'Üyelerin soruları ve mağazanın yanıtları: üyeler kendilerininkini görür, çalışanlar hepsini yanıtlar.',
    'E-bülten': 'E-bültenleri yazmak, zamanlamak, denemek ve sayılarını görmek; mağaza çalışanları için.',
    'E-posta metinleri':
      'Müşterilere kendiliğinden giden e-postaların konusu ve giriş sözleri; mağaza çalışanları yazar.',
    'SMS kampanyaları':
      'SMS kampanyalarını yazmak, zamanlamak, denemek ve sayılarını görmek; mağaza çalışanları için.',
    'Bildirim kampanyaları':
      'Anlık bildirim kampanyalarını yazmak, zamanlamak, denemek ve sayılarını görmek; mağaza çalışanları için.',
    Bildirimler: 'Üyenin siparişlerinde, isteklerinde, taleplerinde ve üyeliğinde olanlar.',
    'Anlık bildirimler': 'Tarayıcının ve uygulamanın bildirim aboneliği.',
    'İleti izinleri':
      'Ticari ileti izinlerinin İYS biçiminde dışa ve içe aktarılması; yalnızca mağaza çalışanları içindir.',
    İçerik: 'Bilgi sayfaları ve sık sorulan sorular.',
  } as Record<string, string>,
}
