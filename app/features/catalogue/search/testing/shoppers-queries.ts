// Longer than 250 lines: the queries of one test, read together.

/**
 * The right answer to a query as facts of the catalogue: a product is right when all of them hold. Lists are alternatives.
 * `width` and `colour` must hold for one and the same variant.
 */
export type RightAnswer = {
  /** Links of categories; the product is in one of them or below. */
  in?: readonly string[]
  /** Millimetres. */
  width?: readonly number[]
  /** Names of colours as customers read them. */
  colour?: readonly string[]
  /** Values of other features by the feature's code. */
  has?: Readonly<Record<string, readonly string[]>>
  brand?: string
  /** Beginning of a product's code. */
  code?: string
}

export type ShoppersQuery = { habit: string; q: string; right: RightAnswer }

const deri = ['deri-kordonlar']
const silikon = ['silikon-kordonlar']
const hasir = ['hasir-kordonlar']
const naylon = ['naylon-kordonlar']
const celik = ['celik-kordonlar']
const akilli = ['akilli-saat-kordonlari']
const kordon = [...deri, ...silikon, ...hasir, ...naylon, ...celik, ...akilli]
const tekParca = ['tek-parca-naylon-kordonlar']
const kare = ['kare-kasali-akilli-saat-kordonlari']
const gumus = ['Çelik', 'Gri']
const kahve = ['Kahverengi', 'Koyu kahve']
const anyDeri = ['Dana derisi', 'Keçi derisi', 'Bitkisel tabaklanmış deri']

