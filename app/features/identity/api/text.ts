/** Texts about identity in the API's documentation. */
export const notes = {
  groupId: 'Fiyat grubu; `prices.all` altındaki tek anahtar budur.',
  idToken: '`Authorization: Bearer` ile gönderilir; en çok bir saat geçerlidir.',
  expiresIn: 'Belirtecin geçerli olduğu saniye.',
  code: 'İki adımlı doğrulaması açık kullanıcılar için uygulamanın kodu ya da bir kurtarma kodu.',
  signIn: {
    summary: 'E-posta ve şifreyle giriş',
    description:
      'Yanıttaki belirteç `Authorization: Bearer` ile gönderilir; yenisini almak için kullanılan çerez HttpOnly olarak verilir. Bir istek ya giriş çereziyle ya belirteçle yapılır, ikisiyle birden değil.',
  },
  token: {
    summary: 'Yeni kimlik belirteci',
    description: 'Girişte verilen HttpOnly çerezle çalışır; oturum kapatılmışsa 401.',
  },
  getId: {
    summary: 'Giriş yapan kullanıcının kimlikleri',
    description: 'Gövdedeki alanlar hiçbir kararda kullanılmaz.',
  },
  claims: {
    summary: 'Kimlik belirtecindeki `userIds` yenilenir',
    description: 'Sunucu kimlikleri kendisi hesaplar; gönderilen değerler yok sayılır.',
  },
  forgot: {
    summary: 'Şifre yenileme bağlantısı ister',
    description:
      'Yanıt, adres bir hesaba ait olsa da olmasa da aynıdır. Henüz açılmamış bir hesap da bu bağlantıyla açılır.',
  },
  changePassword: {
    summary: 'Şifre değiştirir',
    description: 'Şu anki şifre gerekir. Diğer cihazlardaki oturumlar ve verilmiş belirteçler geçersiz olur.',
  },
  updateUserp: {
    summary: 'Şifre belirler',
    description:
      'Giriş yapan kullanıcı kendi e-posta adresi ve şu anki şifresiyle, giriş yapmayan e-postadaki bağlantının koduyla (`token`) çağırır. Üyelik e-postasının koduyla çağırmak adresi doğrular ve hesabı açar.',
  },
  emailCode: 'E-postadaki bağlantının `kod` değeri.',
  tooMany: {
    meaning: 'Bu hesap ya da adres için kısa sürede çok fazla deneme yapıldı.',
    remedy: '`Retry-After` kadar saniye bekleyin.',
  },
  wrongCredentials: {
    meaning: 'E-posta adresi, şifre ya da kod yanlış, ya da hesap henüz e-postadaki bağlantıyla açılmadı.',
    remedy:
      'Bilgileri denetleyin; hangisinin geçerli olduğu ve adresin kayıtlı olup olmadığı söylenmez. `POST /api/users/forgot-password` yeni bir bağlantı gönderir.',
  },
  secondFactor: {
    meaning: 'Kullanıcının ikinci adımı var ya da kurması gerekiyor.',
    remedy: 'Çağrıyı `code` ile yineleyin; kurulum mağazanın giriş sayfasındadır.',
  },
  refresh: {
    meaning: 'Yenileme çerezi yok ya da oturumu kapatılmış.',
    remedy: '`POST /api/auth/sign-in` ile yeniden giriş yapın.',
  },
  signInOrToken: {
    meaning: 'Ne giriş yapılmış ne de bir kod gönderilmiş.',
    remedy: 'Giriş yapıp şu anki şifreyle ya da e-postadaki kodla çağırın.',
  },
  badToken: {
    meaning: 'Bağlantının kodu yanlış, kullanılmış ya da süresi dolmuş.',
    remedy: 'Yeni bir bağlantı isteyin.',
  },
}
