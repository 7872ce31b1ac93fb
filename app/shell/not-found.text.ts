/** Sentences of the page for an address without a page. */
export const notFoundText = {
  spec: 'This page could not be found',
  why: 'Aradığınız sayfa taşınmış ya da kaldırılmış olabilir. Aramayı deneyin veya kategorilere göz atın.',
  goneWhy: 'Aradığınız sayfayı mağazamızdan kaldırdık. Benzerlerine kategorilerimizden bakabilirsiniz.',
  browse: 'Kategorilere göz atın',
}
