import { lowerTr } from '~/kernel/turkish'
import type { Metal, ObjectLook } from '../../illustrator/types'
import type { ItemFamily } from '../family'
import { colorOptions, hexOf, widthOptions } from '../options'

type BuckleClosure = Extract<ObjectLook, { kind: 'buckle' }>['closure']

function draw(closure: BuckleClosure, metal: Metal): ItemFamily['object'] {
  return (option) => ({ kind: 'buckle', closure, metal, widthMm: option.widthMm ?? 18 })
}

const lower = (name: string) => lowerTr(name)
const capital = (name: string) => name.charAt(0) + lower(name.slice(1))

const metals: readonly (readonly [name: string, code: string, metal: Metal])[] = [
  ['Çelik', 'celik', 'brushed'],
  ['Altın Renkli', 'altin', 'gold'],
  ['Gül Altın Renkli', 'gulaltin', 'rosegold'],
  ['Siyah', 'siyah', 'black'],
]

const buckle = { prefix: 'TP', brand: 'pimocagi' } as const

const tang: ItemFamily[] = metals.map(([name, code, metal], index) => ({
  ...buckle,
  category: 'toka-igneli',
  noun: 'iğneli toka',
  name: `${name} İğneli Toka`,
  weightGrams: 6,
  price: index === 0 ? 140 : 170,
  features: { malzeme: ['celik316'], metal: [code], toka: ['igneli'] },
  options: widthOptions(14, 16, 18, 20),
  object: draw('tang', metal),
  summary: `${capital(name)} iğneli toka, deri ve silikon kordonların yedek parçası.`,
  story:
    'Tokası eskimiş sağlam bir kordonu atmaya gerek yok. Dökümden sonra elde zımparalanan bu toka, yaylı pimiyle birlikte gelir.',
  use: 'Ölçü, kordonun toka tarafındaki genişliğidir; genellikle kasa ölçüsünden 2 mm küçüktür.',
}))

const roller: ItemFamily[] = metals
  .filter(([, code]) => code === 'celik' || code === 'siyah')
  .map(([name, code, metal]) => ({
    ...buckle,
    category: 'toka-igneli',
    noun: 'kalın iğneli toka',
    name: `${name} Kalın İğneli Toka`,
    weightGrams: 14,
    price: 260,
    features: { malzeme: ['celik316'], metal: [code], toka: ['kalin-igneli'] },
    options: widthOptions(18, 20, 22, 24),
    object: draw('roller', metal),
    summary: `${capital(name)}, kalın kordonlar için 5 mm profilli iğneli toka.`,
    story:
      'Kalın deri ve kauçuk kordonların ağırlığını taşıyan 5 mm profilli toka. İğnesi geniş ve düzdür, deliği yırtmaz.',
    use: 'Vidalı mili iki yandan sökülür; uygun tornavida kutudan çıkar.',
  }))

const butterfly: ItemFamily[] = metals.map(([name, code, metal], index) => ({
  ...buckle,
  category: 'toka-katlamali',
  noun: 'kelebek toka',
  name: `${name} Kelebek Toka`,
  weightGrams: 16,
  price: index === 0 ? 320 : 380,
  features: { malzeme: ['celik316'], metal: [code], toka: ['kelebek'] },
  options: widthOptions(16, 18, 20),
  object: draw('butterfly', metal),
  summary: `${capital(name)} kelebek toka: iki yandan basılarak açılır, deriyi bükmez.`,
  story:
    'Kelebek toka iki kanadıyla bileğin ortasında kapanır; dışarıdan yalnızca ince bir çizgi görünür. İğneli tokalı her deri kordona uyarlanabilir.',
  use: 'Kordonun uzun parçası toka gövdesine bir kez ayarlanır. Yan tuşları çift emniyetlidir.',
}))

const deployant: ItemFamily[] = metals
  .filter(([, code]) => code !== 'gulaltin')
  .map(([name, code, metal], index) => ({
    ...buckle,
    category: 'toka-katlamali',
    noun: 'katlamalı toka',
    name: `${name} Katlamalı Toka`,
    weightGrams: 18,
    price: index === 0 ? 360 : 410,
    features: { malzeme: ['celik316'], metal: [code], toka: ['katlamali'] },
    options: widthOptions(16, 18, 20, 22),
    object: draw('deployant', metal),
    summary: `${capital(name)} katlamalı toka, emniyet tuşlu ve ince profilli.`,
    story:
      'Üç parçalı katlamalı toka tek hareketle açılır, kordon halka hâlinde kaldığı için saat düşmez. Kavisli gövdesi bileğe batmaz.',
    use: 'Deri, kauçuk ve kanvas kordonlarla kullanılabilir. Kalınlığı 3,5 mm’ye kadar olan kordonlara uyar.',
  }))

