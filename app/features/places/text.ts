export const text = {
  turkiye: 'Türkiye',
  city: 'İl',
  district: 'İlçe',
  neighbourhood: 'Mahalle',
  choose: 'Seçin',
  failed: 'Bir hata ile karşılaştık. Lütfen yeniden seçin.',
  showPlaces: 'İlçe ve mahalleleri göster',
}
