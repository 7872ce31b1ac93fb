/** Sentences of the lightbox, under the names of the library. */
export const labels = {
  Lightbox: 'Büyük ürün görseli',
  'Photo gallery': 'Ürün görselleri',
  Carousel: 'Görseller',
  Slide: 'Görsel',
  '{index} of {total}': '{index} / {total}',
  Previous: 'Önceki görsel',
  Next: 'Sonraki görsel',
  Close: 'Kapat',
  'Zoom in': 'Yakınlaştır',
  'Zoom out': 'Uzaklaştır',
}
