// Longer than 250 lines: one table names every setting of the shop; its rows are read and compared together.
import { allowances, type LimitName } from '~/http/bounds/limits.server'

/**
 * Kinds of values. Amounts are TL, stored with a point (`49.90`); `yes` is the text `true`; pictures and films are the keys of
 * their files.
 */
export type SettingKind = 'text' | 'long' | 'number' | 'money' | 'yes' | 'choice' | 'picture' | 'film'

/** A setting as staff see it. `usual`: the value without a stored one. `meaning`: its effect in the shop. */
export type SettingField = {
  group: string
  key: string
  name: string
  meaning: string
  kind: SettingKind
  usual: string
  choices?: Readonly<Record<string, string>>
  /** Bounds of a number or of an amount in TL. */
  least?: number
  most?: number
  pattern?: { matches: RegExp; told: string }
  /** Leaves the server with `site/start`. */
  isPublic?: boolean
  /** May be a person's identity number: the audit log keeps its last two digits. */
  isIdentity?: boolean
}

/** A page of settings. */
export type SettingPage = { key: string; title: string; lead: string; fields: readonly SettingField[] }

type Brief = Omit<SettingField, 'group' | 'key' | 'kind' | 'usual'> & { usual?: string | number }

const of =
  (group: string) =>
  (kind: SettingKind) =>
  (key: string, name: string, meaning: string, more: Partial<Brief> = {}): SettingField => ({
    group,
    key,
    kind,
    name,
    meaning,
    ...more,
    usual: String(more.usual ?? (kind === 'yes' ? 'false' : '')),
  })

