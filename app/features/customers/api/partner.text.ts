/** Texts about customers in the API's documentation. */
export const text = {
  approval:
    '0 bekliyor, 1 onaylı, 2 reddedildi, 3 durduruldu. Başvuru kararlarıyla değişir, buradan yazılmaz.',
  priceList: 'Fiyat listesinin numarası; boşsa perakende.',
  discounts: 'Art arda uygulanan iskontolar, yüzde: [10, 5] %14,5 eder.',
  twoDecimals: 'En çok iki ondalık basamak yazın.',
  tl: 'TL.',
  representative: 'Satış temsilcisinin kullanıcı numarası.',
  kindStays: 'Sonradan değişmez: perakende müşteri başvuruyla toptan olur.',
  partnerStays: 'Sonradan değişmez.',
  categoryable: 'Yalnızca `business partner`.',
  kinds: { retail: 'Perakende', wholesale: 'Toptan' },
  role: 'owner yetkili, buyer sınırına kadar sipariş verir, viewer yalnızca bakar.',
  orderLimit: 'KDV dahil TL; bu tutarın üstünde yetkilinin onayı gerekir. Boşsa sınır yok.',
  user: 'Giriş yapabilen bir kullanıcı mı.',
  ofPartner: 'Yalnızca bu müşterinin kişileri.',
}
