export const text = {
  config: {
    invalid: (name: string, why: string) => `Yapılandırma hatası: ${name} geçersiz (${why}).`,
    missing: (names: string) => `Yapılandırma hatası: live modunda ${names} gerekli.`,
    missingForFirebase: (name: string) =>
      `Yapılandırma hatası: IDENTITY_PROVIDER=firebase için ${name} gerekli.`,
    missingForPayments: (names: string) => `Yapılandırma hatası: kartla ödeme için ${names} gerekli.`,
    missingForFcm:
      'Yapılandırma hatası: FCM bildirimleri için FCM_APP_ID, FCM_VAPID_KEY, FIREBASE_PROJECT_ID, FIREBASE_API_KEY ve FIREBASE_SERVICE_ACCOUNT birlikte gerekli.',
    missingForInvoices:
      'Yapılandırma hatası: fatura entegratörü için INVOICE_INTEGRATOR_URL ve INVOICE_INTEGRATOR_KEY birlikte gerekli.',
    missingForSms:
      'Yapılandırma hatası: SMS_TRANSPORT=netgsm için NETGSM_USER, NETGSM_PASSWORD ve NETGSM_HEADER gerekli.',
    pooledByTransaction:
      'Yapılandırma hatası: DATABASE_URL, her işlemi başka bir bağlantıya veren bir havuza (pool_mode = transaction) gidiyor. Mağaza mesajlar (LISTEN), oturum kilitleri ve hazır deyimler için kendi bağlantılarını ister: pool_mode = session yapın ya da PostgreSQL’e doğrudan bağlanın.',
    missingForS3: (names: string) => `Yapılandırma hatası: dosyaları S3'te saklamak için ${names} gerekli.`,
    noGateway: 'Yapılandırma hatası: kartla ödeme açık, ama PAYMENT_GATEWAY verilmemiş (iyzico ya da paytr).',
    must: {
      mode: 'demo ya da live olmalı',
      role: 'all, web ya da worker olmalı',
      roleDatabase: 'DATABASE_URL yoksa all olmalı',
      port: '0 ile 65535 arasında bir sayı olmalı',
      host: 'IP adresi ya da localhost olmalı',
      demoHost: 'demo modunda yalnızca bu makine olmalı: 127.0.0.1, ::1 ya da localhost',
      backupFolder: 'yolunda yalnızca harf, rakam, boşluk ve . _ + @ - olan bir klasör olmalı',
      publicUrl: 'https://magaza.example gibi, yolu olmayan bir adres olmalı',
      trustProxy: '0 ile 9 arasında bir sayı olmalı',
      secret: 'en az 32 karakter olmalı',
      databaseUrl:
        'postgres://kullanici:parola@sunucu:5432/veritabani gibi bir adres olmalı; birden çok sunucu virgülle ayrılır, target_session_attrs yalnızca read-write ya da primary olabilir',
      replicaUrls:
        'her biri postgres://kullanici:parola@sunucu:5432/veritabani gibi tek bir sunucunun adresi olmalı; birden çok adres virgülle ayrılır',
      replicasDatabase: 'DATABASE_URL yoksa boş olmalı',
      s3Endpoint: 'https://s3.bolge.example gibi, kullanıcı adı ve soru işareti içermeyen bir adres olmalı',
      s3Region: 'eu-central-1 gibi bir bölge adı olmalı',
      s3Bucket: '3–63 karakterlik bir kova adı olmalı: küçük harf, rakam, nokta ve tire',
      s3Key: '3–200 karakterlik, boşluksuz bir anahtar olmalı',
      s3Prefix: 'magaza/dosyalar gibi, başında ve sonunda / olmayan bir yol olmalı',
      identityProvider: 'local ya da firebase olmalı',
      firebaseProject: 'magaza-1234 gibi bir Firebase proje kimliği olmalı',
      firebaseApiKey: 'Firebase projesinin Web API anahtarı olmalı',
      firebaseServiceAccount: 'hizmet hesabının JSON anahtarı ya da onun dosya yolu olmalı',
      firebaseEmulator: '127.0.0.1:9099 gibi bir adres olmalı',
      firebaseLive: 'live modunda boş olmalı',
      fcmAppId: '1:1234567890:web:0123abcd gibi bir Firebase uygulama kimliği olmalı',
      fcmVapidKey: 'Firebase konsolundaki 87 karakterlik web push anahtarı olmalı',
      paymentGateway: 'test, iyzico, paytr ya da none olmalı',
      noTestBank: 'live modunda deneme bankası kullanılamaz',
      providerKey: '4–200 karakterlik, boşluksuz bir anahtar olmalı',
      providerUrl: 'https:// ile başlayan bir adres olmalı',
      paytrMerchant: 'PayTR mağaza numarası olmalı',
      paytrTestMode: '0 ya da 1 olmalı',
      smsTransport: 'file, netgsm ya da none olmalı',
      noSmsFiles: 'live modunda SMS dosyaya yazılamaz',
      netgsmHeader: 'Netgsm’de tanımlı, en çok 11 karakterlik gönderici adı olmalı',
      smtpUrl: 'smtp:// ya da smtps:// ile başlayan bir adres olmalı',
      storedAnswers: 'MB olarak bir tam sayı olmalı; 0: hiçbir yanıt saklanmaz',
      onOrOff: 'on ya da off olmalı',
      purgeUrl: 'http:// ya da https:// ile başlayan bir adres olmalı',
      tracesUrl: 'http:// ya da https:// ile başlayan bir adres olmalı',
      metricsToken: '16–200 karakterlik, boşluksuz bir anahtar olmalı',
      logLevel: (levels: string) => `şunlardan biri olmalı: ${levels}`,
    },
  },
  unusual: (name: string, is: string, should: string) =>
    `Veritabanı ayarı: ${name} = ${is}; mağaza ${should} ile ölçüldü.`,
  risky: (name: string, is: string, should: string) =>
    `Veritabanı ayarı tehlikeli: ${name} = ${is}. Makine düşerse onaylanmış siparişler kaybolabilir; ${should} yapın.`,
  listening: (address: string) => `Vitrin hazır: ${address}`,
  working: 'Vitrin hazır: yalnızca işler çalışıyor.',
  portTaken: (port: number) =>
    `${port} numaralı bağlantı noktası kullanımda. Başka bir PORT verin ya da onu kullanan programı kapatın.`,
  databaseAway: (seconds: number) =>
    `Veritabanına ulaşılamıyor ya da yazılamıyor; bekleniyor (en çok ${seconds} saniye daha)…`,
  databaseStaysAway: (seconds: number, reason: string) =>
    `${seconds} saniye beklendi ama veritabanına ulaşılamadı: ${reason}. PostgreSQL'in çalıştığını ve DATABASE_URL'yi denetleyin.`,
  schemaBehind:
    'Veritabanının şeması bu sürümden eski ve DATABASE_URL’deki rol onu değiştiremez. Önce DATABASE_OWNER_URL ile "npm run db:migrate" komutunu çalıştırın.',
  bucketRefuses: (bucket: string, reason: string) =>
    `Yapılandırma hatası: dosyaların saklandığı ${bucket} kovası kullanılamıyor (${reason}). S3_ ayarlarını ve anahtarın okuma, yazma, silme ve listeleme yetkilerini denetleyin.`,
  bucketAway: (bucket: string, reason: string) =>
    `Dosyaların saklandığı ${bucket} kovasına ulaşılamıyor (${reason}). Mağaza açılıyor; görseller ve belgeler kova dönünce görünür.`,
  startFailed: (message: string) => `Vitrin başlatılamadı: ${message}`,
  loadingEssentials: 'Boş veritabanına perakende fiyat listesi, iller, ilçeler ve mahalleler yükleniyor…',
  emptyShop:
    'Mağaza boş açılıyor: sipariş alabilmesi için ürünler, kargo firmaları, ödeme yöntemleri ve şirket bilgileri girilmelidir.',
  demoAccounts: (emails: string) =>
    `Yapılandırma hatası: live modunda örnek hesaplar bulunamaz (${emails}). Bu veritabanı örnek mağazanındır.`,
  loadedPast: (orders: number, seconds: number) =>
    `  90 günlük geçmiş: ${orders} sipariş (${seconds.toFixed(1).replace('.', ',')} sn)`,
  loadingDemo: 'Örnek mağaza yükleniyor…',
  warmingPictures: (count: number) => `  İlk sayfanın görselleri hazırlanıyor (${count})…`,
}