const web = { matches: /^https:\/\/[^\s"<>]{4,300}$/, told: 'https:// ile başlayan bir adres yazın.' }
const email = { matches: /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, told: 'E-posta adresini ad@ornek.com gibi yazın.' }

const company = of('company')
const checkout = of('checkout')
const site = of('site_settings')
const design = of('site_design')
const seo = of('seo')
const social = of('social_media')
const reminders = of('reminders')

/** Every setting that staff change, by page. Page, check and audit read this table. */
export const settingPages: readonly SettingPage[] = [
  {
    key: 'firma',
    title: 'Firma bilgileri',
    lead: 'Sayfa altında, iletişim sayfasında, sözleşmelerde ve e-postalarda görünür.',
    fields: [
      company('text')('name', 'Mağaza adı', 'Sayfa başlıklarında ve e-postalarda görünür.', {
        usual: 'Vitrin',
        isPublic: true,
      }),
      company('picture')('logo', 'Logo', 'E-postaların başında görünür. Boşsa mağaza adı yazar.'),
      company('text')('unvan', 'Ticaret unvanı', 'Sözleşmelerde satıcı olarak yazar.', { isPublic: true }),
      company('text')('mersis', 'MERSİS numarası', 'Sayfa altında ve sözleşmelerde yazar.', {
        pattern: { matches: /^\d{16}$/, told: 'MERSİS numarası 16 rakamdır.' },
        isPublic: true,
      }),
      company('text')('vkn', 'Vergi kimlik numarası', 'Sözleşmelerde ve belgelerde yazar.', {
        pattern: { matches: /^\d{10,11}$/, told: 'Vergi numarası 10, T.C. kimlik numarası 11 rakamdır.' },
        isIdentity: true,
      }),
      company('text')('vergi_dairesi', 'Vergi dairesi', 'Sözleşmelerde ve belgelerde yazar.'),
      company('text')('trade_registry_no', 'Ticaret sicil numarası', 'İletişim sayfasında yazar.'),
      company('text')('address', 'Adres', 'Sayfa altında, sözleşmelerde ve iade adresi olarak yazar.', {
        isPublic: true,
      }),
      company('text')(
        'map',
        'Harita bağlantısı',
        'İletişim sayfasındaki harita düğmesi buraya gider. Boşsa haritada Adres aranır.',
        { pattern: web, isPublic: true },
      ),
      company('text')('phone', 'Telefon', 'Sayfa altında ve iletişim sayfasında yazar.', { isPublic: true }),
      company('text')('whatsapp', 'WhatsApp numarası', 'Boşsa WhatsApp bağlantısı gösterilmez.', {
        isPublic: true,
      }),
      company('text')('email', 'E-posta', 'Müşterilerin yazdığı adres; sözleşmelerde de yazar.', {
        pattern: email,
        isPublic: true,
      }),
      company('text')(
        'contact_email',
        'Bildirimlerin gittiği e-posta',
        'İletişim formu ve talepler buraya haber verir. Boşsa E-posta kullanılır.',
        { pattern: email },
      ),
      company('text')('kep', 'KEP adresi', 'İletişim sayfasında yazar (elektronik ticaret mevzuatı).', {
        pattern: email,
        isPublic: true,
      }),
      company('text')(
        'website',
        'İnternet adresi',
        'Sözleşmelerde yazar. Boşsa mağazanın adresi kullanılır.',
        { pattern: web },
      ),
      company('text')('working_hours', 'Çalışma saatleri', 'İletişim sayfasında yazar.', { isPublic: true }),
      company('text')('chamber', 'Meslek odası', 'İletişim sayfasında yazar.', { isPublic: true }),
      company('text')('conduct_rules', 'Meslek kuralları', 'İletişim sayfasında yazar.', { isPublic: true }),
      company('text')('etbis', 'ETBİS kaydı', 'İletişim sayfasında yazar.', { isPublic: true }),
      company('text')(
        'return_carrier',
        'İade kargosu',
        'Cayma bilgilendirmesinde, iadelerin ücretsiz gönderildiği firma olarak yazar.',
      ),
    ],
  },
  {
    key: 'siparis',
    title: 'Sipariş ve kargo',
    lead: 'Kargo ücreti, ödeme süreleri ve açık sipariş sınırları.',
    fields: [
      checkout('money')(
        'base_price_for_free_shipping',
        'Ücretsiz kargo sınırı (TL)',
        'Sepetteki ürünler bu tutara ulaşınca kargo ücreti alınmaz. Fiyat listelerinin kendi sınırı olabilir.',
        { usual: '0.00', isPublic: true },
      ),
      checkout('money')(
        'base_price_for_shipping',
        'Kargo ücreti (TL)',
        'Firmanın kendi ücreti yoksa sınırın altındaki sepetlere eklenir.',
        { usual: '0.00', isPublic: true },
      ),
      checkout('number')(
        'havale_expiry_days',
        'Havale için gün',
        'Bu süre içinde ödenmeyen havaleli sipariş iptal olur, stok geri döner.',
        { usual: 3, least: 1, most: 30, isPublic: true },
      ),
      checkout('money')(
        'refund_confirm_from',
        'Doğrulama isteyen geri ödeme',
        'Bu tutardan başlayarak geri ödeme yapan çalışandan doğrulama kodu yeniden istenir.',
        { usual: 5_000, least: 0, most: 1_000_000 },
      ),
      checkout('number')(
        'transfer_reminder_hours',
        'Havale hatırlatması (saat)',
        'Süre dolmadan bu kadar saat önce bir e-posta gider. 0: gönderilmez.',
        { usual: 24, least: 0, most: 240 },
      ),
      checkout('number')(
        'card_expiry_minutes',
        'Kart ödemesi için dakika',
        'Bankanın sayfasında bu süre içinde bitmeyen ödeme düşer.',
        { usual: 20, least: 5, most: 120, isPublic: true },
      ),
      checkout('yes')(
        'cash_on_delivery_code',
        'Kapıda ödemede SMS kodu',
        'Sipariş, telefona gelen kodla onaylanır.',
      ),
      checkout('number')(
        'open_orders_per_guest',
        'Misafirin açık siparişi',
        'Ödenmemiş bu kadar siparişi olan misafir yenisini veremez. 0: sınır yok.',
        { usual: 3, least: 0, most: 1000 },
      ),
      checkout('number')(
        'open_orders_per_member',
        'Üyenin açık siparişi',
        'Ödenmemiş bu kadar siparişi olan üye yenisini veremez. 0: sınır yok.',
        { usual: 10, least: 0, most: 1000 },
      ),
      checkout('number')(
        'open_orders_per_address',
        'Bir ağ adresinin açık siparişi',
        'Aynı bağlantıdan gelen misafirlerin ödenmemiş siparişleri. 0: sınır yok.',
        { usual: 10, least: 0, most: 1000 },
      ),
      checkout('number')(
        'withdrawal_days',
        'Cayma süresi (gün)',
        'İade hakkı bu kadar gün sürer; yasal en azı 14 gündür.',
        { usual: 14, least: 14, most: 365, isPublic: true },
      ),
      checkout('number')(
        'delivery_max_days',
        'En geç teslim (gün)',
        'Sözleşmelerde yazar; yasal en çoğu 30 gündür.',
        { usual: 30, least: 1, most: 30, isPublic: true },
      ),
    ],
  },
  {
    key: 'kdv',
    title: 'KDV',
    lead: 'Ürünün oranı kendi sayfasında, taşıma ücretininki kargo firmasında, ek ücretinki ödeme yönteminde seçilir. Fiyatların KDV dahil olup olmadığı fiyat listesinde yazar.',
    fields: [
      of('kdv')('choice')(
        'usual_rate',
        'Yeni ürünün KDV oranı',
        'Ürün eklerken ve dosya aktarırken bu oran seçili gelir; var olan ürünleri değiştirmez.',
        { usual: 20, choices: { 0: '%0', 1: '%1', 10: '%10', 20: '%20' } },
      ),
    ],
  },
  {
    key: 'magaza',
    title: 'Mağaza',
    lead: 'Kimler girer, fiyatları kim görür, mağaza açık mı.',
    fields: [
      site('yes')(
        'is_closed',
        'Mağaza kapalı',
        'Ziyaretçiler kapalı sayfasını görür; çalışanlar girmeyi sürdürür.',
        { isPublic: true },
      ),
      site('text')('closed_message', 'Kapalıyken söylenen', 'Kapalı sayfasında yazar.', { isPublic: true }),
      site('number')(
        'closed_minutes',
        'Kapalı kalma (dakika)',
        'Arama motorlarına ve programlara bu kadar sonra gelmeleri söylenir.',
        { usual: 60, least: 1, most: 999_999, isPublic: true },
      ),
      site('yes')(
        'is_login_required',
        'Yalnız üyeler girer',
        'Giriş yapmayan ziyaretçi giriş sayfasına gider.',
        { isPublic: true },
      ),
      site('yes')(
        'show_prices_to_guests',
        'Misafirler fiyat görür',
        'Hayır: fiyatlar ve sepet giriş yapınca açılır.',
        { usual: 'true', isPublic: true },
      ),
      of('site_settings_product')('number')(
        'max_length_of_last_seen_products',
        'Son bakılan ürünler',
        'Ürün sayfasında gösterilen sayı. 0: gösterilmez.',
        { usual: 20, least: 0, most: 50, isPublic: true },
      ),
      of('catalogue')('number')(
        'lowest_price_window_days',
        'En düşük fiyat süresi (gün)',
        'Üstü çizili fiyat, indirimden önceki bu süredeki en düşük fiyattır; yasal en azı 30 gündür.',
        { usual: 30, least: 30, most: 365, isPublic: true },
      ),
      of('membership')('number')(
        'review_days',
        'Başvuru yanıtı (gün)',
        'Toptan başvuru yapana söylenen süre.',
        { usual: 2, least: 1, most: 60, isPublic: true },
      ),
      of('ledger')('yes')(
        'limit_counts_open_orders',
        'Cari limite açık siparişler girer',
        'Hayır: limit yalnız bakiyeyle karşılaştırılır.',
        { usual: 'true' },
      ),
    ],
  },
  {
    key: 'gorunum',
    title: 'Görünüm',
    lead: 'Tanıtım filmi, sayfa altı yazısı ve bildirim süreleri.',
    fields: [
      design('text')('copyright', 'Telif yazısı', 'Sayfanın en altında yazar.', { isPublic: true }),
      design('film')(
        'intro_video',
        'Tanıtım filmi',
        'Ana sayfada sessiz oynar; kapak resmiyle birlikte yüklenince görünür. Boşsa film yoktur.',
      ),
      design('picture')(
        'intro_poster',
        'Filmin kapak resmi',
        'Film oynamadan önce görünür. Boşsa film gösterilmez.',
      ),
      design('text')('intro_title', 'Tanıtım filminin başlığı', 'Ana sayfadaki filmin üstünde yazar.', {
        isPublic: true,
      }),
      design('number')('toast_hide_ms', 'Bildirimin kalması (ms)', 'Kısa bildirimler bu süre görünür.', {
        usual: 500,
        least: 0,
        most: 60_000,
        isPublic: true,
      }),
      design('number')(
        'toast_hide_danger_ms',
        'Uyarının kalması (ms)',
        'Kırmızı bildirimler bu süre görünür.',
        { usual: 2_000, least: 0, most: 60_000, isPublic: true },
      ),
    ],
  },
  {
    key: 'arama-motorlari',
    title: 'Arama motorları',
    lead: 'Arama sonuçlarında ve paylaşımlarda görünen metinler.',
    fields: [
      seo('text')('title', 'Ana sayfanın başlığı', 'Boşsa mağaza adı kullanılır.', { isPublic: true }),
      seo('text')(
        'title_suffix',
        'Başlıkların sonu',
        'Her sayfanın başlığından sonra yazar. Boşsa mağaza adı.',
        { isPublic: true },
      ),
      seo('long')('description', 'Ana sayfanın açıklaması', 'Arama sonucunda başlığın altında yazar.', {
        isPublic: true,
      }),
      seo('picture')(
        'share_picture',
        'Paylaşım resmi',
        'Ana sayfa sosyal ağlarda paylaşılınca görünür. Boşsa ilk vitrinin ilk ürünü görünür.',
      ),
      seo('long')('robots_extra', 'robots.txt ek satırları', 'robots.txt dosyasının sonuna eklenir.'),
    ],
  },
  {
    key: 'sosyal',
    title: 'Sosyal medya',
    lead: 'Boş bırakılan ağın simgesi gösterilmez.',
    fields: [
      social('text')('instagram', 'Instagram', 'Sayfa altındaki simgenin adresi.', {
        pattern: web,
        isPublic: true,
      }),
      social('text')('facebook', 'Facebook', 'Sayfa altındaki simgenin adresi.', {
        pattern: web,
        isPublic: true,
      }),
      social('text')('x', 'X', 'Sayfa altındaki simgenin adresi.', { pattern: web, isPublic: true }),
      social('text')('youtube', 'YouTube', 'Sayfa altındaki simgenin adresi.', {
        pattern: web,
        isPublic: true,
      }),
      social('text')('pinterest', 'Pinterest', 'Arama motorlarına bildirilen adres.', {
        pattern: web,
        isPublic: true,
      }),
    ],
  },
  {
    key: 'iletiler',
    title: 'İletiler ve hatırlatmalar',
    lead: 'Bülten, SMS, anlık bildirim ve hatırlatmaların hızı ve zamanı.',
    fields: [
      of('notification')('choice')('provider', 'Anlık bildirim', 'Bildirimlerin gönderildiği yol.', {
        choices: { '': 'Kapalı', webpush: 'Tarayıcıların kendi servisi', fcm: 'Firebase' },
        isPublic: true,
      }),
      of('notification')('number')(
        'prompt_retry_days',
        'Bildirim sorusunun arası (gün)',
        'Reddeden ziyaretçiye bu kadar gün sonra yeniden sorulur.',
        { usual: 1, least: 1, most: 365, isPublic: true },
      ),
      of('newsletter')('number')(
        'per_minute',
        'Dakikada bülten',
        'E-posta sağlayıcınızın sınırını aşmayın.',
        { usual: 60, least: 1, most: 10_000 },
      ),
      of('sms')('number')('per_minute', 'Dakikada SMS', 'SMS sağlayıcınızın sınırını aşmayın.', {
        usual: 60,
        least: 1,
        most: 10_000,
      }),
      of('sms')('text')(
        'refusal',
        'SMS ret cümlesi',
        'Tanıtım SMS’lerinin sonuna eklenir (6563 sayılı Kanun).',
      ),
      reminders('number')(
        'basket_hours',
        'Sepet hatırlatması (saat)',
        'Sepete son dokunuştan bu kadar sonra hatırlatılır; yalnız izin verenlere.',
        { usual: 24, least: 1, most: 720 },
      ),
      reminders('number')(
        'basket_days',
        'Hatırlatılan sepetin yaşı (gün)',
        'Daha eski sepetler hatırlatılmaz.',
        { usual: 14, least: 1, most: 90 },
      ),
      reminders('number')(
        'basket_again_days',
        'İki hatırlatma arası (gün)',
        'Aynı kişiye bu süre dolmadan yeniden yazılmaz.',
        { usual: 7, least: 1, most: 90 },
      ),
      reminders('number')(
        'price_drop_percent',
        'Haber verilen indirim (%)',
        'Favorideki ürünün fiyatı en az bu kadar düşünce yazılır.',
        { usual: 5, least: 1, most: 90 },
      ),
    ],
  },
  {
    key: 'olcum',
    title: 'Ölçüm',
    lead: 'Yalnız çerez izni veren ziyaretçilerde çalışır.',
    fields: [
      of('tracking')('text')('google_analytics', 'Google Analytics', 'Ölçüm kimliği.', {
        pattern: { matches: /^G-[A-Z0-9]{4,12}$/, told: 'Kimliği G-XXXXXXX gibi yazın.' },
      }),
      of('tracking')('text')('google_tag_manager', 'Google Tag Manager', 'Kapsayıcı kimliği.', {
        pattern: { matches: /^GTM-[A-Z0-9]{4,10}$/, told: 'Kimliği GTM-XXXXXXX gibi yazın.' },
      }),
      of('tracking')('text')('meta_pixel', 'Meta Pixel', 'Piksel numarası.', {
        pattern: { matches: /^\d{8,20}$/, told: 'Piksel numarası yalnız rakamdır.' },
      }),
    ],
  },
  {
    key: 'sinirlar',
    title: 'Hız sınırları',
    lead: 'Kötüye kullanımı önler. 0: sınır yok. Ortak bağlantıdan gelen çok müşteriniz varsa ağ adresi sınırlarını yükseltin.',
    fields: [
      ...limited('search', 'Arama', 'dakikada'),
      ...limited('basket', 'Sepet işlemi', 'dakikada'),
      ...limited('coupon', 'Kupon denemesi', '15 dakikada'),
      ...limited('upload', 'Dosya yükleme', 'dakikada'),
      ...limited('message', 'İleti ve talep', 'dakikada'),
      ...limited('alert', 'Stok haberi', 'dakikada'),
      ...limited('tracking', 'Sipariş takibi', 'dakikada'),
    ],
  },
]

/** The limits of an action for one visitor and for one network address. */
function limited(action: LimitName, name: string, per: string): SettingField[] {
  const whose = { session: 'bir ziyaretçi', address: 'bir ağ adresi' } as const
  return (['session', 'address'] as const).map((one) =>
    of('limits')('number')(`${action}_per_${one}`, `${name}, ${whose[one]}`, `En çok, ${per}.`, {
      usual: allowances[action][one],
      least: 0,
      most: 1_000_000,
    }),
  )
}
