/** Sentences of the API about campaigns by notification. */
export const text = {
  tag: 'Bildirim kampanyaları',
  summaries: {
    index: 'Bildirim kampanyaları, son eklenen önce, sayılarıyla',
    show: 'Bir bildirim kampanyası',
    create: 'Bildirim kampanyası ekler',
    update: 'Bildirim kampanyasını değiştirir, zamanlar ya da durdurur',
    remove: 'Başlamamış bir bildirim kampanyasını siler',
    test: 'Bildirim kampanyasını denemek için çağıranın kendi cihazlarına gönderir',
  },
  path: 'Bildirimin açtığı sayfa.',
  topic: 'Cihazların izlediği konu.',
  audience: 'all: konuyu izleyen ve izin veren herkes; members: üyeler; dealers: onaylı bayiler.',
  status: 'draft: taslak; scheduled: `send_at` anında başlar; cancelled: durdurulur.',
  sendAt: 'Gönderimin başlayacağı an; yalnız scheduled durumunda.',
  counts:
    'Cihazlar: waiting sırada, queued yolda, sent gönderildi, gone kaydı bitmiş, failed gönderilemedi, skipped atlandı.',
  badChange: 'Kampanya bu duruma geçemez.',
  onlyStop: 'Gönderimi başlayan kampanya yalnız durdurulabilir.',
  notInFuture: 'Zamanlamak için ileri bir an verin.',
  notScheduled: 'Gönderim anı yalnız zamanlanan kampanyaya verilir.',
  noPage: 'Bu adreste açılan bir sayfa yok. Mağazadaki bir sayfanın yolunu yazın, örneğin /deri-kordonlar.',
  off: 'Mağaza anlık bildirim göndermiyor; önce ayarlarda bir yol seçin.',
}
