type Repeated = {
  seed: number
  minutes: number
  customers: number
  kills: number | null
  cluster: boolean
  asynchronous: boolean
}

/** Sentences of `npm run storm`; those of several machines are in cluster/text.ts. */
export const text = {
  usage: (names: { ofOne: readonly string[]; ofCluster: readonly string[]; faults: readonly string[] }) =>
    `npm run storm -- --seed N [--minutes 5] [--customers 24] [--kills N] [--break ${names.ofOne.join('|')}]\n` +
    'npm run storm -- --cluster [--asynchronous] [--fault AD] [--seed N] [--minutes 3] [--customers 10] [--break AD]\n' +
    'npm run storm -- --drill\n' +
    'npm run storm -- --upgrade-from COMMIT [--seed N] [--minutes 5] [--customers 24]\n' +
    '  --seed N        aynı sayı aynı işlem planını verir; verilmezse seçilir ve yazılır\n' +
    '  --minutes M     fırtınanın süresi, dakika (0,1–120)\n' +
    '  --customers N   aynı anda alışveriş eden müşteri sayısı (1–200)\n' +
    '  --kills N       uygulama bu kadar kez kill -9 ile öldürülür (süre verilmezse her 6 saniyede bir)\n' +
    '  --cluster       iki sayfa süreci, bir iş süreci, birincil ve yedek veritabanı\n' +
    '  --asynchronous  yedek, eşzamansız izler; kayıp ölçülür, hata sayılmaz\n' +
    `  --fault AD      yalnız bu arıza: ${names.faults.join(', ')}\n` +
    '  --drill         devralma tatbikatı: süre ve kayıp, her iki kipte\n' +
    '  --upgrade-from COMMIT  o sürümden bu sürüme geçer, geri döner, yine geçer; hiçbir istek yitmemelidir\n' +
    '  --break AD      bir kuralı çıkarılmış bir sunucuyla çalışır: denetim bunu bulmalıdır\n' +
    `                  (kümede ayrıca ${names.ofCluster.join(', ')})`,
  begins: (plan: {
    seed: number
    minutes: number
    kills: number
    leaps: number
    rushes: number
    customers: number
  }) =>
    `Fırtına: tohum ${plan.seed}, ${plan.minutes} dakika, ${plan.customers} müşteri, ` +
    `${plan.kills} kill -9, ${plan.leaps} zaman atlaması, ${plan.rushes} kez son parçaya hücum planlandı.`,
  plan: (fingerprint: string) => `Planın parmak izi: ${fingerprint}`,
  broken: (fault: string) => `Bozuk sunucu: “${fault}” kuralı çıkarıldı.`,
  filling: 'Fırtınanın kendi veritabanı hazırlanıyor…',
  killed: (second: number, ms: number) => `  ${second}. saniye: kill -9, ${ms} ms sonra yeniden açık`,
  resting: 'Müşteriler gitti; işlerin ve ödemelerin durulması bekleniyor…',
  rested: (seconds: number) => `Duruldu (${seconds} sn).`,
  logsKept: (folder: string) => `Günlükler saklandı: ${folder}`,
  notRested: (left: string) => `Durulmadı; kalan: ${left}`,
  done: (counts: { kills: number; requests: number; orders: number; payments: number }) =>
    `${counts.kills} arıza, ${counts.requests} istek, ${counts.orders} sipariş, ${counts.payments} kart ödemesi.`,
  answers: (answers: string) => `Yanıtlar: ${answers}`,
  outcomes: (outcomes: string) => `İşlemler: ${outcomes}`,
  states: (states: string) => `Sipariş durumları: ${states}`,
  logged: (count: number, error: string) => `Sunucu günlüğü, ${count} kez: ${error}`,
  loggedMore: (count: number) => `Sunucu günlüğünde ${count} ayrı hata daha`,
  holds: (name: string, looked: number) => `  ✓ ${name} (${looked})`,
  fails: (name: string, looked: number, wrong: number) => `  ✗ ${name}: ${looked} kayıtta ${wrong} yanlış`,
  fault: (fault: string) => `      ${fault}`,
  allHolds: 'Stok, sipariş, ödeme, kupon ve cari hesap birbirini tutuyor.',
  command: ({ seed, minutes, customers, kills, cluster, asynchronous }: Repeated) =>
    `npm run storm -- --seed ${seed} --minutes ${minutes} --customers ${customers}` +
    (kills ? ` --kills ${kills}` : '') +
    (cluster ? ' --cluster' : '') +
    (asynchronous ? ' --asynchronous' : ''),
  repeat: (command: string) => `Bozuldu. Yeniden: ${command}`,
  lost: (lost: number, told: number) => `Müşteriye söylenen ${told} siparişin ${lost} tanesi kayıp.`,
  upgrade: {
    building: (commit: string) => `${commit} sürümü derleniyor…`,
    noCommit: (commit: string) =>
      `Bu depoda ${commit} yok. Geçmişi eksik bir kopyaysa önce "git fetch --unshallow" komutunu çalıştırın.`,
    otherPackages: (commit: string, names: readonly string[]) =>
      `${commit} sürümü burada kurulu olmayan paket sürümleri istiyor: ${names.join(', ')}. Daha yeni bir sürüm seçin.`,
    starts: (ms: number) => `  Yeni sürüm açıldı ve şemayı yeniledi (${ms} ms); ikisi birlikte çalışıyor`,
    alone: (ms: number) => `  Eski sürüm durdu (${ms} ms); yeni sürüm yalnız`,
    back: (ms: number) => `  Geri dönüldü: yeni sürüm durdu (${ms} ms); eski sürüm yeni şemada yalnız`,
    again: (ms: number) => `  Yeniden geçildi: eski sürüm durdu (${ms} ms)`,
    schema: (before: number, now: number) => `Şema: ${before} → ${now} göç.`,
  },
  serverEnded: 'Sunucu beklenmedik biçimde kapandı; günlüğü:',
  noRule: (fault: string, found: number) =>
    `“${fault}” kuralı derlenmiş sunucuda ${found} kez bulundu, bir kez bulunmalıydı.`,
  invariants: {
    stockInBounds: 'Stok eksiye düşmez, iki kez söz verilmez',
    stockOfMovements: 'Stok, hareketlerinin toplamıdır',
    reservedOfReservations: 'Ayrılan stok, ayırmaların toplamıdır',
    reservationsOfLivingOrders: 'Her ayırma ödeme bekleyen bir siparişindir, satırlarıyla aynıdır',
    movementsOfOrders: 'Her sipariş satırının stok hareketi, giden eksi dönen adettir',
    salesOfOrders: 'Her satış hareketinin siparişi vardır',
    lineSums: 'Satırların tahsil edilen toplamı, ürünler eksi indirimlerdir',
    totals: 'Sipariş toplamı = satırlar + kargo + ücretler',
    codes: 'Her sipariş numarası tektir',
    oneOrderPerKey: 'Bir onay anahtarından bir sipariş olur',
    wholeOrders: 'Yarım sipariş yoktur: satır, sözleşme, geçmiş, süre',
    wholeParcels: 'Paketler ve iadeler siparişten çoğunu taşımaz, yarım değildir',
    captureOfOneOrder: 'Çekilen para tek bir ödenmiş siparişindir ya da bütünüyle döner',
    paidOrders: 'Ödenmiş kart siparişinin bir ödemesi vardır, ödenmemiş sipariş ilerlemez',
    bankAgrees: 'Bankanın çektiği ve geri verdiği, mağazanın bildiğidir',
    refundsOfAttempts: 'Karta iadelerin toplamı, ödemenin iadesidir ve tamamlanmıştır',
    refundsOfOrders: 'Siparişin iadeleri ödenenden çok değildir; iptal edilenin tamamı döner',
    attemptsTold: 'Her ödemenin son durumu geçmişindedir',
    couponCounts: 'Kupon kullanımı = geri verilmeyen kullanımlar ≤ sınır',
    couponCustomers: 'Müşteri başına kupon sınırı aşılmaz',
    couponOrders: 'Kupon yaşayan siparişte kullanılmış, iptal edilende bir kez geri verilmiştir',
    entriesBalance: 'Her cari kaydın toplamı sıfırdır',
    ordersOnAccount: 'Açık hesap siparişlerinin borcu, tutar eksi iadelerdir',
    paymentsOnAccount: 'Cari hesaba kart ödemesi bir kez işlenir',
    creditLimits: 'Cari hesap limiti aşılmaz',
    acknowledged: 'Müşteriye söylenen her sipariş vardır',
    acknowledgedOnce: 'Onaylanan her deneme, söylenen siparişi vermiştir',
    onceAtMost: 'Yanıtı gelmeyen de içinde, bir denemeden en çok bir sipariş olur',
    refusedNever: 'Geri çevrilen denemeden sipariş olmaz',
    noJobFailed: 'Hiçbir iş bütün denemelerini tüketmez',
    everyOrderConfirmed: 'Verilen her siparişin e-postası yazılmıştır',
    repeated: 'Yeniden gönderilen onay aynı siparişi verir',
    balancesTold: 'Bayiye söylenen bakiye, kayıtlarının toplamıdır',
    noFailures: 'Sunucu hiç 500 yanıtı vermez',
  },
} as const
