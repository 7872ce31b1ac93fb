import { type ContractBlock, type ContractOrder, pairsOf } from './contract'

/** The clause about the subject of the contract and the applicable law. */
export function subjectRules({ seller }: ContractOrder): ContractBlock[] {
  return [
    paragraph(
      `Sözleşmenin konusu, Alıcının ${seller.website} adresli internet sitesinden elektronik ortamda sipariş verdiği, nitelikleri ve satış fiyatı aşağıda yazılı ürünlerin satışı ve teslimidir. Tarafların hak ve yükümlülükleri 6502 sayılı Tüketicinin Korunması Hakkında Kanun ve Mesafeli Sözleşmeler Yönetmeliği hükümlerine göre belirlenir. Ön Bilgilendirme Formu bu sözleşmenin ayrılmaz parçasıdır.`,
    ),
  ]
}

/** The clause about method, total and time of payment. */
export function paymentRules(order: ContractOrder): ContractBlock[] {
  return [
    pairsOf([
      ['Ödeme yöntemi', order.paymentMethod],
      ['Ödenecek toplam (KDV dahil)', order.grandTotal],
    ]),
    list([
      'Satıcı, bu sözleşmede ve Ön Bilgilendirme Formunda gösterilmeyen hiçbir ek bedel isteyemez.',
      'Havale/EFT seçildiğinde Alıcı tutarı, sipariş onayında bildirilen süre içinde ve açıklamaya sipariş numarasını yazarak gönderir. Ödeme bu süre içinde ulaşmazsa sipariş iptal edilir; Alıcıdan bir bedel veya cezai şart istenmez. İptalden sonra ulaşan ödeme, Alıcı başka bir istekte bulunmadıkça iade edilir.',
      'Kapıda ödeme seçildiğinde Alıcı, hizmet bedeli dahil toplam tutarı ürünü teslim alırken taşıyıcıya öder.',
      'Fatura, Alıcının bildirdiği fatura bilgilerine göre elektronik olarak düzenlenir ve e-posta adresine gönderilir.',
    ]),
  ]
}

/** The clause about the seller's duties. */
export function sellerDuties(): ContractBlock[] {
  return [
    list([
      'Ürünü sağlam, eksiksiz, sipariş edilen niteliklere uygun olarak ve varsa garanti belgesi ve kullanım kılavuzuyla birlikte teslim etmek.',
      'Siparişi süresinde teslim etmek ve teslimata kadar oluşan kayıp ve hasarı üstlenmek.',
      'Ürünün tedarik edilemeyeceği anlaşılırsa Alıcının açık onayı olmadan yerine başka ürün göndermemek.',
      'Cayma, fesih ve ayıp durumlarında ödemeleri bu sözleşmede ve mevzuatta yazılı sürelerde iade etmek.',
      'Alıcının başvurularını kaydetmek ve yanıtlamak.',
    ]),
  ]
}

/** The clause about the buyer's duties. */
export function buyerDuties(): ContractBlock[] {
  return [
    list([
      'Ad, adres, telefon, e-posta ve fatura bilgilerini doğru vermek; değişiklikleri ürün kargoya verilmeden önce bildirmek.',
      'Sipariş bedelini seçtiği ödeme yöntemine göre ödemek.',
      'Ürünü belirttiği adreste teslim almak. Paket hasarlı görünüyorsa taşıyıcıya tutanak tutturmak incelemeyi kolaylaştırır; tutanak tutulmamış olması Alıcının kanundan doğan haklarını ortadan kaldırmaz.',
      'Cayma hakkını kullandığında ürünü bu sözleşmede yazılı sürede geri göndermek.',
    ]),
  ]
}

/** Returns the consumer's rights when goods are defective (Law 6502 art. 8–12). */
export function defectRules(): ContractBlock[] {
  return [
    paragraph(
      'Ürün ayıplı ise Alıcı; satılanı geri vermeye hazır olduğunu bildirerek sözleşmeden dönme, ayıp oranında bedel indirimi, aşırı masraf gerektirmediği takdirde ücretsiz onarım veya imkân varsa ayıpsız misliyle değişim haklarından birini seçebilir. Satıcı bu tercihi yerine getirmekle yükümlüdür ve bu haklar nedeniyle doğan masrafları karşılar.',
    ),
    paragraph(
      'Teslim tarihinden itibaren altı ay içinde ortaya çıkan ayıpların teslim tarihinde var olduğu kabul edilir. Satıcının ayıptan sorumluluğu, kanunda veya sözleşmede daha uzun bir süre yoksa teslimden itibaren iki yıldır; ayıp ağır kusur veya hile ile gizlenmişse zamanaşımı uygulanmaz.',
    ),
  ]
}

/** The clause about personal data (KVKK). */
export function privacyRules(): ContractBlock[] {
  return [
    paragraph(
      'Alıcının kişisel verileri 6698 sayılı Kanuna uygun olarak, siparişin alınması, teslimi, faturalanması ve yasal yükümlülüklerin yerine getirilmesi için işlenir. Ayrıntılar Satıcının internet sitesindeki KVKK aydınlatma metnindedir. Bu sözleşmenin onaylanması, pazarlama amacıyla veri işlenmesine veya ticari elektronik ileti gönderilmesine onay verildiği anlamına gelmez.',
    ),
  ]
}

/** The clause about conclusion, sending and keeping of the contract. */
export function keepingRules(order: ContractOrder): ContractBlock[] {
  return [
    pairsOf([['Siparişin onaylandığı tarih', order.orderDate]]),
    paragraph(
      'Alıcı, Ön Bilgilendirme Formunu ve bu sözleşmeyi okuyup elektronik ortamda onaylar. Sözleşme, siparişin onaylandığı tarihte kurulur. Metinler sipariş onayıyla birlikte Alıcının e-posta adresine gönderilir; Satıcı, cayma, bilgilendirme, teslimat ve diğer yükümlülüklerine ilişkin belgeleri en az üç yıl saklar.',
    ),
  ]
}

function paragraph(text: string): ContractBlock {
  return { kind: 'paragraph', text }
}

function list(items: string[]): ContractBlock {
  return { kind: 'list', items }
}
