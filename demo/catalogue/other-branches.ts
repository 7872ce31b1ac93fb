import type { Branch } from './branches'

export const otherBranches: readonly Branch[] = [
  {
    key: 'akilli',
    name: 'Akıllı saat kordonları',
    link: 'akilli-saat-kordonlari',
    description:
      'Hızlı değişim pimli ve kare kasalı akıllı saatler için silikon, deri, hasır, naylon ve çelik kordonlar.',
    leaves: [
      [
        'akilli-20',
        '20 mm hızlı değişim',
        '20-mm-akilli-saat-kordonlari',
        '20 mm hızlı değişim pimli akıllı saatlere uyan kordonlar.',
      ],
      [
        'akilli-22',
        '22 mm hızlı değişim',
        '22-mm-akilli-saat-kordonlari',
        '22 mm hızlı değişim pimli akıllı saatlere uyan kordonlar.',
      ],
      [
        'akilli-kare',
        'Kare kasalı saatler',
        'kare-kasali-akilli-saat-kordonlari',
        '38–49 mm kare kasalı akıllı saatlere kızaklı adaptörle takılan kordonlar.',
      ],
    ],
  },
  {
    key: 'toka',
    name: 'Tokalar ve pimler',
    link: 'tokalar-ve-pimler',
    description:
      'Kordonunuzu yenileyen küçük parçalar: yaylı pimler, hızlı değişim pimleri, iğneli ve katlamalı tokalar, köprüler ve adaptörler.',
    leaves: [
      [
        'toka-pim',
        'Yaylı pimler',
        'yayli-pimler',
        'Paslanmaz çelik yaylı pimler; tekli, onlu ve atölye paketleri.',
      ],
      [
        'toka-hizli',
        'Hızlı değişim pimleri',
        'hizli-degisim-pimleri',
        'Alet gerektirmeyen, mandallı pimler.',
      ],
      [
        'toka-igneli',
        'İğneli tokalar',
        'igneli-tokalar',
        'Deri ve silikon kordonlar için yedek iğneli tokalar.',
      ],
      [
        'toka-katlamali',
        'Katlamalı ve kelebek tokalar',
        'katlamali-ve-kelebek-tokalar',
        'Deri kordonun ömrünü uzatan katlamalı ve kelebek tokalar.',
      ],
      [
        'toka-kopru',
        'Köprüler ve adaptörler',
        'kopruler-ve-adaptorler',
        'Kordon köprüleri ve kare kasalı saat adaptörleri.',
      ],
    ],
  },
  {
    key: 'bakim',
    name: 'Bakım ve kutu',
    link: 'bakim-ve-kutu',
    description:
      'Kordonun ve saatin ömrünü uzatan bakım ürünleri, aletler, saat kutuları ve seyahat ruloları.',
    leaves: [
      ['bakim-urun', 'Bakım ürünleri', 'kordon-bakim-urunleri', 'Deri balmı, temizleyici, bez ve fırçalar.'],
      [
        'bakim-alet',
        'Saat aletleri',
        'saat-aletleri',
        'Pim sökücü, bakla ayar aleti, cımbız ve alet takımları.',
      ],
      ['bakim-kutu', 'Saat kutuları', 'saat-kutulari', 'Yastıklı saat kutuları ve sergileme standları.'],
      [
        'bakim-seyahat',
        'Seyahat ruloları ve keseler',
        'seyahat-rulolari-ve-keseler',
        'Yolda saatleri koruyan deri rulolar ve keseler.',
      ],
    ],
  },
]
