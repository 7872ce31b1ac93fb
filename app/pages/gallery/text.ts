/** Sentences of the gallery. */
export const text = {
  title: 'Galeri',
  lead: 'Kordonlarımız saatlerin üzerinde, atölyede ve yakından.',
  description: 'Vitrin galerisi: kordonlar saatlerin üzerinde, renkler ve dokular yakından.',
  empty: 'Galeri hazırlanıyor',
  emptyLead: 'Resimler yakında burada. Bu arada yeni gelenlere bakabilirsiniz.',
  browse: 'Yeni gelenler',
  noPictures: 'Bu galeride henüz resim yok',
  count: (count: number) => `${count} resim`,
  enlarge: 'Büyüt',
  all: 'Bütün resimler',
  previous: 'Önceki resim',
  next: 'Sonraki resim',
  numberOf: (number: number, count: number) => `${number} / ${count}`,
  lightbox: { Lightbox: 'Büyük resim', 'Photo gallery': 'Galeri resimleri' },
}
