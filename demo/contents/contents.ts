import { readFileSync } from 'node:fs'
import type { DemoContent, DemoContentCategory } from './types'

const version = '2026-11-20'

export const contentCategories: DemoContentCategory[] = [
  { link: 'kurumsal', title: 'Kurumsal', summary: 'Kimiz, nasıl çalışırız?', position: 1 },
  {
    link: 'yardim',
    title: 'Yardım konuları',
    summary: 'Ödeme, teslimat, iade ve sipariş takibi.',
    position: 2,
  },
  { link: 'rehberler', title: 'Rehberler', summary: 'Ölçü alma, kordon değiştirme ve bakım.', position: 3 },
  {
    link: 'sozlesmeler-ve-politikalar',
    title: 'Sözleşmeler ve politikalar',
    summary: 'Haklarınız ve kişisel verileriniz.',
    position: 4,
  },
  { link: 'haberler', title: 'Haberler', summary: 'Yeni kordonlar ve mağazamızdan haberler.', position: 5 },
]

/** Ids 1, 8 and 11 are fixed by the specification's links; the other ids are fixed so that links stay stable from one load to the next. */
const pages: Omit<DemoContent, 'body' | 'version'>[] = [
  {
    id: 1,
    link: 'hakkimizda',
    title: 'Hakkımızda',
    categoryLink: 'kurumsal',
    summary: 'Saat kordonunu ölçüsüyle, malzemesiyle ve dürüst bilgiyle satan bir atölye mağazası.',
    seoTitle: 'Hakkımızda | Vitrin saat kordonları',
    seoDescription:
      'Vitrin, saat kordonu ve aksesuarlarında perakende ve toptan satış yapar. Nasıl çalıştığımızı ve size neyin sözünü verdiğimizi okuyun.',
  },
  {
    id: 2,
    link: 'toptan-satis',
    title: 'Toptan satış',
    categoryLink: 'kurumsal',
    summary: 'Saatçi, mağaza ve bayiler için başvuru, fiyat listesi, paket adetleri ve ödeme koşulları.',
    seoTitle: 'Toptan saat kordonu | Bayi başvurusu',
    seoDescription:
      'Toptan saat kordonu alımı: kimler başvurabilir, hangi belgeler gerekir, paket adetleri, fiyat listeleri ve açık hesap koşulları.',
  },
  {
    id: 3,
    link: 'odeme-secenekleri',
    title: 'Ödeme seçenekleri',
    categoryLink: 'yardim',
    summary: 'Havale/EFT, kapıda ödeme ve diğer ödeme yöntemleri nasıl işler, ne kadar sürer?',
    seoTitle: 'Ödeme seçenekleri | Havale/EFT ve kapıda ödeme',
    seoDescription:
      'Havale/EFT, kapıda ödeme, kart ve açık hesapla ödemenin adımları, süreleri ve ücretleri. Siparişten önce bilmeniz gerekenler.',
  },
  {
    id: 4,
    link: 'teslimat-ve-iade',
    title: 'Teslimat ve iade',
    categoryLink: 'yardim',
    summary: 'Kargo süreleri, 14 günlük cayma hakkı, ücretsiz iade, hasarlı veya ayıplı ürün.',
    seoTitle: 'Teslimat ve iade koşulları | Vitrin',
    seoDescription:
      'Kargo süresi ve ücreti, 14 günlük cayma hakkı, ücretsiz iade adımları, para iadesi ve ayıplı ürün haklarınız tek sayfada.',
  },
  {
    id: 5,
    link: 'siparis-takibi',
    title: 'Sipariş takibi',
    categoryLink: 'yardim',
    summary: 'Üye olmadan verdiğiniz siparişi nasıl izler, nasıl iptal edersiniz?',
    seoTitle: 'Sipariş takibi | Siparişim nerede?',
    seoDescription:
      'Siparişinizin durumunu e-postanızdaki bağlantıdan izleyin: durumların anlamı, kargo takibi, adres değişikliği ve iptal.',
  },
  {
    id: 6,
    link: 'uyelik-sozlesmesi',
    title: 'Üyelik sözleşmesi',
    categoryLink: 'sozlesmeler-ve-politikalar',
    summary: 'Üyeliğin koşulları, tarafların hak ve yükümlülükleri, üyeliğin sona ermesi.',
    seoTitle: 'Üyelik sözleşmesi | Vitrin',
    seoDescription:
      'Perakende ve toptan üyelik koşulları: hesap güvenliği, tarafların hakları ve yükümlülükleri, üyeliğin sona ermesi.',
  },
  {
    id: 7,
    link: 'mesafeli-satis-sozlesmesi',
    title: 'Mesafeli satış sözleşmesi hakkında',
    categoryLink: 'sozlesmeler-ve-politikalar',
    summary: 'Siparişten önce gördüğünüz iki metin nedir, ne zaman kurulur, size hangi hakları verir?',
    seoTitle: 'Mesafeli satış sözleşmesi hakkında | Vitrin',
    seoDescription:
      'Ön bilgilendirme formu ve mesafeli satış sözleşmesi nedir, ne zaman geçerli olur, cayma hakkı ve başvuru yolları nelerdir?',
  },
  {
    id: 8,
    link: 'cerez-politikasi',
    title: 'Çerez politikası',
    categoryLink: 'sozlesmeler-ve-politikalar',
    summary: 'Bu sitede hangi çerez ve tarayıcı kaydı ne işe yarar, ne kadar durur, nasıl kapatılır?',
    seoTitle: 'Çerez politikası | Vitrin',
    seoDescription:
      'Sitemizdeki her çerezin ve tarayıcı kaydının adı, amacı, süresi ve hukuki sebebi; tercihlerinizi değiştirme yolları.',
  },
  {
    id: 9,
    link: 'kvkk-aydinlatma-metni',
    title: 'KVKK aydınlatma metni',
    categoryLink: 'sozlesmeler-ve-politikalar',
    summary: 'Kişisel verilerinizi hangi amaçla, hangi hukuki sebeple işlediğimiz ve haklarınız.',
    seoTitle: 'KVKK aydınlatma metni | Vitrin',
    seoDescription:
      '6698 sayılı Kanun uyarınca aydınlatma: veri sorumlusu, işlenen veriler, amaçlar, aktarım, hukuki sebepler, süreler ve haklarınız.',
  },
  {
    id: 10,
    link: 'kordon-olcusu-nasil-alinir',
    title: 'Kordon ölçüsü nasıl alınır?',
    categoryLink: 'rehberler',
    summary: 'Doğru kordon için iki ölçü yeter: saatinizin kulak arası genişliği ve bilek çevreniz.',
    seoTitle: 'Saat kordonu ölçüsü nasıl alınır? | Rehber',
    seoDescription:
      'Saatinize uyan kordonu bulun: kulak arası genişlik nasıl ölçülür, bilek çevresine göre kordon boyu, akıllı saat ölçüleri ve pimler.',
  },
  {
    id: 11,
    link: 'gizlilik',
    title: 'Gizlilik politikası',
    categoryLink: 'sozlesmeler-ve-politikalar',
    summary: 'Bilgilerinizi nasıl topladığımız, koruduğumuz ve kimlerle paylaştığımız, kısa ve açık.',
    seoTitle: 'Gizlilik politikası | Vitrin',
    seoDescription:
      'Vitrin bilgilerinizi nasıl toplar, korur, paylaşır ve siler? Misafir alışverişinde ve üyelikte gizlilik ilkelerimiz.',
  },
]

/**
 * The contents of the demo shop with bodies from `texts/<link>.md`. A bundled caller passes the folder, because this module
 * is elsewhere then.
 */
export function readContents(texts: URL = new URL('./texts/', import.meta.url)): DemoContent[] {
  return pages.map((page) => ({
    ...page,
    version,
    body: readFileSync(new URL(`${page.link}.md`, texts), 'utf8'),
  }))
}