const small: readonly ItemFamily[] = [
  {
    ...buckle,
    category: 'toka-kopru',
    noun: 'deri köprü',
    name: 'Deri Kordon Köprüsü, 2’li',
    weightGrams: 3,
    price: 60,
    features: { malzeme: ['dana'], adet: ['a2'] },
    options: colorOptions('siyah', 'kahve', 'taba', 'lacivert'),
    object: (option) => ({
      kind: 'keepers',
      material: 'leather',
      color: hexOf(option, 'taba'),
      metal: 'steel',
      widthMm: 20,
    }),
    summary: 'Kopan deri köprülerin yerine takılan sabit ve hareketli köprü çifti.',
    story:
      'Kordonun ucunu tutan halkalar en çabuk eskiyen parçadır. Bu çift aynı deriden kesilir, 18–22 mm kordonlara esneyerek geçer.',
    use: 'Tokayı söküp kordona geçirin. Rengi tam tutturmak için fotoğraf gönderebilirsiniz.',
  },
  {
    ...buckle,
    category: 'toka-kopru',
    noun: 'silikon köprü',
    name: 'Silikon Kordon Köprüsü, 4’lü',
    weightGrams: 4,
    price: 50,
    retailPackage: 6,
    features: { malzeme: ['silikon'], adet: ['a4'] },
    options: colorOptions('siyah', 'beyaz', 'kirmizi', 'mavi'),
    object: (option) => ({
      kind: 'keepers',
      material: 'silicone',
      color: hexOf(option, 'siyah'),
      metal: 'steel',
      widthMm: 22,
    }),
    summary: 'Silikon kordonlar için esnek köprü, altılı paketle satılır.',
    story: 'İç yüzündeki küçük çıkıntı kordonun deliğine oturur, koşarken kaymaz. 20–24 mm kordonlara uyar.',
    use: 'Altı paketlik satılır. Renkleri karıştırarak kullanmak da hoştur.',
  },
  {
    ...buckle,
    category: 'toka-kopru',
    noun: 'metal köprü',
    name: 'Çelik Kordon Köprüsü',
    weightGrams: 7,
    price: 110,
    features: { malzeme: ['celik316'], metal: ['celik'] },
    options: widthOptions(20, 22, 24),
    object: (option) => ({
      kind: 'keepers',
      material: 'metal',
      color: '#a7adb3',
      metal: 'brushed',
      widthMm: option.widthMm ?? 22,
    }),
    summary: 'Tek parça naylon kordonlar için kaynaklı çelik köprü.',
    story:
      'Tek parça kordonların ucunu tutan kaynaklı çelik halka. İç kenarı yuvarlatılmıştır, kumaşı yıpratmaz.',
    use: 'Takmak için kordonun ucundaki dikişi açıp yeniden dikmek gerekir.',
  },
  ...(['steel', 'black', 'rosegold'] as const).map((metal): ItemFamily => {
    const [name, code] = {
      steel: ['Çelik', 'celik'],
      black: ['Siyah', 'siyah'],
      rosegold: ['Gül Altın Renkli', 'gulaltin'],
    }[metal] as [string, string]
    return {
      ...buckle,
      category: 'toka-kopru',
      alsoIn: ['akilli-kare'],
      noun: 'kızaklı adaptör',
      name: `${name} Kare Kasa Adaptörü, 2’li`,
      weightGrams: 6,
      price: 180,
      features: { malzeme: ['celik316'], metal: [code], adet: ['a2'], baglanti: ['kizakli'] },
      options: [
        { mark: '41', label: '38–41 mm kasa', features: { uyum: 'kare-41' }, widthMm: 20 },
        { mark: '49', label: '42–49 mm kasa', features: { uyum: 'kare-49' }, widthMm: 24 },
      ],
      object: (option) => ({ kind: 'adapters', metal, widthMm: option.widthMm ?? 22 }),
      summary: `${capital(name)} adaptörle kare kasalı saate standart kordon takılır.`,
      story:
        'Kızaklı adaptör, kare kasalı akıllı saatinize standart pimli kordon takmanızı sağlar. Ucundaki bilye kasaya oturunca hafif bir tık sesi duyulur.',
      use: '38–41 mm kasaya 20 mm, 42–49 mm kasaya 22 ya da 24 mm kordon takılır.',
    }
  }),
]

export const buckleFamilies: readonly ItemFamily[] = [
  ...tang,
  ...roller,
  ...butterfly,
  ...deployant,
  ...small,
]
