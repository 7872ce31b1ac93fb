import type { StrapFamily } from '../family'
import { leather } from './leather'

const soft = {
  ...leather,
  brand: 'koselehan',
  category: 'deri-suet',
  padded: false,
  tip: 'round',
  ends: 'quick',
} as const

export const suedeFamilies: readonly StrapFamily[] = [
  {
    ...soft,
    model: 'Bolkar',
    kind: 'Süet Kordon',
    surface: { material: 'leather', texture: 'suede' },
    material: 'suet',
    texture: 'havli',
    stitch: 'krem',
    stitchStyle: 'short',
    sizes: ['18', '20', '22'],
    price: 590,
    priceStep: 20,
    story:
      'Bolkar’ın süeti İç Anadolu’da tabaklanır, tüyü kısa tutulur. Yalnızca kasa yanında iki kısa dikişi vardır; sade ve yumuşaktır.',
    use: 'Lastik uçlu bir fırçayla havı kaldırıldığında yeni gibi olur. Islanırsa güneşte değil gölgede kurutun.',
    groups: [
      { colors: ['bej', 'gri', 'taba', 'lacivert'] },
      { colors: ['zeytin'] },
      { colors: ['kahve'] },
      { colors: ['gulkurusu'] },
      {
        colors: ['bej', 'gri', 'taba', 'lacivert', 'zeytin', 'kahve'],
        edition: 'Karma Renk Toptan Paketi',
        assorted: true,
        visibility: 'wholesale',
      },
    ],
  },
  {
    ...soft,
    model: 'Abant',
    kind: 'Nubuk Kordon',
    surface: { material: 'leather', texture: 'nubuck' },
    material: 'nubuk',
    texture: 'havli',
    stitch: 'ton',
    stitchStyle: 'sides',
    tip: 'pointed',
    sizes: ['20', '22', '24'],
    price: 680,
    priceStep: 20,
    story:
      'Abant, derinin dış yüzünün ince zımparalanmasıyla elde edilen nubuktan kesilir. Süete göre daha sıkıdır, kullandıkça hafif parlar.',
    use: 'Toprak tonlu kıyafetlerle ve bronz kasalarla güzel durur. Su itici spreyle ömrü uzar.',
    groups: [
      { colors: ['haki'] },
      { colors: ['bal'] },
      { colors: ['antrasit'] },
      { colors: ['adacayi', 'bej', 'kahve'] },
    ],
  },
]
