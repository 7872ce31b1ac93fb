import { formatNumber } from '~/kernel/turkish'

/** Sentences for the authors of contents, and of the API's document. They are not sent with pages. */
export const text = {
  pictureForm: (line: string) =>
    `Resim kendi satırında, ![açıklama](resim:anahtar) biçiminde yazılır; yalnız mağazanın kendi resimleri gösterilir. Bu satır öyle değil: ${line}`,
  pictureAlt: (key: string) =>
    `“${key}” anahtarlı resmin açıklaması eksik. Resmi görmeyenler için köşeli ayraçların içine ne gösterdiğini yazın.`,
  unknownPicture: (key: string) =>
    `“${key}” anahtarlı bir resim mağazada yok. Anahtar, resmin adresindedir: /media/anahtar/640.webp`,
  noLink: 'Başlıkta ya da bağlantıda en az bir harf ya da rakam olmalı.',
  badAddress:
    'Bu adrese bağlantı verilemez. Mağaza içi için /yol, dışarısı için https://, ayrıca mailto: ve tel: yazın.',
  badKey: 'Anahtar, dosyanın adresindedir: /media/anahtar/… 16–64 karakter, 0–9 ve a–f.',
  badBlockId: 'Bloğun kimliği küçük harf, rakam ve kısa çizgiden oluşur; en çok 40 karakter.',
  badCode: 'Kod küçük harf, rakam ve kısa çizgiden oluşur.',
  tooManyBlocks: (most: number) => `Bir sayfada en çok ${formatNumber(most)} blok olur. Sayfayı bölün.`,
  sameBlockId: 'İki blok aynı kimliği taşıyor. Her bloğun kimliği sayfada tek olmalı.',
  noQuestion: 'Soru bloğu ya soruların kimliklerini ya da bir grubun adını ister.',
  unknownQuestion: (id: number) => `${formatNumber(id)} kimlikli bir soru yok.`,
  unknownGroup: (group: string) => `“${group}” adında bir soru grubu yok.`,
  notInFuture: 'Yayın zamanı gelecekte olmalı. Hemen yayımlamak için durumu published yapın.',
  notScheduled: 'Yayın zamanı yalnız scheduled durumunda verilir.',
  kindAndCategory: 'category türü bir ürün kategorisi ister; diğer türler istemez.',
  noLinkOfKind: 'Bu tür içeriğin adresi sabittir, bağlantı verilmez.',
  kindStays: 'Bir içeriğin türü sonradan değişmez. Yeni bir içerik ekleyin.',
  api: {
    summaries: {
      index: 'Yayındaki içerikler, blokları olmadan',
      records: 'Bütün içerikler, taslaklarıyla ve durumlarıyla',
      show: 'Yayındaki bir içerik, bloklarıyla',
      record: 'Bir içeriğin en yeni sürümü, yayında olsun olmasın',
      create: 'İçerik ekler',
      update: 'İçeriğin yeni bir sürümünü kaydeder; bağlantısı değişirse eskisi yenisine yönlenir',
      remove: 'İçeriği bütün sürümleriyle siler; menülerin ve sayfaların bağlandığı silinmez',
      versions: 'Bir içeriğin sürümleri, en yenisi önce',
      version: 'Bir içeriğin bir sürümü',
      difference: 'İki sürümün farkı, blok blok',
      restore: 'Eski bir sürümü yeni sürüm olarak geri getirir',
      preview: 'Bir sürüm için süreli önizleme bağlantısı verir',
    },
    restore:
      'Eski sürüm olduğu gibi kalır; metni yeni bir sürüm olur. Taslak olarak gelir, istenirse yayımlanır.',
    difference: '`to` verilmezse en yeni sürüm, `from` verilmezse ondan bir önceki.',
    preview:
      'Bağlantıyı alan herkes o sürümü süresi dolana kadar görür. Sürüm verilmezse en yenisi. Arama motorları sayfayı almaz.',
    revision: 'Okunan kaydın `revision` değeri; kayıt o zamandan beri değiştiyse geri getirilmez.',
    kind: '`page`: kendi bağlantısıyla bir sayfa; `home`: ana sayfa; `brand`, `feature`, `prices`, `referance`: /page adresleri; `category`: bir ürün kategorisinin başı.',
    path: 'Sayfanın adresi.',
    words: 'Ziyaretçinin okuduğu sözcükler, biçimsiz.',
    version: 'Metnin tarihi, YYYY-AA-GG.',
    versionOfContent: 'Metnin tarihi. Verilmezse bloklar değiştiyse bugün, değişmediyse olduğu gibi kalır.',
    shopCategory: 'Başında göründüğü ürün kategorisi; yalnız category türünde.',
    number: 'Sürümün sıra numarası.',
    status:
      'draft: yalnız yazarlar görür, yayındaki sürüm kalır; published: hemen yayında; scheduled: publish_at zamanında; withdrawn: yayından kalkar.',
    publishAt: 'Yayın zamanı; yalnız scheduled durumunda verilir.',
    savedBy: 'Kaydeden kullanıcı, denetim kaydındaki adıyla.',
    shown: 'Ziyaretçilerin şu anda gördüğü sürüm.',
    link: 'İstenen bağlantı; verilmezse başlıktan yapılır. Yalnız page türünde.',
    richText:
      'Biçimli metin: ProseMirror JSON. Düğümler: paragraph, heading (2, 3), bullet_list, ordered_list, table, hard_break; işaretler: strong, em, link. HTML değildir.',
    block:
      'Sayfanın bir bloğu. On tür vardır: text, picture, picture_text, gallery, video, showcase, banner, faq, quotation, columns. Başka tür yazılamaz; daha yeni bir sürümün türü gösterilirken atlanır.',
    picture: 'Mağazanın bir resmi.',
    alt: 'Resmi görmeyenler için ne gösterdiği.',
    look: '`hero`: sayfanın başındaki büyük görünüm; `beside`: resim ve metin yan yana.',
    file: 'Videonun anahtarı; adresi /media/anahtar/video.mp4.',
    videoCaption: 'Videoyu izleyemeyenler için ne anlattığı.',
    showcase: 'Vitrinin kodu; null: sayfanın başka bloğunda geçmeyen bütün vitrinler.',
    showcaseHeading: 'Boşsa vitrinin kendi başlığı.',
    bannerGroup: 'Afiş grubunun kimliği ya da kodu.',
    faqGroup: 'Bu gruptaki bütün sorular; ids ile birlikte de verilebilir.',
  },
} as const
