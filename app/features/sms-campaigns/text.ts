/** Sentences of the API about campaigns by SMS. */
export const text = {
  tag: 'SMS kampanyaları',
  summaries: {
    index: 'SMS kampanyaları, son eklenen önce, sayılarıyla',
    show: 'Bir SMS kampanyası',
    create: 'SMS kampanyası ekler',
    update: 'SMS kampanyasını değiştirir, zamanlar ya da durdurur',
    remove: 'Başlamamış bir SMS kampanyasını siler',
    test: 'SMS kampanyasını en çok beş numaraya denemek için gönderir',
  },
  words: 'Ret bilgisi olmadan ileti metni; ret bilgisi gönderilirken `sms/refusal` ayarından eklenir.',
  audience: 'all: SMS izni veren herkes; consumers: bireysel alıcılar; merchants: tacirler.',
  status: 'draft: taslak; scheduled: `send_at` anında başlar; cancelled: durdurulur.',
  sendAt: 'Gönderimin başlayacağı an; yalnız scheduled durumunda.',
  full: 'Gönderilecek metin: ret bilgisiyle.',
  segments: 'Bir alıcı için ücretlendirilen ileti sayısı.',
  length: 'Metnin, Türkçe harfler iki sayılarak bulunan uzunluğu.',
  counts:
    'Alıcılar: waiting sırada, sent gönderildi, failed reddedildi, skipped atlandı. delivered ulaştı, undelivered ulaşmadı; segments ücretlendirilen ileti.',
  badChange: 'Kampanya bu duruma geçemez.',
  onlyStop: 'Gönderimi başlayan kampanya yalnız durdurulabilir.',
  notInFuture: 'Zamanlamak için ileri bir an verin.',
  notScheduled: 'Gönderim anı yalnız zamanlanan kampanyaya verilir.',
  noRefusalMeaning: 'Mağazanın ret bilgisi eksik.',
  noRefusal:
    "`sms/refusal` ayarı eksik: RET sözcüğünü, dört haneli numarayı ve B ile başlayan kodu içermeli (örnek: “RET yazıp 3000'e gönderin. B001”).",
  tooLong: (segments: number, most: number) =>
    `Metin ret bilgisiyle ${segments} ileti tutuyor; en çok ${most} ileti olabilir.`,
}
