import { type ContractBlock, type ContractOrder, pairsOf } from './contract'

/**
 * Returns conditions, period and procedure of withdrawal and the carrier for returns (art. 5/1 g;
 * 9–13).
 */
export function withdrawalRules(order: ContractOrder): ContractBlock[] {
  const days = order.withdrawalDays
  return [
    {
      kind: 'list',
      items: [
        `Tüketici, ürünü kendisinin veya belirlediği üçüncü kişinin teslim aldığı günden itibaren ${days} gün içinde hiçbir gerekçe göstermeden ve cezai şart ödemeden sözleşmeden cayabilir. Ürün teslim edilmeden önce de cayılabilir.`,
        'Aynı siparişin ürünleri ayrı ayrı teslim edilirse süre, son ürünün teslim alındığı gün başlar. Ürünün kargoya verilmesi teslim sayılmaz.',
        `Cayma bildiriminin ${days} günlük süre dolmadan yazılı olarak veya e-posta gibi kalıcı bir veri saklayıcısıyla Satıcıya yöneltilmesi yeterlidir. Örnek cayma formu kullanılabilir; kararı açıkça bildiren başka bir ifade de geçerlidir. Satıcı, bildirimin kendisine ulaştığını gecikmeden teyit eder.`,
        'Tüketici ürünü, cayma bildirimini yönelttiği tarihten itibaren 10 gün içinde Satıcıya geri gönderir; Satıcının ürünü kendisinin alacağını bildirdiği durumlar saklıdır.',
        `İade için öngörülen taşıyıcı: ${order.returnCarrier}. Bu taşıyıcıyla yapılan iadelerde tüketiciden iade masrafı alınmaz. Taşıyıcının tüketicinin bulunduğu yerde şubesi yoksa Satıcı, ek masraf istemeden ürünün tüketiciden alınmasını sağlar. Başka bir taşıyıcı seçilirse iade masrafını tüketici karşılar.`,
        'Satıcı, cayma bildiriminin kendisine ulaştığı tarihten itibaren 14 gün içinde, teslimat masrafları dahil tahsil ettiği tüm ödemeleri, ödeme aracına uygun şekilde, tek seferde ve tüketiciye masraf yüklemeden iade eder. Havale/EFT ve kapıda nakit ödemelerde iade, tüketicinin bildirdiği kendi adına kayıtlı IBAN hesabına yapılır.',
        'Tüketici, ürünü cayma süresi içinde işleyişine, teknik özelliklerine ve kullanım talimatlarına uygun kullandığı takdirde oluşan değişiklik ve bozulmalardan sorumlu değildir.',
        `Satıcı cayma hakkı konusunda gerektiği şekilde bilgilendirmezse tüketici ${days} günlük süreyle bağlı değildir; bu süre her durumda cayma süresinin bittiği tarihten bir yıl sonra sona erer.`,
      ],
    },
  ]
}

/** Returns the address for the withdrawal notice (art. 5/1 ğ). */
export function withdrawalAddress({ seller }: ContractOrder): ContractBlock {
  return pairsOf([
    ['Cayma bildirimi e-posta adresi', seller.email],
    ['Cayma bildirimi posta adresi', `${seller.unvan}, ${seller.address}`],
    ['Cayma bildirimi KEP adresi', seller.kep],
    ['Bilgi için telefon', seller.phone],
  ])
}

/** Returns the cases without withdrawal that can occur in this shop (art. 5/1 h; 15/1 b, ç). */
export function withdrawalExceptions(): ContractBlock[] {
  return [
    { kind: 'paragraph', text: 'Tüketici aşağıdaki ürünlerde cayma hakkından yararlanamaz:' },
    {
      kind: 'list',
      items: [
        'Tüketicinin istekleri veya kişisel ihtiyaçları doğrultusunda hazırlanan ürünler (örneğin üzerine isim veya harf işlenen ya da kişiye özel ölçüde hazırlanan kordonlar).',
        'Tesliminden sonra ambalajı, bandı, mührü veya paketi gibi koruyucu unsurları açılan ürünlerden, iadesi sağlık ve hijyen açısından uygun olmayanlar (örneğin mührü açılmış bakım kremi). Bu ürünlerde koruyucu unsurun açılmasıyla cayma hakkı kaybedilir.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Kişiye özel hazırlanmamış saat kordonları bu istisnaların dışındadır: kordonu saate takıp denemek cayma hakkını ortadan kaldırmaz.',
    },
  ]
}

/** Returns the form of the regulation's annex, filled in with the data of the order. */
export function withdrawalForm({ seller, buyer, orderDate }: ContractOrder): ContractBlock[] {
  return [
    {
      kind: 'paragraph',
      text: 'Bu form yalnızca sözleşmeden cayma hakkı kullanılmak istendiğinde doldurulup gönderilir.',
    },
    pairsOf([
      ['Kime', `${seller.unvan}, ${seller.address}, ${seller.email}`],
      [
        'Beyan',
        'Aşağıda belirtilen ürünlerin satışına ilişkin sözleşmeden cayma hakkımı kullandığımı bildiririm.',
      ],
      ['Sipariş tarihi', orderDate],
      ['Teslim tarihi', '…'],
      ['Cayma hakkına konu ürünler', '…'],
      ['Cayma hakkına konu ürünlerin bedeli', '…'],
      ['Tüketicinin adı soyadı', buyer.name],
      ['Tüketicinin adresi', buyer.address],
      ['Geri ödeme için IBAN (Havale/EFT ve kapıda ödemede)', '…'],
      ['Tarih ve imza (imza yalnızca kâğıt üzerinde gönderimde)', '…'],
    ]),
  ]
}
