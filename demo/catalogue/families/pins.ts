import type { Metal } from '../../illustrator/types'
import type { ItemFamily } from '../family'
import { widthOptions } from '../options'

const pin = {
  prefix: 'TP',
  brand: 'pimocagi',
  category: 'toka-pim',
  noun: 'yaylı pim',
  weightGrams: 4,
} as const

function draw(
  style: 'plain' | 'quick' | 'thick' | 'curved' | 'shoulderless',
  metal: Metal,
): ItemFamily['object'] {
  return (option) => ({ kind: 'springbars', metal, lengthMm: option.widthMm ?? 20, style })
}

function material(count: number, diameter: string, metal = 'celik'): ItemFamily['features'] {
  return {
    malzeme: ['celik316'],
    adet: [`a${count}`],
    govde: [diameter],
    metal: [metal],
    baglanti: ['yayli'],
  }
}

const standardStory =
  'Yaylı pim, kordonu saate bağlayan en küçük ama en önemli parçadır. Paslanmaz 316L gövdesi ve çift omuzlu ucu boynuz deliğine tam oturur.'
const standardUse =
  'Boynuz arasını milimetre olarak ölçüp aynı ölçüyü seçin. İki yılda bir yenilemek saatinizi düşmekten korur.'

export const pinFamilies: readonly ItemFamily[] = [
  {
    ...pin,
    name: 'Paslanmaz Yaylı Pim, 2’li',
    features: material(2, 'd15'),
    options: widthOptions(12, 14, 16, 18, 19, 20, 21, 22, 24, 26),
    object: draw('plain', 'steel'),
    price: 40,
    summary: 'Her saate uyan 1,5 mm gövdeli paslanmaz yaylı pim çifti.',
    story: standardStory,
    use: standardUse,
  },
  {
    ...pin,
    name: 'Paslanmaz Yaylı Pim, 10’lu Paket',
    features: material(10, 'd15'),
    options: widthOptions(16, 18, 20, 22, 24),
    weightGrams: 12,
    object: draw('plain', 'steel'),
    price: 120,
    summary: 'Evde yedek bulundurmak isteyenler için on adet paslanmaz yaylı pim.',
    story: standardStory,
    use: 'On adetlik paket kapaklı küçük bir tüpte gelir. Aynı evde birden çok saat varsa ekonomik seçimdir.',
  },
  {
    ...pin,
    name: 'Atölye Tipi Yaylı Pim, 100’lü Paket',
    features: material(100, 'd15'),
    options: widthOptions(18, 20, 22),
    weightGrams: 80,
    object: draw('plain', 'steel'),
    price: 690,
    visibility: 'wholesale',
    summary: 'Saat atölyeleri için yüz adetlik yaylı pim paketi.',
    story:
      'Tezgâhında her gün kordon değiştiren ustalar için yüz adetlik paket. Uzunluk toleransı 0,05 mm’dir, ayıklamaya gerek kalmaz.',
    use: 'Kilitli poşette, ölçüsü üzerine basılı olarak gönderilir.',
  },
  {
    ...pin,
    name: 'Kalın Gövdeli Yaylı Pim, 2’li',
    features: material(2, 'd25'),
    options: widthOptions(20, 22, 24),
    object: draw('thick', 'steel'),
    price: 70,
    summary: 'Dalış saatleri için 2,5 mm gövdeli güçlü yaylı pim.',
    story:
      'Ağır dalış saatlerinde ince pim zamanla eğilir. 2,5 mm gövdeli bu pim, çekmeye karşı standart pimin yaklaşık iki katı dayanır.',
    use: 'Boynuz deliğinin 1,1 mm ve üzeri olduğundan emin olun. Kordonun pim kanalı da 2,5 mm olmalıdır.',
  },
  {
    ...pin,
    name: 'Kalın Gövdeli Yaylı Pim, 12’li Paket',
    features: material(12, 'd25'),
    options: widthOptions(20, 22),
    weightGrams: 22,
    object: draw('thick', 'steel'),
    price: 340,
    visibility: 'wholesale',
    summary: 'Servisler için on iki adet 2,5 mm gövdeli yaylı pim.',
    story:
      'Dalış saati servislerinin kullandığı kalın gövdeli pimler on ikili pakette. Her pim tek tek yay testinden geçer.',
    use: 'Paket açıldıktan sonra nemsiz yerde saklayın.',
  },
  {
    ...pin,
    name: 'Kavisli Yaylı Pim, 2’li',
    features: material(2, 'd18'),
    options: widthOptions(18, 20, 22),
    object: draw('curved', 'steel'),
    price: 60,
    summary: 'Kasaya yakın duran kordonlar için kavisli pim.',
    story:
      'Boynuz delikleri kasaya çok yakın olan saatlerde düz pim kordonu sıkıştırır. Kavisli gövde kasayla kordon arasında boşluk bırakır.',
    use: 'Kavis dışa bakacak biçimde takılır. Vintage saatlerde kalın kordon kullanmanın kolay yoludur.',
  },
  {
    ...pin,
    name: 'Omuzsuz Yaylı Pim, 4’lü',
    features: material(4, 'd18'),
    options: widthOptions(20, 22),
    retailPackage: 6,
    object: draw('shoulderless', 'steel'),
    price: 45,
    summary: 'Delikli boynuzlar için omuzsuz pim, altılı paketle satılır.',
    story:
      'Boynuzu dıştan delik olan dalış saatlerinde kullanılır; ince bir çubukla dıştan itilerek çıkarılır. Omuz olmadığı için sürtünmez.',
    use: 'En az altı paket hâlinde satılır. Takmadan önce delik çapını kontrol edin.',
  },
  {
    ...pin,
    name: 'Altın Renkli Yaylı Pim, 2’li',
    features: material(2, 'd15', 'altin'),
    options: widthOptions(12, 14, 16, 18, 20),
    object: draw('plain', 'gold'),
    price: 55,
    summary: 'Altın kasalı saatler için kaplamalı yaylı pim.',
    story:
      'Kasa ile kordon arasından görünen pim, altın renkli saatlerde çelik kalınca göze batar. Bu çift, kasayla aynı tonda kaplanır.',
    use: 'Kaplama yalnızca görünen gövdededir, uçlar paslanmaz kalır.',
  },
  {
    ...pin,
    name: 'Siyah Yaylı Pim, 2’li',
    features: material(2, 'd18', 'siyah'),
    options: widthOptions(20, 22, 24),
    retailPackage: 6,
    object: draw('plain', 'black'),
    price: 50,
    summary: 'Siyah kasalı saatler için siyah yaylı pim, altılı paketle satılır.',
    story:
      'Siyah kaplamalı kasalarda parlak pim görünmesin diye üretilir. 1,8 mm gövdesi spor saatlerin çoğuna uyar.',
    use: 'Altı paketlik satılır; atölyeler ve koleksiyoncular içindir.',
  },
  {
    ...pin,
    name: 'Yaylı Pim Kutusu, 144 Parça',
    features: { malzeme: ['celik304'], adet: ['a144'], baglanti: ['yayli'] },
    options: [{ mark: 'KT', label: '16–24 mm', features: {} }],
    weightGrams: 160,
    noun: 'yaylı pim kutusu',
    object: () => ({ kind: 'barcase', metal: 'steel' }),
    price: 390,
    summary: 'Beş ölçüde 144 yaylı pim, bölmeli kutuda.',
    story:
      'On iki bölmeli şeffaf kutuda 16’dan 24 milimetreye kadar 144 pim. Doğru ölçüyü aramak yerine kutudan seçersiniz.',
    use: 'Kapağın içindeki tabloda ölçüler yazılıdır. Başlangıç seti olarak hediye edilebilir.',
  },
  {
    ...pin,
    name: 'Usta Tipi Yaylı Pim Kutusu, 270 Parça',
    features: { malzeme: ['celik316'], adet: ['a270'], baglanti: ['yayli'] },
    options: [{ mark: 'KT', label: '12–26 mm', features: {} }],
    weightGrams: 310,
    visibility: 'member',
    noun: 'yaylı pim kutusu',
    object: () => ({ kind: 'barcase', metal: 'gold' }),
    price: 720,
    summary: 'On ölçüde, üç gövde kalınlığında 270 yaylı pim.',
    story:
      'Saatçi tezgâhının eksiksiz pim kutusu: on ölçü, üç gövde kalınlığı, iki kaplama rengi. Biten bölme ayrı paketlerle tamamlanır.',
    use: 'Bölmeler etiketlidir, kutu dik durabilir.',
  },
  {
    ...pin,
    category: 'toka-hizli',
    noun: 'hızlı değişim pimi',
    name: 'Hızlı Değişim Pimi, 2’li',
    features: { ...material(2, 'd15'), baglanti: ['hizli'] },
    options: widthOptions(18, 19, 20, 21, 22, 24),
    object: draw('quick', 'steel'),
    price: 65,
    summary: 'Tırnakla çekilen mandalıyla alet gerektirmeyen pim.',
    story:
      'Gövdedeki küçük mandal içe çekilir, kordon kasadan ayrılır. Eski kordonunuzun ucuna bir çentik açarak onu da hızlı değişime çevirebilirsiniz.',
    use: 'Mandal kordonun altına bakmalıdır. Çentik için kordon delgeci kullanın.',
  },
  {
    ...pin,
    category: 'toka-hizli',
    noun: 'hızlı değişim pimi',
    name: 'Siyah Hızlı Değişim Pimi, 2’li',
    features: { ...material(2, 'd15', 'siyah'), baglanti: ['hizli'] },
    options: widthOptions(20, 22),
    object: draw('quick', 'black'),
    price: 75,
    summary: 'Siyah kasalı akıllı saatler için mandallı pim.',
    story:
      'Siyah kaplamalı mandal, koyu kordonların altında görünmez. 20 ve 22 mm akıllı saatlerin çoğuyla uyumludur.',
    use: 'Deniz suyundan sonra durulayın; yay ömrü uzar.',
  },
  {
    ...pin,
    category: 'toka-hizli',
    noun: 'hızlı değişim pimi',
    name: 'Hızlı Değişim Pimi, 50’li Atölye Paketi',
    features: { ...material(50, 'd15'), baglanti: ['hizli'] },
    options: widthOptions(18, 20, 22),
    object: draw('quick', 'steel'),
    price: 690,
    visibility: 'wholesale',
    weightGrams: 45,
    summary: 'Kordon üreticileri için elli adet mandallı pim.',
    story:
      'Kendi kordonunu diken atölyeler için elli adetlik paket. Mandal yönü aynıdır, bant hattında ayıklama istemez.',
    use: 'Toplu alımlarda ölçü karıştırılabilir; sipariş notuna yazın.',
  },
]
