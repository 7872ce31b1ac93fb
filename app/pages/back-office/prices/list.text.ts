import { longestListName } from '~/features/customers/customers'

/** Sentences of the form of a price list. */
export const text = {
  add: 'Yeni liste',
  confirm: 'Listeyi aç',
  edit: 'Listeyi düzenle',
  save: 'Kaydet',
  remove: 'Listeyi sil',
  name: 'Ad',
  nameHint: 'Çalışanlar görür: “Bayi”, “Toptan”. Kodu ilk adından oluşur ve değişmez.',
  parent: 'Üst liste',
  parentHint: 'Bu listede fiyatı olmayan çeşit, üst listenin fiyatıyla satılır.',
  kdv: 'Yazılan fiyatlar',
  kdvHint: 'Listeye fiyat yazıldıktan sonra değişmez.',
  kdvs: { haric: 'KDV hariç', dahil: 'KDV dahil' },
  minimum: 'En az sipariş (TL)',
  minimumHint: 'Sepetin KDV dahil tutarı. 0: sınır yok.',
  freeShipping: 'Ücretsiz kargo sınırı (TL)',
  freeShippingHint: 'KDV dahil. Boş: mağazanın genel sınırı. 0: bu listede ücretsiz kargo yok.',
  formula: 'Fiyatları başka listeden hesapla',
  code: (code: string) => `Kod: ${code}`,
  done: {
    ekle: 'Liste açıldı. Fiyatlarını aşağıdan toplu yazın ya da ürün sayfalarında tek tek girin; müşteriye başvurusunu onaylarken verilir.',
    hesapla: 'Liste açıldı. Değere üst liste fiyatının yüzde kaçı olacağını yazın ve önce Dene’ye basın.',
    kaydet: 'Liste kaydedildi.',
    sil: 'Liste silindi.',
  } as Record<string, string>,
  wrong: {
    name: `Listenin adını 1 ile ${longestListName} harf arasında yazın.`,
    kdv: 'Fiyatların KDV dahil mi, hariç mi yazılacağını seçin.',
    parent: 'Üst listeyi seçin.',
    minimum: 'En az siparişi 500 ya da 1.250,50 gibi yazın; en çok 10.000.000 TL.',
    freeShipping:
      'Ücretsiz kargo sınırını 500 ya da 1.250,50 gibi yazın ya da boş bırakın; en çok 10.000.000 TL.',
    taken: 'Bu adda ya da kodda bir liste var.',
  },
} as const
