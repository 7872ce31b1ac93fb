import { usual } from '~/features/mail-texts/usual.text'
import type { MailTextKey } from '~/features/mail-texts/mail-texts'

/** Sentences of the editor of emails. */
export const text = {
  title: 'E-posta metinleri',
  lead: 'Müşterilere kendiliğinden giden e-postaların konusu ve giriş sözleri. Tutarlar, adresler, takip numaraları ve yasanın istediği cümleler her zaman eklenir.',
  groups: {
    order: 'Sipariş verildi',
    news: 'Sipariş haberleri',
    return: 'İadeler',
    account: 'Hesap ve şifre',
    membership: 'Toptan üyelik',
    stock: 'Stok haberi',
    basket: 'Sepet hatırlatması',
  } as Record<string, string>,
  titleOf: (key: MailTextKey) => usual[key].title,
  changed: 'Sizin metniniz',
  words: 'Metin',
  subject: 'Konu',
  body: 'Giriş sözleri',
  bodyHint: 'Boş satır yeni paragraf açar.',
  placeholders: 'Yer tutucular',
  placeholdersHint: 'Dokunduğunuz, imlecin olduğu yere yazılır; gönderirken gerçek bilgiyle dolar.',
  meanings: {
    ad: 'Müşterinin adı',
    soyad: 'Müşterinin soyadı',
    sipariş: 'Sipariş numarası',
    toplam: 'Siparişin toplamı',
    'son gün': 'Ödemenin son günü',
    kargo: 'Kargo firması',
    tarih: 'İsteğin tarihi',
    firma: 'Bayinin unvanı',
    ürün: 'Ürünün adı',
    çeşit: 'Çeşidin adı',
  } as Record<string, string>,
  save: 'Kaydet',
  reset: 'Hazır metne dön',
  resetHint: 'Yazdığınız metin silinir; e-postalar yine hazır metinle gider.',
  usualWords: 'Hazır metin kullanılıyor.',
  preview: 'Önizleme',
  previewTitle: (subject: string) => `Konu: ${subject}`,
  previewHint:
    'Yazdığınız hâliyle, gerçek bir siparişle. Siparişte olmayan bilgiler (takip numarası gibi) örnektir.',
  hidden: 'Siparişleri görme izniniz olmadığı için müşteri bilgileri örnektir.',
  ofExample: 'Yazdığınız hâliyle, örnek bilgilerle.',
  order: 'Sipariş numarası',
  orderHint: 'Boş bırakırsanız son sipariş.',
  show: 'Önizle',
  test: 'Kendime gönder',
  noOrder: 'Önizleme için bir sipariş gerekir. Kurulum rehberindeki deneme siparişini verin.',
  done: {
    kaydet: 'Metin kaydedildi. Bundan sonraki e-postalar böyle gider.',
    'hazira-don': 'Hazır metne dönüldü.',
    dene: 'Deneme e-postası adresinize gönderiliyor.',
  } as Record<string, string>,
  wrong: {
    order: 'Bu numarayla bir sipariş yok; sipariş numarasını denetleyin.',
    stale:
      'Bu metni siz yazarken başka biri kaydetti. Alanlarda sizin yazdığınız duruyor; kaydederseniz onunki silinir.',
  },
} as const
