/** Sentences of `npm run bench`, besides the tables. */
export const text = {
  starting: 'Ölçümler kendi veritabanında, üretim derlemesiyle yapılır; bu mağazanın verilerine dokunulmaz.',
  loadingDemo: 'Deneme mağazası yükleniyor…',
  productsAdded: (added: number, count: number) =>
    `  ${added.toLocaleString('tr')} / ${count.toLocaleString('tr')} ürün`,
  ordersAdded: (added: number, count: number) =>
    `  ${added.toLocaleString('tr')} / ${count.toLocaleString('tr')} sipariş`,
  auditAdded: (added: number, count: number) =>
    `  ${added.toLocaleString('tr')} / ${count.toLocaleString('tr')} kayıt satırı`,
  parts: {
    bytes: 'ilk yükleme',
    ratios: 'oranlar',
    load: 'yük',
    stored: 'saklanan yanıtlar',
    steady: 'sürekli yük',
    orders: 'siparişler',
    members: 'üyeler ve fiyat listeleri',
    scale: 'büyük katalog',
    backoffice: 'yönetim paneli',
  },
  measuring: (name: string) => `Ölçülüyor: ${name}…`,
  written: 'docs/performance.md yazıldı.',
  notWritten: 'Kısa ya da kısmi ölçüm: docs/performance.md yazılmadı.',
  missed: (count: number) => `${count} değer sınırının dışında (✗).`,
  allKept: 'Bütün değerler sınırları içinde.',
  ratio: (what: string, ratio: number, least: number) =>
    `${what}: çıplak işe oranı ${ratio.toFixed(2)} (en az ${least})`,
  dealer: (ratio: number, most: number) =>
    `Kategori sayfası, bayi: misafirinkinin ${ratio.toFixed(2)} katı (en çok ${most})`,
  guarded: {
    page: 'Kategori sayfası',
    list: 'API ürün listesi',
    add: 'Sepete ekleme',
    order: 'Sipariş',
  },
  guardRun: (run: number, what: string, ratio: number) => `${run}. tur, ${what}: ${ratio.toFixed(3)}`,
  guardFloor: (name: string, what: string, median: number, floor: number, now: number) =>
    `${what} (${name}): ortanca ${median.toFixed(3)}, 0,8 katı ${floor.toFixed(2)}; şimdiki sınır ${now}`,
  again: (line: string) => `  ${line}: bir kez daha ölçülüyor…`,
  statements: (what: string, few: number, many: number) =>
    `${what}: az kayıtla ${few}, çok kayıtla ${many} SQL deyimi`,
  hotPath: (what: string, count: number, most: number, unprepared: number) =>
    `${what}: ${count} SQL deyimi (en çok ${most}), hazırlanmamış olan ${unprepared}`,
  usage: (names: readonly string[]) =>
    `npm run bench -- [--products N] [--orders N] [--quick] [--only ${names.join('|')}]\n` +
    '  --products N  N ürünlük kataloğu da ölçer (0–1.000.000, varsayılan 100.000)\n' +
    '  --orders N    yönetim panelinin ölçüldüğü sipariş sayısı (varsayılan 1.000.000; kayıt satırı on katı, müşteri ellide biri)\n' +
    '  --quick       birkaç dakika yerine bir dakika: az tur, büyük katalog yok, belge yazılmaz\n' +
    '  --only AD     yalnızca bir bölümü ölçer; belgenin öteki bölümleri kalır\n' +
    '  BENCH_DATA    veritabanının kalacağı klasör; verilmezse geçicidir ve silinir;\n' +
    '                demo:scale ile doldurulmuş bir mağazanın veri klasörü de olabilir (fiyat ve stokları değişir)',
  serverEnded: 'Ölçülen sunucu beklenmedik biçimde kapandı.',
}
