/** Sentences of the command db:move. */
export const text = {
  usage:
    'Kullanım: DATABASE_URL=ESKİ NEW_DATABASE_URL=YENİ npm run db:move\n' +
    'İkisine de üst kullanıcı (superuser) olarak bağlanılır; parolalar komut satırında görünmesin diye ortam değişkenidir.',
  notASuperuser: (variable: string) =>
    `${variable} üst kullanıcı (superuser) değil. Taşıma için iki sunucuya da postgres kullanıcısıyla bağlanın.`,
  noLogicalLog: (found: string) =>
    `Eski sunucuda wal_level = ${found}. postgresql.conf dosyasında wal_level = logical yapıp PostgreSQL’i yeniden başlatın.`,
  sameDatabase: 'Eski ve yeni veritabanı aynı. NEW_DATABASE_URL başka bir sunucuyu göstermeli.',
  noSchema: 'Yeni veritabanında şema yok. Önce kurun: DATABASE_URL=YENİ npm run db:migrate',
  otherSchema:
    'Eski ve yeni veritabanının şemaları farklı. İkisini de bu sürüme getirin (npm run db:migrate), sonra taşıyın.',
  notEmpty: (table: string) =>
    `Yeni veritabanı boş değil (${table}). Başka bir mağazanın üzerine taşınmaz; boş bir veritabanı açın.`,
  copying: (tables: number) => `Satırlar kopyalanıyor (${tables} tablo). Mağaza açık kalır…`,
  copied: (seconds: number) => `Kopyalandı, ${seconds} sn. Yazmalar durduruluyor…`,
  moved: (rows: number, ms: number) =>
    `Taşındı: ${rows} satır karşılaştırıldı, aynı. Yazmalar ${ms} ms durdu. Mağaza artık yeni sunucuda.`,
  orders: (count: number, kurus: string) => `   ${count} sipariş, toplam ${kurus}`,
  sourceIsKept:
    'Eski veritabanı duruyor ve artık yalnızca okunur. DATABASE_URL yalnızca yeni sunucuyu gösterince silinebilir.',
  cannotApply:
    'Yeni sunucu satırları yazamadı; nedeni onun günlüğündedir. Mağaza eski sunucuda çalışmayı sürdürüyor.',
  tooSlow: (seconds: number) =>
    `Yeni sunucu ${seconds} sn içinde yetişemedi. Mağaza eski sunucuda çalışmayı sürdürüyor; sakin bir saatte yineleyin.`,
  differs: (table: string, source: number, target: number) =>
    `${table} tablosunda eskide ${source}, yenide ${target} satır var. Mağaza eski sunucuda çalışmayı sürdürüyor.`,
}
