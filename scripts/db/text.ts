/** Sentences of db:dump, db:restore and db:psql. */
export const text = {
  dumpUsage: 'Kullanım: npm run db:dump -- DOSYA [--without-files] [--bucket]',
  restoreUsage:
    'Kullanım: npm run db:restore -- DOSYA [--force] [--without-jobs] [--without-files] [--bucket]',
  noDatabase: (folder: string) => `Veritabanı yok: ${folder}. Önce "npm start" ile mağazayı başlatın.`,
  dumpingTable: (table: string, rows: number) => `   ${table}: ${rows} satır`,
  dumped: (file: string, tables: number, rows: number, kilobytes: number) =>
    `${file} yazıldı: ${tables} tablo, ${rows} satır, ${kilobytes} KB.`,
  filesDumped: (folder: string, count: number) =>
    `${folder} yazıldı: ${count} resim ve belge. İkisini birlikte saklayın.`,
  filesLeftOut: (folder: string) => `Resim ve belgeler yedekte yok: ${folder} klasörünü ayrıca kopyalayın.`,
  bucketLeftOut: (bucket: string) => `Resim ve belgeler yedekte yok: ${bucket} kovasındadır.`,
  bucketUnread: (reason: string) => `Kovadaki resim ve belgeler okunamadı (${reason}). Eski yedek duruyor.`,
  bucketUnwritten: (reason: string) =>
    `Veritabanı geri yüklendi, ama kovadaki resim ve belgeler yarım kaldı (${reason}). Komutu --force ile yineleyin.`,
  badName: (name: string) =>
    `Kovaya gönderilecek dosyanın adında yalnızca harf, rakam ve . _ - olabilir: ${name}`,
  dumpSent: (bucket: string, kilobytes: number, files: number) =>
    `${bucket} kovasına gönderildi: ${kilobytes} KB, ${files} resim ve belge.`,
  notInBucket: (name: string, bucket: string) => `${bucket} kovasında ${name} adlı bir yedek yok.`,
  backupBucketFailed: (bucket: string, reason: string) =>
    `Yedek kovası ${bucket} ile iş yarım kaldı (${reason}). Bu makinedekiler duruyor; komutu yineleyin.`,
  cannotWrite: (file: string, code: string) =>
    `${file} yazılamadı (${code}). Klasörün var, yazılabilir ve yeterince boş olduğunu denetleyin. Eski yedek duruyor.`,
  restored: (tables: number, rows: number) =>
    `Geri yüklendi: ${tables} tablo, ${rows} satır. Çalışan mağaza varsa yeniden başlatın.`,
  filesRestored: (count: number) => `Geri yüklendi: ${count} resim ve belge.`,
  noFiles: (folder: string) =>
    `Yedeğin yanında ${folder} yok: resim ve belgeler geri yüklenmedi, mağazanınkiler duruyor.`,
  upgrading: 'Yedek eski bir sürümden; şema güncelleniyor…',
  migrateUsage: 'Kullanım: DATABASE_URL=… [DATABASE_OWNER_URL=…] npm run db:migrate',
  migrated: (count: number) => `Şema güncel: ${count} adım uygulanmış.`,
  granted: 'DATABASE_URL rolüne hakları verildi; şemayı değiştiremez.',
  notADump: (file: string) => `${file} bir Vitrin yedeği değil.`,
  truncated: 'Yedek dosyası eksik: sonu yok. Veritabanı değiştirilmedi.',
  wrongCount: (table: string, expected: number, found: number) =>
    `${table} tablosunda ${expected} satır bekleniyordu, ${found} satır okundu. Veritabanı değiştirilmedi.`,
  newerDump: 'Yedek bu programdan daha yeni bir sürümle alınmış. Önce programı güncelleyin.',
  notEmpty: (table: string) =>
    `Hedef veritabanı boş değil (${table}). Üzerine yazmak için --force ekleyin; oradaki tüm veri silinir.`,
  otherSchema:
    'Hedef veritabanının şeması yedeğinkinden farklı. Boş bir veritabanına geri yükleyin (yeni VITRIN_DATA ya da DATABASE_URL).',
  otherJobs: 'İş kuyruğunun şeması farklı. Bekleyen işler olmadan yüklemek için --without-jobs ekleyin.',
  serverTooOld: (version: string) => `PostgreSQL 15 ya da daha yenisi gerekli (bulunan: ${version}).`,
  promptWelcome: 'Vitrin veritabanı. Komutlar ";" ile biter; \\dt tablolar, \\d TABLO sütunlar, \\q çıkış.',
  unknownCommand: (command: string) => `Bilinmeyen komut: ${command} (\\dt, \\d TABLO, \\q)`,
  rowCount: (count: number) => `(${count} satır)`,
  done: (command: string, count: number | null) => (count === null ? command : `${command} ${count}`),
}
