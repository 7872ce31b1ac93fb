import { formatDateTime } from '~/kernel/dates'
import { formatPrice } from '~/kernel/turkish'

/** The way to back up and restore where the shop and its PostgreSQL belong to two users. */
const twoUsers =
  'Mağaza ile PostgreSQL’in kullanıcısı ayrıysa iki komut gerekir: PostgreSQL’in kullanıcısıyla --only-database, mağazanın kullanıcısıyla --only-files.'

/** Sentences of the commands backup and restore. */
export const text = {
  backupUsage:
    'Kullanım: npm run backup -- KLASÖR [--keep SAYI] [--keep-sent SAYI] [--only-database]\n' +
    '          npm run backup -- KLASÖR --only-files [--prune]\n' +
    '          npm run backup -- KLASÖR --follow [--keep-sent SAYI]\n' +
    '          BACKUP_S3_ ayarları verilmişse yedek kovaya da gönderilir; --follow günlüğü ve yeni yedekleri sürekli gönderir.',
  restoreUsage:
    'Kullanım: npm run restore -- --from KLASÖR --to "2026-11-28T14:03:07+03:00" [--into VERİ_KLASÖRÜ] [--replace] [--only-database] [--bucket]\n' +
    '          npm run restore -- --from KLASÖR --only-files [--into VERİ_KLASÖRÜ] [--bucket]\n' +
    '          --bucket: KLASÖR’de eksik olanlar önce BACKUP_S3_ ayarlarındaki kovadan getirilir.\n' +
    '          --to latest: yedekteki son ana. Saat dilimi yazılmazsa Türkiye saatidir.',
  badPath: (folder: string) =>
    `Yedek klasörünün yolunda yalnızca harf, rakam, boşluk ve . _ + @ - olabilir: ${folder}`,
  noArchive: (folder: string) =>
    `Veritabanı değişiklik günlüğünü saklamıyor; bu yedekle bir ana dönülemezdi. Mağazayı BACKUP_FOLDER=${folder} ile yeniden başlatın.`,
  noArchiveOutside: (folder: string, settings: string) =>
    `Veritabanı değişiklik günlüğünü ${folder} klasörüne saklamıyor; bu yedekle bir ana dönülemezdi. postgresql.conf dosyasına ekleyip PostgreSQL’i yeniden başlatın:\n${settings}`,
  notASuperuser: `Yedek için veritabanına üst kullanıcı (superuser) olarak bağlanmak gerekir: DATABASE_URL değişkeninde postgres kullanıcısını verin. ${twoUsers}`,
  notReadable: (folder: string) =>
    `PostgreSQL’in veri klasörü okunamıyor: ${folder}. Komutu aynı makinede, PostgreSQL’in kullanıcısıyla çalıştırın. ${twoUsers}`,
  filesUnreadable: (file: string) => `Resim ve belgeler okunamıyor: ${file}. ${twoUsers}`,
  basesUnreadable: (folder: string) =>
    `${folder} klasöründeki adlar okunamıyor, hiçbir kopya silinmedi. Yedeklerin adları herkese açık olmalı: chmod 755 "${folder}"`,
  bucketUnread: (bucket: string, reason: string) =>
    `${bucket} kovasındaki resim ve belgeler okunamadı (${reason}). Eski yedekler duruyor.`,
  otherDisk: (folder: string, code: string) => `${folder} yazılamadı (${code}). Eski yedekler duruyor.`,
  copying: 'Veritabanı kopyalanıyor…',
  copied: (name: string, megabytes: number, seconds: number) =>
    `Yedek alındı: ${name}, ${megabytes} MB, ${seconds} sn.`,
  orders: (count: number, kurus: string) => `   ${count} sipariş, toplam ${formatPrice(Number(kurus))}`,
  filesCopied: (added: number, count: number) => `   ${count} resim ve belge, ${added} tanesi yeni`,
  filesElsewhere: '   Resim ve belgeler bu yedekte yok; onları --only-files ile yedekleyin.',
  filesPruned: (count: number) =>
    `En eski yedekten önce silinmiş ${count} resim ve belgenin kopyası kaldırıldı.`,
  filesPrunedSent: (count: number) => `Kovadan da ${count} kopya kaldırıldı.`,
  pruned: (bases: number, segments: number, files: number) =>
    `Eskiler silindi: ${bases} yedek, ${segments} günlük dosyası, ${files} resim ve belge.`,
  logDoesNotArrive: (segment: string, folder: string, failed: string | null) =>
    `Günlük dosyası ${segment} bir dakikada ${folder} klasörüne gelmedi${failed ? ` (PostgreSQL ${failed} dosyasını saklayamadı; kendi günlüğü nedenini yazar)` : ''}. Yedek tamamlanmadı, eskileri duruyor.`,

  noBucket:
    'Yedek kovası tanımlı değil: BACKUP_S3_ENDPOINT, BACKUP_S3_REGION, BACKUP_S3_BUCKET, BACKUP_S3_ACCESS_KEY_ID ve BACKUP_S3_SECRET_ACCESS_KEY verin.',
  noLog: (folder: string) =>
    `${folder} klasöründe değişiklik günlüğü yok (wal). Önce bir yedek alın: npm run backup -- ${folder}`,
  notPacked: (detail: string) => `Yedek paketlenemedi (tar): ${detail}`,
  notUnpacked: (detail: string) => `Yedek açılamadı (tar): ${detail}`,
  bucketDamaged: (key: string) => `Yedek kovasında ${key} eksik ya da bozuk.`,
  backupBucketFailed: (bucket: string, reason: string) =>
    `Yedek kovası ${bucket} ile iş yarım kaldı (${reason}). Klasördeki yedek duruyor; sonraki komut gönderilmemiş olanları da gönderir.`,
  backupBucketUnread: (bucket: string, reason: string) =>
    `Yedek kovası ${bucket} okunamadı (${reason}). Hiçbir şey değiştirilmedi. Bir parça eksik ya da bozuksa o yedeğin list.json dosyasını kovadan silin; bir önceki yedek kullanılır.`,
  historyNotSent: (bucket: string, reason: string) =>
    `   Günlüğün yeni tarihçesi ${bucket} kovasına gönderilemedi (${reason}); mağaza bu klasörle çalışınca gönderilir.`,
  basesNotSent: (reason: string) => `Yedek kovaya gönderilemiyor (${reason}); yeniden denenecek.`,
  basesSentAgain: 'Yedekler yine kovaya gönderiliyor.',
  following: (folder: string) =>
    `${folder}/wal kovaya gönderiliyor; her dosya birkaç saniye içinde oradadır.`,
  notSent: (reason: string) => `Günlük kovaya gönderilemiyor (${reason}); klasörde bekliyor.`,
  sendingAgain: 'Günlük yine kovaya gönderiliyor.',
  sent: (bases: number, megabytes: number, segments: number) =>
    `Kovaya gönderildi: ${bases} yedek (${megabytes} MB), ${segments} günlük dosyası.`,
  basesSent: (names: string, megabytes: number) => `Kovaya gönderildi: ${names} (${megabytes} MB).`,
  filesSent: (count: number) => `Kovaya ${count} yeni resim ve belge gönderildi.`,
  prunedSent: (bases: number, segments: number) =>
    `Kovadan silindi: ${bases} yedek, ${segments} günlük dosyası.`,
  fetching: 'Eksik yedek ve günlük kovadan getiriliyor…',
  fetched: (base: string, segments: number) => `   ${base} yedeği ve ${segments} günlük dosyası klasörde.`,

  badTime: (given: string) => `Zaman anlaşılmadı: ${given}. Örnek: 2026-11-28T14:03:07+03:00`,
  future: (to: Date) => `${formatDateTime(to)} henüz gelmedi. Geçmiş bir an ya da --to latest yazın.`,
  notABackup: (folder: string) => `${folder} bir yedek klasörü değil: içinde base ve wal yok.`,
  occupied: (folder: string) =>
    `${folder} klasöründe bir veritabanı var. Onu kenara koyup yerine geçmek için --replace ekleyin; silinmez, adı değişir.`,
  running: (folder: string, pid: number) =>
    `${folder} klasöründeki veritabanı çalışıyor (pid ${pid}). Önce mağazayı durdurun.`,
  unreadable: (folder: string, uid: number) =>
    `PostgreSQL’in kullanıcısı (${uid}) ${folder} klasörünü okuyamıyor. Sahibini değiştirin: chown -R ${uid} "${folder}"`,
  chosen: (name: string, to: Date | null) =>
    `1/4 ${name} yedeğinden ${to ? `${formatDateTime(to)} anına` : 'son ana'} dönülüyor; dosyalar denetlenerek kopyalanıyor…`,
  replaying: '2/4 Değişiklik günlüğü işleniyor; bir günlük için birkaç dakika sürebilir…',
  gap: (segment: string) =>
    `Bu ana dönülemedi: günlükte ${segment} dosyası eksik. Başka bir yerde kopyası varsa wal klasörüne koyun; yoksa bu dosyadan önceki bir an yazın. Hiçbir şey değiştirilmedi.`,
  damagedLog: (detail: string) =>
    `Bu ana dönülemedi: günlüğün bir dosyası bozuk (${detail}). Başka bir yerde kopyası varsa wal klasörüne koyun. Hiçbir şey değiştirilmedi.`,
  archiveEnds:
    'Bu ana dönülemedi: saklanan günlük o andan önce bitiyor. Yedekteki son an için --to latest yazın. Hiçbir şey değiştirilmedi.',
  replayFailed: (detail: string) => `Geri yükleme olmadı: ${detail}. Hiçbir şey değiştirilmedi.`,
  puttingInPlace: '3/4 Yeni veritabanı yerine konuyor…',
  putAside: (folder: string) => `   Eski veritabanı duruyor: ${folder}`,
  filesBack: (count: number) => `4/4 ${count} resim ve belge yerinde.`,
  filesLeft: '4/4 Resim ve belgelere dokunulmadı; eksikleri --only-files ile geri koyun.',
  onlyFilesBack: (count: number) => `${count} resim ve belge yerinde.`,
  noCopies: (folder: string) =>
    `${folder} klasöründe resim ve belge yok. Yalnızca veritabanı için --only-database ekleyin.`,
  backupUnreadable: (file: string) => `Yedek okunamıyor: ${file}. ${twoUsers}`,
  cannotWrite: (file: string, code: string) => `${file} okunamadı ya da yazılamadı (${code}).`,
  bucketUnwritten: (reason: string) =>
    `Resim ve belgeler kovaya yarım kondu (${reason}). Komutu --only-files ile yineleyin; veritabanına dokunmaz.`,
  reached: (last: Date | null, seconds: number) =>
    `Geri yüklendi (${seconds} sn). Son değişiklik: ${last ? formatDateTime(last) : 'yedeğin alındığı an'}.`,
  figures: (count: number, kurus: string, newest: Date | null) =>
    `   ${count} sipariş, toplam ${formatPrice(Number(kurus))}${newest ? `, sonuncusu ${formatDateTime(newest)}` : ''}`,
  compared: (count: number) => `   Yedek alınırken var olan ${count} siparişin hepsi yerinde.`,
  ordersMissing: (expected: number, found: number) =>
    `DİKKAT: yedek alınırken ${expected} sipariş vardı, bunlardan ${found} tanesi bulundu.`,
  next: (folder: string, options: string) =>
    `Mağazayı BACKUP_FOLDER=${folder} ile başlatın ve hemen yeni bir yedek alın: npm run backup -- ${folder}${options}`,
}
