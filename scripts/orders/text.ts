import type { ReturnKind } from '../../app/features/fulfilment/fulfilment'
import type { ReturnState, RefundMeans } from '../../app/features/fulfilment/record/fulfilment-record'
import { statusText } from '../../app/features/orders/text'
import type { OpenRefund } from '../../app/features/payments/payments'
import { formatDate } from '../../app/kernel/dates'
import { formatNumber, formatPrice } from '../../app/kernel/turkish'

const kinds: Record<ReturnKind, string> = {
  withdrawal: 'cayma',
  defective: 'kusurlu',
  damaged: 'hasarlı',
  wrong: 'yanlış ürün',
  undelivered: 'teslim alınmadı',
}
const states: Record<ReturnState, string> = {
  asked: 'karar bekliyor',
  accepted: 'ürün bekleniyor',
  received: 'ürün geldi',
  refunded: 'para iade edildi',
  refused: 'kabul edilmedi',
}
const means: Record<RefundMeans, string> = { card: 'karta', transfer: 'havaleyle', account: 'cari hesaba' }

/** Sentences of `npm run orders`. */
export const text = {
  usage: `Kullanım: npm run orders -- KOMUT …

  list [--status open|awaiting|placed|preparing|shipped|delivered|completed|cancelled|all]
  show SİPARİŞ                                   siparişin tamamı
  status SİPARİŞ paid                            havale geldi
  status SİPARİŞ preparing                       hazırlanmaya başlandı
  status SİPARİŞ delivered [--parcel NO]         kargo teslim etti (paket yazılmazsa hepsi)
  status SİPARİŞ undelivered [--reason "…"]      yoldakiler teslim alınmadı, geri geliyor; teslim edilen bölüm kalır
  status SİPARİŞ cancelled --reason "GEREKÇE"    iptal; stok ve ödenen tutar geri gider
  ship SİPARİŞ [--carrier KARGO] [--tracking NO] [--link https://…] [--lines KOD=ADET,KOD=ADET]
  returns                                        bekleyen iadeler
  return NO accept|refuse|receive [--reason "…"] [--lines KOD=ADET,…]
                                                 receive: --lines yeniden satılabilecek adetler (yazılmazsa hepsi)
  refund SİPARİŞ --amount TL --reason "GEREKÇE"  ürün dönmeden para iadesi
  refunds                                        gönderilecek para iadeleri
  refunded NO                                    havaleyle gönderilen iade
  card-refunds                                   karta henüz gönderilemeyen para iadeleri
  card-refund İADE again                         ödeme kuruluşuna bir kez daha sorar
  card-refund İADE given                         iade panelden ya da başka yolla elle yapıldı
  payments                                       alıcıların bildirdiği, kontrol bekleyen havaleler
  confirm NO [--amount TL]                       bildirilen havale geldi (--amount: gelen tutar bildirilenden farklıysa)
  refuse NO --reason "GEREKÇE"                   bildirilen havale gelmedi; siparişin ödeme süresi yeniden başlar
  invoice SİPARİŞ --number NO --uuid UUID --date YYYY-AA-GG [--pdf DOSYA]
  invoices                                       entegratörün henüz düzenlemediği faturalar
  hand-over SİPARİŞ                              siparişi entegratöre yeniden verir

SİPARİŞ: sipariş numarası. Müşteri her adımda e-postayla bilgilendirilir.`,
  unknownCommand: (name: string) => `“${name}” diye bir komut yok.`,
  foreignOption: (command: string, option: string) => `“${command}” komutunun --${option} seçeneği yok.`,
  badWord: (option: string, given: string, known: readonly string[]) =>
    `${option ? `${option} ` : ''}“${given}” anlaşılmadı. Şunlardan biri olmalı: ${known.join(', ')}.`,
  reasonMissing: (command: string) =>
    `${command} için --reason gerekli: müşteriye e-postayla gider (3–500 karakter).`,
  badParcel: (given: string) => `--parcel ${given} anlaşılmadı: paketin numarası, yalnızca delivered ile.`,
  badTracking: (given: string) => `--tracking ${given} anlaşılmadı: en çok 60 harf, rakam, boşluk ya da ./-.`,
  badLines: (given: string) => `--lines ${given} anlaşılmadı. KOD=ADET,KOD=ADET yazın.`,
  badMoney: (given: string) => `--amount ${given} anlaşılmadı. TL olarak yazın: 49,90 ya da 1.250,00.`,
  noOrder: (code: string) => `${code} numaralı sipariş yok.`,
  noReturn: (id: number | string) => `${id} numaralı iade yok.`,
  noNotice: (id: number | string) => `${id} numaralı ödeme bildirimi yok.`,
  noRefund: (id: number | string) => `${id} numaralı para iadesi yok.`,
  noCarrier: (given: string, known: readonly string[]) =>
    `“${given}” diye bir kargo firması yok. Olanlar: ${known.join(', ')}.`,
  noLine: (code: string) => `Siparişte ${code} kodlu ürün yok.`,
  tooMany: (code: string, left: number) => `${code}: en çok ${formatNumber(left)} adet olabilir.`,
  badLink: (link: string) => `--link ${link} anlaşılmadı: https:// ile başlayan bir adres olmalı.`,
  nothingLeft: 'Siparişin bütün ürünleri zaten gönderildi.',
  refused: (code: string, status: number) => `${code} şu anda “${statusText(status)}”: bu işlem yapılamaz.`,
  paidOtherwise: (code: string) =>
    `${code} havaleyle ödenmiyor: kart ödemelerini yalnızca ödeme kuruluşu onaylar.`,
  due: (code: string, amount: number) =>
    `${code} için ${formatPrice(amount)} ek ödeme bekleniyor; ödeme gelmeden hazırlanamaz.`,
  unknownParcel: (id: number) => `Teslim edilmemiş ${id} numaralı paket yok.`,
  changed: (code: string, status: number) => `${code}: ${statusText(status)}.`,
  shipped: (code: string, parcel: number, remaining: number) =>
    `${code}: ${parcel} numaralı paket kargoya verildi.${remaining > 0 ? ` Geriye ${formatNumber(remaining)} adet kaldı.` : ''}`,
  delivered: (code: string, isComplete: boolean) =>
    isComplete
      ? `${code}: Teslim edildi.`
      : `${code}: paket teslim edildi; siparişin kalanı henüz teslim edilmedi.`,
  returnRefused: (id: number, state: ReturnState) =>
    `${id} numaralı iade şu anda “${states[state]}”: bu işlem yapılamaz.`,
  returned: (id: number, state: ReturnState, refund: string | null) =>
    `İade ${id}: ${states[state]}.${refund ? ` Müşteriye ${refund} iade edilecek.` : ''}`,
  refundDue: (id: number, amount: string, by: RefundMeans) =>
    `Para iadesi ${id}: ${amount}, ${means[by]} iade edilecek.`,
  nothingPaid: (code: string) => `${code} için iade edilecek ödeme yok.`,
  exceeds: (left: string) => `En çok ${left} iade edilebilir.`,
  byGateway: 'Kart iadelerini ödeme kuruluşu gönderir; gitmeyenler “card-refunds” ile işlenir.',
  unchanged: 'Zaten işaretli: bir şey değişmedi.',
  noCardRefund: (id: string) => `${id} numaralı, bekleyen bir kart iadesi yok.`,
  cardRefundAgain: (id: string, amount: string) => `Kart iadesi ${id}: ${amount} yeniden sıraya alındı.`,
  listedCardRefund: ({
    id,
    amount,
    wantedAt,
    failure,
    gateway,
    providerPaymentId,
    orderCode,
  }: Omit<OpenRefund, 'amount'> & { amount: string }) =>
    `${id}  ${orderCode ?? 'cari hesap'}  ${amount}  ${formatDate(wantedAt)}  ${gateway ?? '–'} ${providerPaymentId ?? '–'}${failure ? `  “${failure}”` : ''}`,
  refunded: (id: number | string, amount: string) => `Para iadesi ${id}: ${amount} gönderildi.`,
  invoiceIncomplete: 'Fatura için --number, --uuid ve --date gerekli.',
  invoiceBad: {
    number: 'Fatura numarası 3 harf, yıl ve 9 rakamdan oluşur: VTR2026000000123.',
    uuid: '--uuid anlaşılmadı: faturanın ETTN’si, 8-4-4-4-12 haneli.',
    date: '--date anlaşılmadı. 2026-11-20 gibi yazın; gelecekte olamaz.',
    taken: 'Bu fatura numarası ya da ETTN başka bir siparişte kayıtlı.',
    file: 'Dosya temiz bir PDF değil: en çok 5 MB, şifresiz, betiksiz olmalı.',
  },
  noFile: (path: string) => `${path} okunamadı.`,
  listedHandover: (code: string, isRefused: boolean, tries: number, reason: string) =>
    `${code}  ${isRefused ? 'düzenlenmedi' : 'bekliyor'}, ${tries}. deneme${reason ? `  ${reason}` : ''}`,
  handedOver: (code: string) => `${code}: entegratöre verilmek üzere sıraya alındı.`,
  hasInvoice: (code: string) => `${code} siparişinin faturası zaten kayıtlı.`,
  invoiced: (code: string, number: string) => `${code}: ${number} numaralı fatura kaydedildi.`,
  none: 'Kayıt yok.',
  more: (count: number) => `… ve ${formatNumber(count)} sipariş daha`,
  listed: (code: string, status: number, placedAt: Date, total: string, name: string) =>
    `${code}  ${statusText(status).padEnd(16)}  ${formatDate(placedAt)}  ${total.padStart(14)}  ${name}`,
  listedReturn: (
    id: number,
    code: string,
    kind: ReturnKind,
    state: ReturnState,
    askedAt: Date,
    note: string,
  ) =>
    `#${id}  ${code}  ${kinds[kind]}, ${states[state]}  ${formatDate(askedAt)}${note ? `  “${note}”` : ''}`,
  listedRefund: (id: number, code: string, amount: string, by: RefundMeans, account: string, dueAt: Date) =>
    `#${id}  ${code}  ${amount} ${means[by]}  ${formatDate(dueAt)}${account ? `  ${account}` : ''}`,
  listedNotice: (
    {
      id,
      code,
      amount,
      bank,
      paidOn,
      sender,
      note,
    }: Record<'code' | 'amount' | 'bank' | 'paidOn' | 'sender' | 'note', string> & { id: number },
    receipt: string | null,
  ) =>
    `#${id}  ${code}  ${amount}  ${bank}, ${paidOn}, ${sender}${receipt ? `  dekont: ${receipt}` : ''}${note ? `  “${note}”` : ''}`,
  noticeConfirmed: (id: number, code: string, amount: string) => `Bildirim ${id}: ${amount} geldi, ${code}.`,
  noticeRefused: (id: number, code: string) => `Bildirim ${id} reddedildi, ${code}.`,
  tooMuchCame: (amount: string) =>
    `Sipariş tutarından ${amount} fazla geldi: fazlası müşteriye iade edilmelidir.`,
  noAccount: 'IBAN bildirilmedi',
  sheet: {
    placedAt: 'Sipariş tarihi',
    status: 'Durum',
    email: 'E-posta',
    address: 'Adres',
    phone: 'Telefon',
    invoice: 'Fatura',
    payment: 'Ödeme',
    carrier: 'Kargo',
    note: 'Not',
    total: 'Toplam',
    lines: 'Ürünler',
    shipments: 'Paketler',
    cancelled: 'Gönderilmeyecekler',
    returns: 'İadeler',
    refunds: 'Para iadeleri',
    history: 'Geçmiş',
    record: 'Fatura kaydı',
  },
  line: (code: string, quantity: string, name: string, gross: string) =>
    `  ${code}  ${quantity} adet  ${name}  ${gross}`,
  pieces: (code: string, quantity: string) => `  ${code}  ${quantity} adet`,
  parcel: (id: number, carrier: string, number: string, at: string, arrived: string) =>
    `  #${id}  ${carrier}${number ? ` ${number}` : ''}, ${at}${arrived ? `, teslim ${arrived}` : ''}`,
  happened: (at: string, status: number, actor: string, reason: string) =>
    `  ${at}  ${statusText(status)} (${actor})${reason ? `: ${reason}` : ''}`,
  kinds,
  states,
  means,
  failed: (reason: string) => `İşlem yapılamadı: ${reason}`,
}
