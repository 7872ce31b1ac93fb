import type { Branch } from './branches'

export const strapBranches: readonly Branch[] = [
  {
    key: 'deri',
    name: 'Deri kordonlar',
    link: 'deri-kordonlar',
    description:
      'Dana, keçi ve bitkisel tabaklanmış deriden saat kordonları. Klasik dikişli modellerden el işi vintage derilere kadar her bileğe uygun doku ve renk.',
    leaves: [
      [
        'deri-klasik',
        'Klasik deri',
        'klasik-deri-kordonlar',
        'Günlük kullanım ve takım elbise için dolgulu, dikişli klasik deri kordonlar.',
      ],
      [
        'deri-baskili',
        'Desen baskılı deri',
        'desen-baskili-deri-kordonlar',
        'Kroko, kertenkele, devekuşu ve safyan desenli gerçek dana derisi kordonlar.',
      ],
      [
        'deri-suet',
        'Süet ve nubuk',
        'suet-ve-nubuk-kordonlar',
        'Yumuşak dokulu süet ve nubuk kordonlar: mat, sıcak ve hafif.',
      ],
      [
        'deri-vintage',
        'Vintage ve el işi',
        'vintage-deri-kordonlar',
        'Yağlı deriden, el dikişli, kullandıkça rengi derinleşen kordonlar.',
      ],
      [
        'deri-ince',
        'İnce deri',
        'ince-deri-kordonlar',
        'Zarif saatler için 12–18 mm genişliğinde ince deri kordonlar.',
      ],
    ],
  },
  {
    key: 'silikon',
    name: 'Silikon kordonlar',
    link: 'silikon-kordonlar',
    description:
      'Suya ve tere dayanıklı silikon ve FKM kauçuk kordonlar. Deniz, spor ve yaz için kolay temizlenen modeller.',
    leaves: [
      ['silikon-duz', 'Düz silikon', 'duz-silikon-kordonlar', 'Sade yüzeyli, yumuşak silikon kordonlar.'],
      [
        'silikon-desenli',
        'Desenli silikon',
        'desenli-silikon-kordonlar',
        'Oluklu, petek ve karbon dokulu silikon kordonlar.',
      ],
      [
        'silikon-fkm',
        'FKM kauçuk',
        'fkm-kaucuk-kordonlar',
        'Dalış saatleri için yağa, güneşe ve tuza dayanıklı FKM kauçuk kordonlar.',
      ],
      [
        'silikon-spor',
        'Delikli spor',
        'delikli-spor-kordonlar',
        'Hava alan, boydan boya delikli spor kordonlar.',
      ],
    ],
  },
  {
    key: 'hasir',
    name: 'Hasır kordonlar',
    link: 'hasir-kordonlar',
    description:
      'Paslanmaz çelik telden örülen hasır kordonlar. Milano örgüden kalın dokulara, her saate milimetrik ayar.',
    leaves: [
      [
        'hasir-milano',
        'Milano örgü',
        'milano-orgu-hasir-kordonlar',
        'Sürgülü tokalı klasik Milano örgü hasır kordonlar.',
      ],
      ['hasir-ince', 'İnce hasır', 'ince-hasir-kordonlar', 'İnce telden, kumaş gibi akan hasır kordonlar.'],
      [
        'hasir-kalin',
        'Kalın örgü',
        'kalin-orgu-hasir-kordonlar',
        'Dalış ve spor saatler için kalın telden hasır kordonlar.',
      ],
    ],
  },
  {
    key: 'naylon',
    name: 'Naylon kordonlar',
    link: 'naylon-kordonlar',
    description:
      'Hafif, çabuk kuruyan naylon ve kumaş kordonlar. Tek parça, örgü, kanvas ve cırtlı modeller.',
    leaves: [
      [
        'naylon-tek',
        'Tek parça naylon',
        'tek-parca-naylon-kordonlar',
        'Saatin altından geçen, metal köprülü tek parça naylon kordonlar.',
      ],
      [
        'naylon-orgu',
        'Örgü ve elastik',
        'orgu-elastik-kordonlar',
        'Esneyen örgü iplikten, deliksiz ayarlanan kordonlar.',
      ],
      ['naylon-kanvas', 'Kanvas', 'kanvas-kordonlar', 'Dikişli, astarlı kanvas kordonlar.'],
      ['naylon-cirtli', 'Cırtlı', 'cirtli-kordonlar', 'Tek elle ayarlanan cırt bantlı kordonlar.'],
    ],
  },
  {
    key: 'celik',
    name: 'Çelik kordonlar',
    link: 'celik-kordonlar',
    description:
      '316L paslanmaz çelik ve titanyum baklalı kordonlar. Katlamalı ve kelebek tokalı, bakla eksiltilerek ayarlanan modeller.',
    leaves: [
      [
        'celik-uc',
        'Üç sıra bakla',
        'uc-sira-baklali-celik-kordonlar',
        'Sportif saatlerin vazgeçilmezi üç sıra baklalı çelik kordonlar.',
      ],
      [
        'celik-bes',
        'Beş sıra bakla',
        'bes-sira-baklali-celik-kordonlar',
        'Küçük baklaları ışıkla oynayan beş sıra çelik kordonlar.',
      ],
      [
        'celik-ince',
        'İnce bakla',
        'ince-baklali-celik-kordonlar',
        'Klasik saatler için ince ve esnek çelik kordonlar.',
      ],
      [
        'celik-genis',
        'Geniş bakla',
        'genis-baklali-celik-kordonlar',
        'Tek parça geniş baklalı, güçlü duruşlu çelik kordonlar.',
      ],
    ],
  },
]
