import type { StrapFamily } from '../family'
import { leather } from './leather'

export const thinLeatherFamilies: readonly StrapFamily[] = [
  {
    ...leather,
    brand: 'koselehan',
    category: 'deri-ince',
    model: 'Sapanca',
    kind: 'İnce Deri Kordon',
    surface: { material: 'leather', texture: 'smooth' },
    texture: 'duz',
    padded: false,
    tip: 'round',
    taper: 0.88,
    ends: 'quick',
    sizes: ['12', '14', '16', '18'],
    price: 450,
    priceStep: 15,
    story:
      'Sapanca 1,4 mm inceliğinde, dikişsiz bir kordondur; kenarları boyanıp parlatılır. Küçük kasalı saatlerde bilezik gibi hafif durur.',
    use: 'İki günde bir renk değiştirmek isteyenler için mandallı pimle gelir. Yedekli almak isteyenlere renkler birbirine yakın fiyatlıdır.',
    groups: [
      { colors: ['kirmizi'] },
      { colors: ['pudra'], metal: 'rosegold' },
      { colors: ['siyah'], metal: 'gold' },
      { colors: ['krem', 'gulkurusu', 'lila', 'yesil'] },
      {
        colors: ['kirmizi', 'pudra', 'siyah', 'krem', 'lila', 'yesil'],
        edition: 'Karma Renk Toptan Paketi',
        assorted: true,
        visibility: 'wholesale',
      },
    ],
  },
  {
    ...leather,
    brand: 'koselehan',
    category: 'deri-ince',
    model: 'Assos',
    kind: 'İnce Damarlı Deri Kordon',
    surface: { material: 'leather', texture: 'grain' },
    texture: 'damarli',
    padded: false,
    stitch: 'ton',
    tip: 'pointed',
    sizes: ['14', '16', '18'],
    price: 490,
    priceStep: 15,
    story:
      'Assos, ince kesilmiş damarlı derisiyle küçük saatlere klasik bir görünüm verir. Dikişi deriyle aynı renktedir, yakından bakınca görünür.',
    use: 'İş saatlerinde de akşam yemeğinde de rahat taşınır. Sivri ucu köprüden kolay geçer.',
    groups: [{ colors: ['taba'] }, { colors: ['lacivert'] }, { colors: ['koyukahve', 'siyah', 'bordo'] }],
  },
]
