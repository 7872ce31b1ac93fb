/** Sentences of the basket's page and of its answers. */
export const text = {
  title: 'Sepetim',
  description: 'Sepetinizdeki ürünler, kargo ve toplam tutar. Üye olmadan da siparişi tamamlayabilirsiniz.',
  quickOrder: 'Kodla hızlı sipariş',
  cannotMove: 'Ürün şu anda sepete taşınamıyor: stokta yok ya da satışta değil.',
  savedDropped: 'Ürün listenizden çıkarıldı.',
}
