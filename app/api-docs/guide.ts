import { allowances } from '~/http/bounds/limits.server'

export type Chapter = {
  title: string
  paragraphs: readonly string[]
  points?: readonly string[]
  code?: string
}

const { search, basket } = allowances

/** The rules of every call. `{origin}` is the address of the shop that answers. */
export const guide: readonly Chapter[] = [
  {
    title: 'Adres ve ilk istek',
    paragraphs: [
      'Bütün çağrılar `/api` altındadır, JSON alır ve JSON döndürür. Aşağıdaki örnekler mağazanın adresini `$VITRIN` ile gösterir; `oturum` dosyası çerezleri tutar.',
    ],
    code: `VITRIN={origin}
curl -b oturum -c oturum "$VITRIN/api/site/start"
curl -b oturum -c oturum "$VITRIN/api/products/find?q=kordon"
curl -b oturum -c oturum -H "Origin: $VITRIN" \\
  -H 'Content-Type: application/json' \\
  -d '{"product_id":1042,"product_variant_id":4187,"amount":2}' \\
  "$VITRIN/api/add-to-basket"`,
  },
  {
    title: 'Oturum',
    paragraphs: [
      'Konuk olarak kim olduğunuzu oturum çerezi söyler (`sessionId`, https üzerinde `__Host-sessionId`). İlk yanıtla verilir; sonraki isteklerde geri gönderin, yoksa her istek yeni bir konuktur ve sepeti boştur.',
      'Çerezle yazan istekler `Origin` başlığında mağazanın adresini taşır, yoksa 403 alırsınız. Herkese aynı olan ve saklanabilen yanıtlar çerez vermez.',
    ],
  },
  {
    title: 'Giriş',
    paragraphs: [
      'Üyenin kendi fiyatları, sepeti ve siparişleri için `POST /api/auth/sign-in` ile giriş yapın; yanıttaki `id_token` değerini sonraki isteklerde `Authorization: Bearer` ile gönderin. Tarayıcıdaki giriş çerezi ile belirteç birlikte gönderilirse 400 alırsınız.',
      'Belirteç en çok bir saat geçerlidir. Süresi dolunca 401 gelir; girişte verilen çerezle `POST /api/auth/token` yenisini verir.',
    ],
    code: `curl -b oturum -c oturum -H "Origin: $VITRIN" \\
  -H 'Content-Type: application/json' \\
  -d '{"email":"ayse@alici.example","password":"uzun bir parola"}' \\
  "$VITRIN/api/auth/sign-in"
curl -H "Authorization: Bearer $BELIRTEC" "$VITRIN/api/site/user"
curl -b oturum -c oturum -H "Origin: $VITRIN" \\
  -H 'Content-Type: application/json' \\
  -d '{"grant_type":"refresh_token"}' "$VITRIN/api/auth/token"`,
  },
  {
    title: 'Yanıt ve hata zarfı',
    paragraphs: [
      'Başarı `{ "data": … }` biçimindedir, listelerde `meta: { total, start, length }` eklenir. `data` yoksa çağrı başarısızdır.',
      'Hata `application/problem+json` (RFC 9457) döner: `title` müşteriye gösterilebilir Türkçe bir cümle, `code` değişmez bir koddur. Tanınmayan alanlar, yanlış türler ve yinelenen anahtarlar reddedilir; hiçbir değer dönüştürülmez.',
    ],
    code: `{
  "type": "about:blank",
  "status": 400,
  "title": "Gönderilen bilgilerde hata var. Lütfen işaretli alanları düzeltin.",
  "code": "invalid_input",
  "requestId": "0d29fe8d-c7f4-4b69-a46d-6fb5326a4b9b",
  "errors": [
    { "path": "amount", "code": "too_small", "message": "Geçersiz miktar. Minimum 1 olmalıdır." }
  ]
}`,
  },
  {
    title: 'Adet ve paket',
    paragraphs: [
      '`amount`, `stockAmount` ve `total_product_amount` her zaman adettir. Bazı ürünler paketle satılır: `stock.real_quantity` paketteki adettir ve `amount` onun katı olmalıdır. 12 adetlik paketten üç tane için `amount: 36` gönderin.',
      'Paket büyüklüğü fiyat listesine bağlıdır: aynı ürün perakendede tek tek, toptanda paketle satılabilir.',
    ],
  },
  {
    title: 'Fiyatlar',
    paragraphs: [
      'Fiyatlar KDV dahil TL ve iki ondalıklı sayıdır: `649.9`, 649,90 TL demektir. `price` adet başınadır, `total_price` = `price` × `amount`.',
      'Fiyatı, indirimi ve toplamı mağaza hesaplar. Gönderdiğiniz `price` ve `total_price` okunmaz; `prices.all` içinde yalnızca sizin fiyat grubunuz vardır.',
    ],
  },
  {
    title: 'Tarihler',
    paragraphs: [
      'ISO 8601, saat dilimiyle: `2026-11-23T14:05:00+03:00`. Müşteriye Europe/Istanbul saatiyle gösterin.',
    ],
  },
  {
    title: 'Listeler ve sayfalama',
    paragraphs: [
      '`start` kaçıncı kayıttan başlanacağını, `length` en çok kaç kayıt istediğinizi söyler: 0 ve 30 ile başlayın, `start` değerini 30 artırarak `meta.total` kadar ilerleyin. `length` en çok 30’dur (özelliğe göre süzmede 100); fazlası 400 alır. Kısa listeler bütün olarak gelir.',
    ],
  },
  {
    title: 'Idempotency-Key',
    paragraphs: [
      'Parayı ya da stoku etkileyen çağrılar `Idempotency-Key` alır, sipariş onsuz verilmez. Her iş için bir UUID üretin ve yanıt gelmezse aynı anahtarla yineleyin: iş bir kez yapılır, ilk yanıtı alırsınız.',
      'Aynı anahtar başka gövdeyle 422, ilk istek sürerken 409 döner.',
    ],
  },
  {
    title: 'İstek sınırları',
    paragraphs: [
      'Arama ve sepet çağrıları dakikada sayılır; sınır aşılınca 429 ve kaç saniye bekleneceğini söyleyen `Retry-After` gelir. Mağazanın kendi ayarları aşağıdakilerden farklı olabilir.',
    ],
    points: [
      `Arama ve ürün listeleri: oturum başına ${search.session}, adres başına ${search.address}`,
      `Sepet, listeler ve sipariş: oturum başına ${basket.session}, adres başına ${basket.address}`,
      'IPv6 adresleri /64 olarak sayılır.',
    ],
  },
  {
    title: 'ETag ve 304',
    paragraphs: [
      'Saklanabilen yanıtlar `ETag` taşır. Sonraki istekte `If-None-Match` ile geri gönderin; değişmediyse gövdesiz 304 alırsınız. Fiyat taşıyan yanıtlar `private, no-cache` ile gelir ve etiketleri fiyat grubuna özeldir.',
    ],
    code: `curl -i "$VITRIN/api/product-categories"
curl -i -H 'If-None-Match: W/"Yk3vG0q1mZr8oT5xJd2bSg"' "$VITRIN/api/product-categories"`,
  },
  {
    title: 'Hazır istemci',
    paragraphs: [
      'OpenAPI belgesi `/api/openapi.json` adresindedir; her dil için istemci üretilebilir. Kaynak kodundaki `docs/api-client.ts` bu belgeden üretilmiş TypeScript istemcisidir.',
    ],
    code: `npx oazapfts {origin}/api/openapi.json vitrin.ts`,
  },
]
