import { colorCodes, colors } from './colors'
import type { DemoFeature, FeatureKind } from './types'

type Choice = readonly [code: string, value: string]

const widths: Choice[] = [12, 14, 16, 18, 19, 20, 21, 22, 24, 26].map((width) => [`g${width}`, String(width)])
const counts: Choice[] = [1, 2, 3, 4, 5, 6, 10, 12, 20, 50, 100, 144, 270].map((count) => [
  `a${count}`,
  String(count),
])
const slots: Choice[] = [1, 2, 3, 4, 6, 10, 12].map((slot) => [`k${slot}`, String(slot)])
const volumes: Choice[] = [30, 50, 100, 150].map((volume) => [`v${volume}`, String(volume)])

/** Every feature of the shop with its details; products and variants refer to their codes. */
export function listFeatures(): DemoFeature[] {
  const rows = [
    feature('genislik', 'Genişlik', 'number', widths, {
      unit: 'mm',
      explanation: 'Saatin boynuzları arasındaki mesafe. Kordonun saate takılan ucunu cetvelle ölçün.',
    }),
    { ...feature('renk', 'Renk', 'swatch', []), details: colorDetails() },
    feature('malzeme', 'Malzeme', 'text', [
      ['dana', 'Dana derisi'],
      ['keci', 'Keçi derisi'],
      ['bitkisel', 'Bitkisel tabaklanmış deri'],
      ['suet', 'Süet'],
      ['nubuk', 'Nubuk'],
      ['silikon', 'Silikon'],
      ['fkm', 'FKM kauçuk'],
      ['celik316', '316L paslanmaz çelik'],
      ['celik304', '304 paslanmaz çelik'],
      ['titanyum', 'Titanyum'],
      ['naylon', 'Naylon'],
      ['geridonusum', 'Geri dönüştürülmüş polyester'],
      ['kanvas', 'Pamuklu kanvas'],
      ['pirinc', 'Pirinç'],
      ['mikrofiber', 'Mikrofiber'],
      ['ahsap', 'Ahşap'],
      ['balmumu', 'Balmumu ve bitkisel yağ'],
      ['su-bazli', 'Su bazlı formül'],
      ['at-kili', 'At kılı'],
      ['kadife', 'Kadife'],
    ]),
    feature('doku', 'Doku', 'text', [
      ['duz', 'Pürüzsüz'],
      ['damarli', 'Doğal damarlı'],
      ['iri-damarli', 'İri damarlı'],
      ['kroko', 'Kroko baskı'],
      ['kertenkele', 'Kertenkele baskı'],
      ['devekusu', 'Devekuşu baskı'],
      ['safyan', 'Safyan baskı'],
      ['havli', 'Havlı'],
      ['yagli', 'Yağlı eskitme'],
      ['delikli', 'Delikli'],
      ['oluklu', 'Oluklu'],
      ['petek', 'Petek'],
      ['tropik', 'Tropik'],
      ['karbon', 'Karbon doku'],
      ['kanal', 'Orta kanallı'],
      ['milano', 'Milano örgü'],
      ['ince-orgu', 'İnce örgü'],
      ['kalin-orgu', 'Kalın örgü'],
      ['sac-orgu', 'Saç örgüsü'],
      ['dokuma', 'Düz dokuma'],
      ['balik-sirti', 'Balıksırtı dokuma'],
      ['fitilli', 'Fitilli dokuma'],
      ['uc-sira', 'Üç sıra bakla'],
      ['bes-sira', 'Beş sıra bakla'],
      ['tugla', 'Tuğla dizilimli bakla'],
      ['genis-bakla', 'Geniş bakla'],
      ['boncuk', 'Boncuk bakla'],
    ]),
    feature(
      'toka',
      'Toka tipi',
      'text',
      [
        ['igneli', 'İğneli toka'],
        ['kalin-igneli', 'Kalın iğneli toka'],
        ['katlamali', 'Katlamalı toka'],
        ['kelebek', 'Kelebek toka'],
        ['surgulu', 'Sürgülü toka'],
        ['miknatisli', 'Mıknatıslı toka'],
        ['cirtli', 'Cırt bant'],
        ['dugmeli', 'Düğmeli kapama'],
      ],
      { explanation: 'Kelebek ve katlamalı tokalarda kordon bükülmez, deri daha uzun ömürlü olur.' },
    ),
    feature('metal', 'Metal rengi', 'text', [
      ['celik', 'Çelik'],
      ['altin', 'Altın'],
      ['gulaltin', 'Gül altın'],
      ['siyah', 'Siyah'],
      ['titan', 'Titanyum gri'],
    ]),
    feature('uc', 'Uç şekli', 'text', [
      ['sivri', 'Sivri'],
      ['oval', 'Oval'],
      ['duz', 'Düz'],
    ]),
    feature(
      'baglanti',
      'Bağlantı',
      'text',
      [
        ['yayli', 'Standart yaylı pim'],
        ['hizli', 'Hızlı değişim pimi'],
        ['kizakli', 'Kızaklı adaptör'],
        ['kavisli', 'Kasaya oturan kavisli uç'],
        ['tek-parca', 'Saatin altından geçen tek parça'],
      ],
      { explanation: 'Hızlı değişim piminde küçük mandal tırnakla çekilir; alet gerekmez.' },
    ),
    feature(
      'uzunluk',
      'Uzunluk',
      'text',
      [
        ['kisa', 'Kısa (110/65 mm)'],
        ['standart', 'Standart (120/75 mm)'],
        ['uzun', 'Uzun (130/85 mm)'],
        ['tek-270', 'Tek parça 270 mm'],
        ['ayarli-180', 'Ayarlanır, en çok 180 mm'],
        ['ayarli-210', 'Ayarlanır, en çok 210 mm'],
      ],
      { explanation: 'İlk sayı delikli uzun parça, ikincisi tokalı kısa parçadır.' },
    ),
    feature(
      'uyum',
      'Uyumlu cihaz',
      'text',
      [
        ['hizli-20', '20 mm hızlı değişim pimli akıllı saatler'],
        ['hizli-22', '22 mm hızlı değişim pimli akıllı saatler'],
        ['kare-41', '38–41 mm kare kasalı akıllı saatler'],
        ['kare-49', '42–49 mm kare kasalı akıllı saatler'],
      ],
      { explanation: 'Kasa ölçüsü saatin arka yüzünde ya da ayarlarında yazar.' },
    ),
    feature('su', 'Su ile kullanım', 'text', [
      ['sudan-koruyun', 'Sudan koruyun'],
      ['ter', 'Tere dayanıklı'],
      ['yuzme', 'Yüzmeye uygun'],
      ['dalis', 'Dalışa uygun'],
    ]),
    feature('adet', 'Paket içi adet', 'number', counts, { unit: 'adet' }),
    feature('govde', 'Pim gövde çapı', 'text', [
      ['d15', '1,5 mm'],
      ['d18', '1,8 mm'],
      ['d20', '2,0 mm'],
      ['d25', '2,5 mm'],
    ]),
    feature('kapasite', 'Saat kapasitesi', 'number', slots, { unit: 'saat' }),
    feature('hacim', 'Hacim', 'number', volumes, { unit: 'ml' }),
  ]
  return rows.map((row, index) => ({ ...row, position: index + 1 }))
}

function feature(
  code: string,
  name: string,
  kind: FeatureKind,
  choices: readonly Choice[],
  extra: { unit?: string; explanation?: string } = {},
): DemoFeature {
  return {
    code,
    name,
    kind,
    ...extra,
    filterable: !['hacim', 'govde'].includes(code),
    position: 0,
    details: choices.map(([detail, value], index) => ({ code: detail, value, position: index + 1 })),
  }
}

function colorDetails(): DemoFeature['details'] {
  return colorCodes.map((code, index) => ({
    code,
    value: colors[code].name,
    color: colors[code].hex,
    position: index + 1,
  }))
}
