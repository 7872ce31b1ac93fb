/** The shop's colours: code in features and drawings, mark in variant codes, name as customers read it. */
export interface Color {
  mark: string
  name: string
  hex: string
}

export const colors = {
  siyah: { mark: 'SY', name: 'Siyah', hex: '#1f1c1a' },
  antrasit: { mark: 'AN', name: 'Antrasit', hex: '#3c4044' },
  gri: { mark: 'GR', name: 'Gri', hex: '#83878a' },
  duman: { mark: 'DM', name: 'Duman', hex: '#b3b3ae' },
  beyaz: { mark: 'BY', name: 'Beyaz', hex: '#eceae4' },
  krem: { mark: 'KR', name: 'Krem', hex: '#e2d3b8' },
  bej: { mark: 'BJ', name: 'Bej', hex: '#c4a982' },
  bal: { mark: 'BL', name: 'Bal', hex: '#c48a41' },
  taba: { mark: 'TB', name: 'Taba', hex: '#9a5a2c' },
  konyak: { mark: 'KN', name: 'Konyak', hex: '#8a3f1e' },
  kahve: { mark: 'KH', name: 'Kahverengi', hex: '#5f3a24' },
  koyukahve: { mark: 'KK', name: 'Koyu kahve', hex: '#3a241a' },
  bordo: { mark: 'BR', name: 'Bordo', hex: '#6b1f2a' },
  kirmizi: { mark: 'KZ', name: 'Kırmızı', hex: '#b3312c' },
  kiremit: { mark: 'KM', name: 'Kiremit', hex: '#b2543a' },
  turuncu: { mark: 'TR', name: 'Turuncu', hex: '#d9702a' },
  hardal: { mark: 'HD', name: 'Hardal', hex: '#c9972f' },
  zeytin: { mark: 'ZY', name: 'Zeytin', hex: '#6c6a3c' },
  haki: { mark: 'HK', name: 'Haki', hex: '#4e5038' },
  yesil: { mark: 'YS', name: 'Yeşil', hex: '#2c5a44' },
  adacayi: { mark: 'AD', name: 'Adaçayı', hex: '#8fa38c' },
  petrol: { mark: 'PT', name: 'Petrol', hex: '#1f4f5c' },
  mavi: { mark: 'MV', name: 'Mavi', hex: '#3a6ea5' },
  buz: { mark: 'BZ', name: 'Buz mavisi', hex: '#a9c3cf' },
  lacivert: { mark: 'LC', name: 'Lacivert', hex: '#1f2c4a' },
  lila: { mark: 'LL', name: 'Lila', hex: '#a594bd' },
  pudra: { mark: 'PD', name: 'Pudra', hex: '#dcb5ab' },
  gulkurusu: { mark: 'GK', name: 'Gül kurusu', hex: '#b06a6c' },
  celik: { mark: 'CL', name: 'Çelik', hex: '#a7adb3' },
  altin: { mark: 'AL', name: 'Altın', hex: '#c9a04a' },
  gulaltin: { mark: 'GA', name: 'Gül altın', hex: '#cc917c' },
  ikirenk: { mark: 'IR', name: 'Çelik ve altın', hex: '#b9a577' },
} as const satisfies Record<string, Color>

export type ColorCode = keyof typeof colors

export const colorCodes = Object.keys(colors) as ColorCode[]
