/** Sentences of the large views of a product, under the names that the library has for them. */
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
