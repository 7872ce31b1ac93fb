import type { StockCount } from '~/features/catalogue/catalogue'
import { formatNumber } from '~/kernel/turkish'

const signed = (pieces: number) =>
  `${pieces > 0 ? '+' : pieces < 0 ? '−' : ''}${formatNumber(Math.abs(pieces))}`

/** Sentences of the counts of stock. */
export const text = {
  title: 'Stok sayımı',
  lead: 'Barkod okuyucuyla ya da kod yazarak sayın. Stok ancak sayımı işlediğinizde değişir; saymadığınız ürünlere dokunulmaz.',
  name: 'Sayımın adı',
  nameHint: 'Örneğin: Arka depo, 3. raf',
  start: 'Sayıma başla',
  none: 'Henüz sayım yok.',
  table: 'Sayımlar',
  started: 'Başladı',
  state: 'Durum',
  states: { open: 'Sürüyor', applied: 'Stoka işlendi', dropped: 'Vazgeçildi' } satisfies Record<
    StockCount['state'],
    string
  >,
  lines: 'Sayılan çeşit',
  differing: 'Farklı',
  by: 'Başlatan',
  back: 'Sayımlar',
  scan: 'Barkod ya da kod',
  scanHint: 'Okuyucu her okutmada bir adet ekler. Kutuyu bir kez okutup adedini de yazabilirsiniz.',
  pieces: 'Adet',
  add: 'Say',
  counted: (name: string, code: string, pieces: number) => `${name} (${code}): ${formatNumber(pieces)} adet`,
  waiting: (scans: number) => `${formatNumber(scans)} okutma gönderiliyor`,
  refusedTitle: 'Sayılmayan okutmalar',
  clear: 'Listeyi temizle',
  views: 'Sayım satırları',
  view: { '': 'Hepsi', fark: 'Farklı olanlar' } as Record<string, string>,
  empty: 'Henüz bir şey sayılmadı. İlk barkodu okutun.',
  noDifference: 'Sayılanların hepsi kayıttakiyle aynı.',
  product: 'Ürün',
  expected: 'Kayıtta',
  difference: 'Fark',
  signed,
  now: (onHand: number) => `şimdi ${formatNumber(onHand)}`,
  reserved: (pieces: number) => `${formatNumber(pieces)} adedi siparişler için ayrılmış`,
  correct: 'Düzelt',
  countOf: (name: string) => `${name}: sayılan adet`,
  remove: 'Çıkar',
  apply: 'Stoka işle',
  applyNow: (lines: number) =>
    lines === 0 ? 'Sayımı bitir' : `${formatNumber(lines)} çeşidin stokunu düzelt`,
  applyHint:
    'Fark, çeşidin ilk okutulduğu andaki kayda göredir; sayım sırasında satılanlar farkı bozmaz. Satılmış ama raftan alınmamış parçaları saymayın.',
  drop: 'Sayımdan vazgeç',
  dropHint: 'Sayılanlar kayıt olarak durur, stok değişmez.',
  done: {
    basla: 'Sayım başladı.',
    duzelt: 'Satır düzeltildi.',
    cikar: 'Satır çıkarıldı.',
    uygula: 'Sayım stoka işlendi.',
    vazgec: 'Sayımdan vazgeçildi; stok değişmedi.',
  } as Record<string, string>,
  kept: (lines: number) =>
    `${formatNumber(lines)} çeşitte sayılan, siparişler için ayrılandan azdı; stok ayrılan adette kaldı.`,
  wrong: {
    name: 'Sayıma 3 ile 100 harf arasında bir ad verin.',
    code: 'Barkodu okutun ya da ürün kodunu yazın.',
    pieces: 'Adedi 1 ile 1.000.000 arasında bir tam sayı yazın.',
    count: 'Adedi 0 ile 1.000.000 arasında bir tam sayı yazın.',
    notSent: (typed: string) =>
      `“${typed}” gönderilemedi. Bağlantınızı denetleyin; satırdaki adede bakıp yeniden okutun.`,
    unknown: (typed: string) => `“${typed}” hiçbir ürünün barkodu ya da kodu değil.`,
    several: (typed: string, codes: string) =>
      `“${typed}” birden çok çeşide uyuyor (${codes}). Çeşidin kodunu yazın.`,
    tooMany: (typed: string) => `“${typed}” için adet 1.000.000’u geçiyor.`,
    closed: 'Bu sayım bitmiş. Yeni bir sayım başlatın.',
    line: 'Satır bulunamadı; başka biri çıkarmış ya da sayımı bitirmiş olabilir.',
  },
} as const
