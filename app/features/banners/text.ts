/** Sentences of banners. */
export const text = {
  previous: 'Önceki afiş',
  next: 'Sonraki afiş',
  newTab: 'yeni sekmede açılır',
  badCode: 'Kod küçük harf, rakam ve tireden oluşur, örneğin ana-sayfa.',
  badLink:
    'Bağlantı mağazanın bir sayfası ise / ile başlar (/deri-kordonlar); başka site ise (tür 4) https:// ile başlar.',
  unknownPicture:
    'Bu anahtarlı bir resim mağazada yok. Anahtar, resmin adresindedir: /media/anahtar/640.webp',
  noWords:
    'Başlık ya da resim açıklaması yazın: resmi görmeyenlere afişin ne anlattığını bunlardan biri söyler.',
  badDates: 'Bitiş zamanı başlangıçtan sonra olmalı.',
}
