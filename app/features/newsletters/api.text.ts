/** Sentences of the API. They are not sent with pages. */
export const text = {
  tag: 'E-bülten',
  summaries: {
    index: 'E-bültenler ve sayıları, yenisi önce',
    show: 'Bir e-bülten, blokları ve sayılarıyla',
    create: 'E-bülten ekler',
    update: 'E-bülteni değiştirir, zamanlar ya da durdurur',
    remove: 'Henüz gönderilmemiş bir e-bülteni siler',
    test: 'E-bülteni deneme olarak verilen adreslere gönderir',
    bounce: 'Bir teslim edilemedi bildirimini işler',
  },
  preheader: 'Gelen kutusunda konunun yanında görünen satır.',
  blocks:
    'Sayfa blokları; e-postada text, picture, picture_text, showcase, quotation ve columns türleri kullanılır. Vitrindeki fiyatlar her alıcının kendi fiyatıdır.',
  stored: 'Yazıldığı hâliyle bloklar.',
  segment:
    'all: izni olan herkes; retail: bayi olmayanlar; dealers: onaylı bayiler; price_list: bir fiyat listesindekiler; bought: son günlerde sipariş verenler; category: bir kategoriden almış olanlar.',
  priceList: 'Yalnız price_list için.',
  days: 'Yalnız bought için: son kaç gün.',
  category: 'Yalnız category için; alt kategoriler de sayılır.',
  status:
    'draft: taslak; scheduled: send_at zamanında gönderilir; cancelled: gönderilmez, gönderiliyorsa durur. sending ve sent durumlarını mağaza verir.',
  sendAt: 'Gönderimin başlayacağı an; yalnız scheduled durumunda.',
  counts:
    'recipients: alıcılar; waiting: sırada; sent: gönderildi; bounced: adres yok; failed: reddedildi; skipped: izni ya da tercihi nedeniyle gönderilmedi; unsubscribed: bu e-bültenden ayrılanlar.',
  report: 'Teslim edilemedi bildiriminin (RFC 3464) ham metni, başlıklarıyla.',
  outcome:
    'bounced: adres bir daha kullanılmaz; ignored: bildirim geçici ya da bir e-bülten alıcısına ait değil; unreadable: bildirim okunamadı.',
  badKind: (kind: string) => `“${kind}” türünde bloklar e-postada gösterilemez.`,
  badSegment: 'Bu segmentin istediği alanı verin, başka segmentlerin alanlarını boş bırakın.',
  unknownPicture: (key: string) => `“${key}” anahtarlı bir resim mağazada yok.`,
  notInFuture: 'Gönderim zamanı gelecekte olmalı.',
  notScheduled: 'Gönderim zamanı yalnız scheduled durumunda verilir.',
  empty: 'Blok olmadan e-bülten gönderilmez.',
  badChange: 'E-bülten bu durumdan o duruma geçmez.',
  onlyStop: 'Gönderilmekte olan ya da bitmiş bir e-bültenin içeriği değişmez; yalnız durdurulabilir.',
}
