/** Sentences of the prompt for notifications and of its switch in the account. */
export const text = {
  title: 'Gelişmeleri kaçırmayın',
  ask: 'Siparişiniz yola çıkınca ya da beklediğiniz ürün gelince bu cihaza haber verelim mi?',
  advertising: 'Kampanya ve yeni ürünleri de bildir',
  yes: 'Haber ver',
  later: 'Şimdi değil',
  on: 'Bildirimler açık. Konuları Duyuru Tercihlerim sayfasından değiştirebilirsiniz.',
  onGuest: 'Bildirimler açık. Siparişinizdeki gelişmeleri bu cihaza bildireceğiz.',
  blocked:
    'Bu site için bildirimler engellenmiş. Adres çubuğundaki kilit simgesine dokunup Bildirimler iznini açın, sonra sayfayı yenileyin.',
  dismissed: 'İzin verilmedi. Dilediğinizde yeniden deneyebilirsiniz.',
  failed: 'Bildirimler açılamadı. Bağlantınızı denetleyip yeniden deneyin.',
  unsupported:
    'Bu tarayıcı bildirim desteklemiyor. iPhone’da mağazayı ana ekrana ekleyip oradan açtığınızda bildirim alabilirsiniz.',
  close: 'Kapat',
  switchOn: 'Bu cihazda bildirimleri aç',
  thisIsOn: 'Bu cihaz bildirim alıyor.',
}
