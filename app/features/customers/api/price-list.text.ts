/** Texts about price lists in the API's documentation. */
export const text = {
  code: 'İlk adından oluşur ve değişmez; ürün aktarımı ve dışa aktarım listeyi bununla söyler.',
  parent:
    'Üst liste: burada fiyatı olmayan çeşit onun fiyatıyla satılır. Boşsa perakende. Perakende listesinde hep boştur.',
  kdv: 'Listenin fiyatları KDV dahil mi. Listeye fiyat yazıldıktan sonra değişmez.',
  retail: 'Misafirlerin ve listesi olmayan müşterilerin listesi; mağazada bir tanedir.',
  minimum: 'En az sipariş: sepetin KDV dahil TL tutarı. 0 ise sınır yok.',
  freeShipping: 'Ücretsiz kargo sınırı, KDV dahil TL. null: mağazanın genel sınırı. 0: ücretsiz kargo yok.',
} as const
