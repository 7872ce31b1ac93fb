import type { StrapFamily } from '../family'
import { leather } from './leather'

const printed = { ...leather, brand: 'koselehan', category: 'deri-baskili' } as const

export const printedLeatherFamilies: readonly StrapFamily[] = [
  {
    ...printed,
    model: 'Erciyes',
    kind: 'Kroko Baskılı Parlak Deri Kordon',
    surface: { material: 'leather', texture: 'croco' },
    texture: 'kroko',
    stitch: 'ton',
    metal: 'gold',
    sizes: ['16', '18', '20', '22'],
    price: 820,
    priceStep: 20,
    story:
      'Erciyes, dana derisine sıcak baskıyla işlenen kroko deseniyle klasik saatlerin kordonudur. Yüzü ince bir cilayla parlatılır, altın renkli tokayla tamamlanır.',
    use: 'Tamamı dana derisidir; nesli korunan hiçbir hayvanın derisi kullanılmaz. Nişan ve düğün saatleri için en çok seçilen modelimizdir.',
    groups: [
      { colors: ['siyah'] },
      { colors: ['koyukahve'] },
      { colors: ['bordo'] },
      { colors: ['taba'], metal: 'steel' },
    ],
  },
  {
    ...printed,
    model: 'Munzur',
    kind: 'Mat Kroko Baskılı, Katlamalı Tokalı Deri Kordon',
    surface: { material: 'leather', texture: 'croco' },
    texture: 'kroko',
    stitch: 'ton',
    closure: 'deployant',
    sizes: ['20', '22'],
    price: 1290,
    priceStep: 40,
    story:
      'Munzur’da kroko deseni mat bırakılır, gösterişli değil derin görünür. Katlamalı toka kordonu bükmeden açılır, saat düşmeye karşı güvendedir.',
    use: 'Kordon boyu tokaya takılırken bir kez ayarlanır. Mat yüzey çiziği az gösterir.',
    groups: [
      { colors: ['lacivert', 'siyah', 'kahve'] },
      { colors: ['yesil'] },
      { colors: ['antrasit'], metal: 'black', visibility: 'member' },
    ],
  },
  {
    ...printed,
    model: 'Göreme',
    kind: 'Kertenkele Baskılı İnce Deri Kordon',
    surface: { material: 'leather', texture: 'lizard' },
    texture: 'kertenkele',
    stitch: 'ton',
    padded: false,
    alsoIn: ['deri-ince'],
    sizes: ['12', '14', '16', '18'],
    price: 560,
    priceStep: 15,
    story:
      'Göreme’nin ince pulları küçük kasalı saatlere yakışan zarif bir parıltı verir. Deri 1,6 mm inceliğindedir, kenarları içe kıvrılarak dikilir.',
    use: 'Kadın saatleri ve vintage küçük kasalar için uygundur. 12 ve 14 mm ölçüleri de stokta tutulur.',
    groups: [
      { colors: ['siyah', 'kirmizi', 'beyaz'] },
      { colors: ['pudra'], metal: 'rosegold' },
      { colors: ['petrol'], metal: 'gold' },
    ],
  },
  {
    ...printed,
    model: 'Midyat',
    kind: 'Devekuşu Baskılı Deri Kordon',
    surface: { material: 'leather', texture: 'ostrich' },
    texture: 'devekusu',
    stitch: 'ton',
    tip: 'round',
    sizes: ['18', '20', '22'],
    price: 840,
    priceStep: 20,
    story:
      'Midyat’ın kabartma noktaları devekuşu derisini andırır; dokunduğunuzda hissedilir. Baskı dana derisi üzerine yapılır, yıllarca silinmez.',
    use: 'Tek renk kadranlarda kordonu öne çıkarmak isteyenlere göredir. Yumuşak dolgusu bileği sıkmaz.',
    groups: [{ colors: ['konyak'] }, { colors: ['lacivert'] }, { colors: ['siyah'], metal: 'gold' }],
  },
  {
    ...printed,
    model: 'Amasra',
    kind: 'Safyan Deri Kordon',
    surface: { material: 'leather', texture: 'saffiano' },
    texture: 'safyan',
    stitch: 'ton',
    tip: 'square',
    padded: false,
    ends: 'quick',
    sizes: ['16', '18', '20'],
    price: 630,
    priceStep: 15,
    story:
      'Amasra’nın çapraz çizgili safyan baskısı çizilmeye ve lekeye dirençlidir. Düz kesilen ucu ve ton dikişiyle çağdaş görünür.',
    use: 'Nemli bezle silmek yeterlidir. Çanta ve cüzdanıyla takım arayanlar için altı rengi vardır.',
    groups: [
      { colors: ['pudra', 'duman', 'siyah', 'gulkurusu'] },
      { colors: ['buz'], metal: 'rosegold' },
      { colors: ['kirmizi'] },
    ],
  },
]
