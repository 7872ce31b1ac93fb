export const text = {
  badJson: 'Gönderilen veri okunamadı. Lütfen sayfayı yenileyip yeniden deneyin.',
  badInput: 'Gönderilen bilgilerde hata var. Lütfen işaretli alanları düzeltin.',
  unknownField: 'Bu alan tanınmıyor.',
  twoDecimals: 'Tutar, en çok iki ondalık basamaklı TL olmalı.',
  badField: 'Bu alanın değeri geçersiz.',
  bodyIncomplete: 'Gönderilen veri tam olarak ulaşmadı. Lütfen yeniden deneyin.',
  tooLarge: 'Gönderilen veri çok büyük.',
  badMediaType: 'Veri application/json olarak gönderilmelidir.',
  signInFirst: 'Bunun için önce giriş yapın.',
  sessionEnded: 'Bu sırada giriş yapıldı. Sayfayı yenileyip yeniden deneyin.',
  invalidToken: 'Kimlik belirteci geçersiz ya da süresi dolmuş. Yeniden giriş yapın.',
  twoIdentities: 'İstek hem oturum çerezi hem kimlik belirteci taşıyor; yalnızca birini gönderin.',
  notAllowed: 'Bunun için yetkiniz yok.',
  foreignIdentity: 'Bu bilgiler başka bir oturuma ait.',
  foreignOrigin: 'İstek bu siteden gelmedi, işlem yapılmadı.',
  notFound: 'Aradığınız kayıt bulunamadı.',
  unknownPayment: 'Bu ödeme bildirimi doğrulanamadı.',
  badAddress: 'Bu adres okunamadı.',
  methodNotAllowed: 'Bu adrese böyle bir istek gönderilemez.',
  serverError: 'Sunucu hatası. Lütfen tekrar deneyiniz.',
  unavailable: 'Hizmet şu anda yanıt veremiyor. Lütfen birazdan tekrar deneyin.',
  overloaded: 'Mağazada şu anda çok yoğunluk var. Lütfen birkaç saniye sonra yeniden deneyin.',
  keyReused: 'Bu işlem anahtarı başka bir istekle kullanıldı.',
  keyInFlight: 'Bu işlem sürüyor. Lütfen sonucu bekleyin.',
  keyMissing: 'Idempotency-Key başlığı gerekli.',
  tooManyRequests: (seconds: number) =>
    `Kısa sürede çok fazla istek gönderdiniz. Lütfen ${seconds} saniye sonra yeniden deneyin.`,
  start: 'Kaçıncı kayıttan başlanacağı, 0 ile başlar.',
  length: 'En çok kaç kayıt, 1–30.',
  firstDay: 'İlk gün, `yyyy-aa-gg`.',
  lastDay: 'Son gün, `yyyy-aa-gg`.',
  sought: 'Aranan sözcükler, 3–100 karakter; büyük küçük harf ve Türkçe harf ayrımı yapılmaz.',
  tooOften: {
    search: (seconds: number) =>
      `Kısa sürede çok fazla arama yaptınız. Lütfen ${seconds} saniye sonra yeniden deneyin.`,
    basket: (seconds: number) =>
      `Kısa sürede çok fazla işlem yaptınız. Sepetiniz olduğu gibi duruyor; lütfen ${seconds} saniye sonra yeniden deneyin.`,
    coupon: (seconds: number) =>
      `Kısa sürede çok fazla kupon kodu denediniz. Lütfen ${seconds} saniye sonra yeniden deneyin.`,
    message: (seconds: number) =>
      `Kısa sürede çok fazla ileti gönderdiniz. Lütfen ${seconds} saniye sonra yeniden deneyin.`,
    alert: (seconds: number) =>
      `Kısa sürede çok fazla stok haberi istediniz. Lütfen ${seconds} saniye sonra yeniden deneyin.`,
    tracking: (seconds: number) =>
      `Kısa sürede çok fazla sipariş sorguladınız. Lütfen ${seconds} saniye sonra yeniden deneyin.`,
    upload: (seconds: number) =>
      `Kısa sürede çok fazla dosya gönderdiniz. Lütfen ${seconds} saniye sonra yeniden deneyin.`,
  },
  compatibility: 'Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403.',
  wentWrong: 'Bir şeyler ters gitti.',
  requestNumber: (id: string) => `İşlem numarası: ${id}`,
  goHome: 'Ana sayfaya dön',
}

/** Sentences of the calls that change the shop's records. */
export const editingText = {
  update:
    'Kaydın bütün alanları gönderilir. `revision` okunan hâli söyler: kayıt bu arada değiştiyse 409 alırsınız, kimsenin değişikliği ezilmez.',
  revision: 'Kaydın okunan hâli; her değişiklikte başka olur.',
  kept: 'true: başka kayıtlar gösterdiği için silinmedi, yalnızca artık gösterilmez.',
  changedMeanwhile: 'Bu kayıt siz düzenlerken değişti. Yeniden açıp değişikliğinizi bir daha yapın.',
  alreadyExists: 'Böyle bir kayıt zaten var.',
  inUse: 'Bu kayıt kullanılıyor, silinemez.',
  unknownRow: 'Gösterilen kayıtlardan biri yok.',
  failures: {
    alreadyExists: {
      meaning: 'Kod, ad ya da bağlantı başka bir kayıtta var.',
      remedy: '`errors` alanı söylüyorsa o alanı, yoksa adı değiştirin.',
    },
    changedMeanwhile: {
      meaning: 'Kayıt, `revision` ile söylenen hâlinden sonra değişti.',
      remedy:
        'Kaydı `Cache-Control: no-cache` ile yeniden okuyun, değişikliğinizi ona uygulayıp yeni `revision` ile gönderin.',
    },
    inUse: {
      meaning: 'Başka kayıtlar bu kaydı gösteriyor.',
      remedy: 'Önce onları silin ya da başka bir kayda bağlayın.',
    },
  },
}
