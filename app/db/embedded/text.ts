/** Messages to the operator while the embedded database starts, and the reasons for a failed start. */
export const text = {
  copyingBinaries: 'Veritabanı programı kopyalanıyor…',
  initialising: 'Veritabanı ilk kez hazırlanıyor…',
  starting: 'Veritabanı başlatılıyor…',
  noPackage: (name: string) =>
    `Gömülü PostgreSQL bulunamadı (${name}). "npm ci" komutunu isteğe bağlı paketlerle çalıştırın ya da DATABASE_URL verin.`,
  noBinaryFolder:
    'PostgreSQL programının kopyalanacağı yazılabilir bir klasör bulunamadı. DATABASE_URL verin.',
  notOurFolder: (folder: string) =>
    `Veritabanı klasörüne erişilemiyor: ${folder}. Klasörün sahibi olarak çalıştırın ya da VITRIN_DATA ile başka bir klasör verin.`,
  cannotBecome: (uid: number) =>
    `PostgreSQL root olarak çalışmaz ve ${uid} numaralı kullanıcıya geçilemedi. Sıradan bir kullanıcıyla başlatın ya da DATABASE_URL verin.`,
  unreachableFolder: (folder: string) =>
    `PostgreSQL kullanıcısı ${folder} klasörüne giremiyor. VITRIN_DATA ile erişilebilir bir klasör verin.`,
  otherVersion: (found: string) =>
    `Veri klasörü PostgreSQL ${found} ile oluşturulmuş, bu sürüm 18. Eski sürümle "npm run db:dump" alıp boş bir klasöre geri yükleyin.`,
  damagedCluster: (folder: string) =>
    `${folder} klasöründe veritabanı dosyaları eksik. Yedekten geri yükleyin ya da VITRIN_DATA ile başka bir klasör verin.`,
  unreachableBackup: (folder: string) =>
    `PostgreSQL kullanıcısı yedek klasörüne yazamıyor: ${folder}. BACKUP_FOLDER ile erişilebilir bir klasör verin.`,
  initialiseFailed: (detail: string) => `Veritabanı hazırlanamadı: ${detail}`,
  startFailed: (detail: string) => `Veritabanı başlatılamadı: ${detail}`,
  noAnswer: (pid: number) =>
    `Bu veri klasöründe başka bir PostgreSQL çalışıyor (pid ${pid}) ama yanıt vermiyor. Onu durdurup yeniden deneyin.`,
}
