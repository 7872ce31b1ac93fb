/** Sentences of the calls about notifications. */
export const text = {
  off: 'Mağazamız şu an anlık bildirim göndermiyor.',
  badToken: 'Bu cihaz bildirimlere kaydedilemedi. Sayfayı yenileyip yeniden deneyin.',
  dealersOnly: 'Bayi duyurularını yalnız onaylı toptan üyelerimiz alabilir.',
  unknown: 'Bu cihaz bildirimlere kayıtlı değil. Önce kaydedin.',
}