const queries: Record<string, readonly (readonly [q: string, right: RightAnswer])[]> = {
  'a unit, written together or apart': [
    ['22mm', { width: [22] }],
    ['22 mm', { width: [22] }],
    ['22 milim', { width: [22] }],
    ['22 milimetre', { width: [22] }],
    ['22MM', { width: [22] }],
    ['20mm kordon', { in: kordon, width: [20] }],
    ['18mm deri', { in: deri, width: [18] }],
    ['18 mm deri kordon', { in: deri, width: [18] }],
    ['24mm çelik kordon', { in: celik, width: [24] }],
    ['20 milim silikon', { in: silikon, width: [20] }],
    ['22milim silikon kordon', { in: silikon, width: [22] }],
    ['20-22', { width: [20, 22] }],
    ['20-22 mm silikon', { in: silikon, width: [20, 22] }],
    ['20/22 mm deri', { in: deri, width: [20, 22] }],
    ['22’lik kordon', { in: kordon, width: [22] }],
    ["20'lik silikon kordon", { in: silikon, width: [20] }],
    ['14mm hasır', { in: hasir, width: [14] }],
    ['12mm ince deri kordon', { in: deri, width: [12] }],
    ['mm 22 deri', { in: deri, width: [22] }],
    [
      'yaylı pim 1,5 mm',
      {
        in: ['yayli-pimler', 'hizli-degisim-pimleri'],
        has: { govde: ['1,5 mm'] },
      },
    ],
    ['pim 1.8mm', { in: ['tokalar-ve-pimler'], has: { govde: ['1,8 mm'] } }],
    ['50ml deri balmı', { in: ['kordon-bakim-urunleri'] }],
    ['100 ml temizleme', { in: ['kordon-bakim-urunleri'] }],
    ['19mm deri', { in: deri, width: [19] }],
  ],
  'a width and a colour': [
    ['22mm kırmızı', { width: [22], colour: ['Kırmızı'] }],
    ['22 mm siyah deri', { in: deri, width: [22], colour: ['Siyah'] }],
    ['kahverengi 20mm', { width: [20], colour: kahve }],
    ['lacivert silikon 22mm', { in: silikon, width: [22], colour: ['Lacivert'] }],
    ['siyah 24 mm silikon', { in: silikon, width: [24], colour: ['Siyah'] }],
    ['taba deri 20mm', { in: deri, width: [20], colour: ['Taba'] }],
    ['18mm siyah', { width: [18], colour: ['Siyah'] }],
    ['turuncu 22mm', { width: [22], colour: ['Turuncu'] }],
    ['haki 20 mm naylon', { in: naylon, width: [20], colour: ['Haki'] }],
    ['16 mm gül altın', { width: [16], colour: ['Gül altın'] }],
    ['beyaz silikon kordon 20mm', { in: silikon, width: [20], colour: ['Beyaz'] }],
    ['22mm gri silikon', { in: silikon, width: [22], colour: ['Gri'] }],
  ],
  'a colour or a material': [
    ['siyah deri', { in: deri, colour: ['Siyah'] }],
    ['kırmızı kordon', { in: kordon, colour: ['Kırmızı'] }],
    ['bordo deri kordon', { in: deri, colour: ['Bordo'] }],
    ['yeşil silikon', { in: silikon, colour: ['Yeşil'] }],
    ['taba', { colour: ['Taba'] }],
    ['konyak deri', { in: deri, colour: ['Konyak'] }],
    ['titanyum', { has: { malzeme: ['Titanyum'] } }],
    ['süet', { has: { malzeme: ['Süet'] } }],
    ['nubuk haki', { has: { malzeme: ['Nubuk'] }, colour: ['Haki'] }],
    ['kauçuk', { has: { malzeme: ['FKM kauçuk'] } }],
    ['fkm', { has: { malzeme: ['FKM kauçuk'] } }],
    ['kanvas', { has: { malzeme: ['Pamuklu kanvas'] } }],
    ['316L çelik', { has: { malzeme: ['316L paslanmaz çelik'] } }],
    ['paslanmaz çelik kordon', { in: [...celik, ...hasir, ...akilli] }],
    ['kelebek toka', { has: { toka: ['Kelebek toka'] } }],
    ['mıknatıslı hasır', { has: { toka: ['Mıknatıslı toka'], doku: ['Milano örgü'] } }],
    ['milano örgü', { has: { doku: ['Milano örgü'] } }],
    ['kroko deri', { has: { doku: ['Kroko baskı'] } }],
    ['karbon desenli', { has: { doku: ['Karbon doku'] } }],
    ['hızlı değişim pimi', { in: ['hizli-degisim-pimleri'] }],
    ['geri dönüştürülmüş', { has: { malzeme: ['Geri dönüştürülmüş polyester'] } }],
    ['gül kurusu', { colour: ['Gül kurusu'] }],
    ['gül altın hasır', { in: hasir, colour: ['Gül altın'] }],
    ['buz mavisi', { colour: ['Buz mavisi'] }],
    ['keçi derisi', { has: { malzeme: ['Keçi derisi'] } }],
    ['dalışa uygun siyah', { has: { su: ['Dalışa uygun'] }, colour: ['Siyah'] }],
  ],
  'without Turkish letters': [
    ['kirmizi deri', { in: deri, colour: ['Kırmızı'] }],
    ['yesil naylon', { in: naylon, colour: ['Yeşil'] }],
    [
      'hasir kordon',
      {
        in: [...hasir, ...akilli],
        has: { doku: ['Milano örgü', 'İnce örgü', 'Kalın örgü', 'Saç örgüsü'] },
      },
    ],
    ['celik kordon', { in: celik }],
    ['suet kordon', { has: { malzeme: ['Süet'] } }],
    ['gul altin', { colour: ['Gül altın'] }],
    ['miknatisli', { has: { toka: ['Mıknatıslı toka'] } }],
    ['akilli saat kordonu', { in: akilli }],
    ['cirtli kordon', { has: { toka: ['Cırt bant'] } }],
    ['saat kutusu', { in: ['saat-kutulari'] }],
    ['pim sokucu', { in: ['saat-aletleri'] }],
    ['igneli toka', { in: ['igneli-tokalar'] }],
    ['kaucuk kordon', { has: { malzeme: ['FKM kauçuk'] } }],
    ['orgu elastik', { in: ['orgu-elastik-kordonlar'] }],
    ['deri bakim', { in: ['bakim-ve-kutu'] }],
    ['KAHVERENGI DERI KORDON', { in: deri, colour: kahve }],
  ],
  'plurals and other endings': [
    ['kahverengi deri kordonlar', { in: deri, colour: kahve }],
    ['siyah silikonlu', { has: { malzeme: ['Silikon'] }, colour: ['Siyah'] }],
    ['kırmızılar', { colour: ['Kırmızı'] }],
    ['kordonlar', { in: kordon }],
    ['silikonlar', { has: { malzeme: ['Silikon'] } }],
    ['derili kordon', { in: [...deri, ...akilli], has: { malzeme: anyDeri } }],
    ['lacivertler', { colour: ['Lacivert'] }],
    ['kelebek tokalı deri', { in: deri, has: { toka: ['Kelebek toka'] } }],
    ['kanvaslar', { has: { malzeme: ['Pamuklu kanvas'] } }],
    ['çelikten kordon', { in: [...celik, ...hasir, ...akilli] }],
    ['naylondan kordon', { has: { malzeme: ['Naylon'] } }],
    ['siyahlar', { colour: ['Siyah'] }],
    ['kutular', { in: ['bakim-ve-kutu', 'yayli-pimler'] }],
    ['saat kutusunu', { in: ['saat-kutulari'] }],
    ['pimleri', { in: ['tokalar-ve-pimler'] }],
    ['süetler', { has: { malzeme: ['Süet'] } }],
    ['siyah kordonum', { in: kordon, colour: ['Siyah'] }],
    ['fırçası', { in: ['kordon-bakim-urunleri'] }],
    ['titanyumdan', { has: { malzeme: ['Titanyum'] } }],
    ['saat ruloları', { in: ['seyahat-rulolari-ve-keseler'] }],
    ['delikli silikonlar', { in: [...silikon, ...akilli], has: { doku: ['Delikli'] } }],
    ['akıllı saatler için kordon', { in: akilli }],
    ['mavili kordon', { colour: ['Mavi', 'Buz mavisi'] }],
  ],
  'other words for the same thing': [
    ['nato', { in: tekParca }],
    ['nato kordon', { in: tekParca }],
    ['nato kayış 20mm', { in: tekParca, width: [20] }],
    ['siyah nato', { in: tekParca, colour: ['Siyah'] }],
    ['zulu kayış', { in: tekParca }],
    ['gümüş kordon', { in: kordon, colour: gumus }],
    ['gümüş hasır', { in: hasir, colour: gumus }],
    ['gümüş rengi kordon 20mm', { in: kordon, width: [20], colour: gumus }],
    ['bileklik', { in: kordon }],
    ['deri bileklik', { in: deri }],
    ['siyah saat bilekliği', { in: kordon, colour: ['Siyah'] }],
    ['kayış', { in: kordon }],
    ['saat kayışı', { in: kordon }],
    ['deri saat kayışı', { in: deri }],
    ['silikon kayış 22mm', { in: silikon, width: [22] }],
    ['deri saat kordonu', { in: deri }],
    ['saat kordonu', { in: kordon }],
    ['kol saati kordonu deri', { in: deri }],
    ['metal kordon', { in: [...celik, ...hasir, ...akilli] }],
    ['metal kordon 20 mm', { in: [...celik, ...hasir, ...akilli], width: [20] }],
    ['rose gold', { colour: ['Gül altın'] }],
    ['rose kordon', { in: kordon, colour: ['Gül altın'] }],
    ['gold kordon', { in: kordon, colour: ['Altın', 'Çelik ve altın'] }],
    ['kauçuk kayış', { has: { malzeme: ['FKM kauçuk', 'Silikon'] } }],
    ['timsah deri', { has: { doku: ['Kroko baskı'] } }],
    ['krokodil desen kordon', { has: { doku: ['Kroko baskı'] } }],
    [
      'örme kordon',
      {
        has: { doku: ['Saç örgüsü', 'Milano örgü', 'İnce örgü', 'Kalın örgü'] },
      },
    ],
    ['kumaş kordon', { in: naylon }],
    ['velcro kordon', { has: { toka: ['Cırt bant'] } }],
    ['saat tokası', { in: ['tokalar-ve-pimler'] }],
    ['klips toka', { has: { toka: ['Katlamalı toka', 'Kelebek toka'] } }],
    ['quick release kordon', { has: { baglanti: ['Hızlı değişim pimi'] } }],
    ['lastik kordon', { has: { malzeme: ['FKM kauçuk', 'Silikon'] } }],
    ['saat pini', { in: ['tokalar-ve-pimler'] }],
    ['saat tamir seti', { in: ['saat-aletleri'] }],
    ['black deri kordon', { in: deri, colour: ['Siyah'] }],
    ['hakiki deri kordon', { in: [...deri, ...akilli], has: { malzeme: anyDeri } }],
  ],
  'brands of watches': [
    ['apple watch', { in: kare }],
    ['apple watch kordon', { in: kare }],
    ['apple watch kayış siyah', { in: kare, colour: ['Siyah'] }],
    ['apple watch silikon kordon', { in: kare, has: { malzeme: ['Silikon'] } }],
    ['apple watch 44mm kordon', { in: kare }],
    ['apple watch 41 mm', { in: kare }],
    ['iwatch kordon', { in: kare }],
    ['apple saat kordonu', { in: kare }],
    ['Apple Watch’ım için kordon', { in: kare }],
    ['samsung', { in: akilli }],
    ['samsung saat kordonu', { in: akilli }],
    ['samsung galaxy watch kordon', { in: akilli }],
    ['galaxy watch 22mm', { in: akilli, width: [22] }],
    ['galaxy watch 4 kordon', { in: akilli }],
    ['huawei', { in: akilli }],
    ['huawei gt kordon', { in: akilli }],
    ['huawei watch gt 22mm siyah', { in: akilli, width: [22], colour: ['Siyah'] }],
    ['xiaomi saat kordonu', { in: akilli }],
    ['amazfit kordon', { in: akilli }],
    ['garmin 22mm', { in: akilli, width: [22] }],
    ['seiko 22mm kordon', { in: kordon, width: [22] }],
    ['casio kordon', { in: kordon }],
    ['tissot deri kordon', { in: deri }],
    ['rolex çelik kordon', { in: celik }],
    ['smart watch kordon', { in: akilli }],
  ],
  misspelt: [
    ['silkon', { has: { malzeme: ['Silikon'] } }],
    ['silikon kordn', { in: silikon }],
    ['slikon kordon', { in: silikon }],
    ['siyah dri kordon', { in: deri, colour: ['Siyah'] }],
    ['lacivret', { colour: ['Lacivert'] }],
    ['kahverngi deri', { in: deri, colour: kahve }],
    ['kırmzı kordon', { in: kordon, colour: ['Kırmızı'] }],
    ['titanium', { has: { malzeme: ['Titanyum'] } }],
    ['naylonn', { has: { malzeme: ['Naylon'] } }],
    [
      'hasırr kordon',
      {
        has: { doku: ['Milano örgü', 'İnce örgü', 'Kalın örgü', 'Saç örgüsü'] },
      },
    ],
    ['kelebk toka', { has: { toka: ['Kelebek toka'] } }],
    ['aple watch', { in: kare }],
    ['samsunk', { in: akilli }],
    ['huawey kordon', { in: akilli }],
    ['kordom', { in: kordon }],
    ['turuncku', { colour: ['Turuncu'] }],
    ['antrsit', { colour: ['Antrasit'] }],
    ['mıknatslı', { has: { toka: ['Mıknatıslı toka'] } }],
    ['gümüs kordon', { in: kordon, colour: gumus }],
    ['gumuş hasr', { in: hasir, colour: gumus }],
    ['kayiş', { in: kordon }],
  ],
  'words in another order, and filler words': [
    ['kordon siyah deri', { in: deri, colour: ['Siyah'] }],
    ['kordon 22mm silikon', { in: silikon, width: [22] }],
    ['toka kelebek', { has: { toka: ['Kelebek toka'] } }],
    ['saat kordonu fiyatları', { in: kordon }],
    ['deri kordon modelleri', { in: deri }],
    ['en ucuz silikon kordon', { in: silikon }],
    ['siyah renk deri kordon', { in: deri, colour: ['Siyah'] }],
    ['mavi renkli silikon kordon', { in: silikon, colour: ['Mavi', 'Buz mavisi', 'Lacivert'] }],
    ['erkek deri kordon', { in: deri }],
    ['kadın saat kordonu ince', { in: kordon, width: [12, 14, 16, 18] }],
    ['bayan hasır kordon', { in: hasir }],
    ['kaliteli deri saat kordonu', { in: deri }],
    ['siyah ve kırmızı kordon', { in: kordon, colour: ['Siyah', 'Kırmızı'] }],
    ['22mm uyumlu silikon kordon', { in: silikon, width: [22] }],
  ],
  'codes and names as typed': [
    ['DR-1001', { code: 'DR-1001' }],
    ['dr1001', { code: 'DR-1001' }],
    ['dr-1001-22-tb', { code: 'DR-1001' }],
    ['DR 1001', { code: 'DR-1001' }],
    ['hs-3001', { code: 'HS-3001' }],
    ['toros', { code: 'DR-1001' }],
    ['toros taba 22mm', { code: 'DR-1001' }],
    ['lodosa', { brand: 'Lodosa' }],
    ['lodosa siyah 20mm', { brand: 'Lodosa', width: [20], colour: ['Siyah'] }],
    ['bozkır deri', { brand: 'Bozkır Deri Atölyesi' }],
    ['8690000000074', { code: 'DR-1001' }],
  ],
}

/** Queries of shoppers, with the right answer as facts of the demo catalogue, written before the rule was. */
export const shoppersQueries: readonly ShoppersQuery[] = Object.entries(queries).flatMap(([habit, rows]) =>
  rows.map(([q, right]) => ({ habit, q, right })),
)
