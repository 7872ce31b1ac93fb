// Longer than 250 lines: the words of seven pages, one function each.
import type { ContentKind } from '~/features/content/content'
import type { Block } from '~/features/content/blocks/blocks'
import { docOf } from '~/features/content/blocks/rich-text'
import { faqs } from './faqs'

/** A picture of the shop for a block: its key and what it shows. */
export type DemoPictureRef = { key: string; alt: string }
/** The picture of a branch of the catalogue, the first, second … of its products; null in a shop without pictures. */
export type PictureOf = (branch: string, place?: number) => DemoPictureRef | null

export type DemoBlockPage = {
  id: number
  kind: ContentKind
  link: string | null
  categoryLink: string | null
  /** Link of the category of goods whose head this is. */
  shopCategoryLink: string | null
  title: string
  summary: string
  seoTitle: string
  seoDescription: string
  blocks: Block[]
}

const page = {
  kind: 'page' as ContentKind,
  link: null as string | null,
  categoryLink: null as string | null,
  shopCategoryLink: null as string | null,
  seoTitle: '',
  seoDescription: '',
}

/** Pages that show all kinds of blocks. Their ids follow those of the texts. `film`: the key of the demo's film. */
export function listBlockPages(picture: PictureOf, film: string | null): DemoBlockPage[] {
  return [
    care(picture, film),
    news(picture),
    brand(picture),
    features(picture),
    prices(),
    references(picture),
    leather(picture),
  ]
}

/** Questions get their ids in their order. */
function idOf(question: string): number {
  const found = faqs.find((faq) => faq.question === question)
  if (!found) throw new Error(`no question asks ${question}`)
  return found.id
}

const text = (id: string, heading: string, ...paragraphs: string[]): Block => ({
  id,
  kind: 'text',
  heading,
  text: docOf(...paragraphs),
})

function beside(
  id: string,
  found: DemoPictureRef | null,
  words: { heading: string; text: string; side?: 'left' | 'right'; look?: 'hero'; action?: [string, string] },
): Block {
  const { heading, text, side = 'right', look = 'beside', action } = words
  return {
    id,
    kind: 'picture_text',
    look,
    picture: found,
    side,
    heading,
    text: docOf(text),
    action: action ? { label: action[0], href: action[1] } : null,
  }
}

function gallery(id: string, heading: string, found: (DemoPictureRef | null)[]): Block[] {
  const pictures = found.flatMap((one) => (one ? [{ ...one, caption: '' }] : []))
  return pictures.length < 2 ? [] : [{ id, kind: 'gallery', heading, pictures }]
}

function care(picture: PictureOf, film: string | null): DemoBlockPage {
  const leather = picture('deri', 1)
  return {
    ...page,
    id: 12,
    link: 'kordon-bakim-rehberi',
    categoryLink: 'rehberler',
    title: 'Kordon bakım rehberi',
    summary: 'Deri, silikon, hasır, naylon ve çelik kordonlar nasıl temizlenir, nasıl saklanır?',
    seoTitle: 'Saat kordonu bakımı | Deri, silikon, çelik',
    seoDescription:
      'Saat kordonunuzu malzemesine göre temizleyin ve saklayın: deri, silikon, hasır, naylon ve çelik kordonlar için kısa bakım rehberi.',
    blocks: [
      text(
        'giris',
        '',
        'İyi bakılan bir kordon iki kat uzun yaşar. Çoğu kordon için gereken, yumuşak bir bez ve haftada iki dakikadır.',
      ),
      beside('deri', leather, {
        heading: 'Deri kordon',
        text: 'Terlediğinizde saati çıkarıp kordonu kuru bezle silin. Ayda bir deri balmı sürün, fazlasını alın. Islanırsa kalorifere koymayın; gölgede, düz olarak kurutun.',
        side: 'left',
        action: ['Deri kordonlara bakın', '/deri-kordonlar'],
      }),
      text(
        'silikon',
        'Silikon ve naylon',
        'Ilık su ve bir damla sıvı sabunla yıkayın, iyice durulayın. Naylon kordonu sıkmadan havluya bastırıp asın.',
        'Parfüm, güneş kremi ve kolonya silikonun yüzeyini matlaştırır: sürdükten sonra birkaç dakika bekleyin.',
      ),
      ...(leather
        ? [
            {
              id: 'yakindan',
              kind: 'picture',
              picture: leather,
              caption: 'Bakımlı deri zamanla parlar, rengi koyulaşır.',
              href: '/deri-kordonlar',
            } as const,
          ]
        : []),
      ...(film && leather
        ? [
            {
              id: 'film',
              kind: 'video',
              file: film,
              poster: leather,
              title: 'Bir deri kordon, yakından',
              caption:
                'Sessiz film: deri kordonun dokusu, bakım köpüğü ve arka yüzü sırayla yakından görünür.',
            } as const,
          ]
        : []),
      {
        id: 'soz',
        kind: 'quotation',
        text: 'Deriyi öldüren su değil, suyun üstünde unutulan terdir.',
        author: 'Nermin Usta',
        role: 'Vitrin atölyesi',
      },
      {
        id: 'sorular',
        kind: 'faq',
        heading: 'Sık sorulanlar',
        ids: [idOf('Deri kordon suya dayanıklı mı?'), idOf('Saatime hangi kordon uyar?')],
        group: null,
      },
      { id: 'bakim-vitrini', kind: 'showcase', code: 'bakim-kosesi', heading: '' },
    ],
  }
}

function news(picture: PictureOf): DemoBlockPage {
  return {
    ...page,
    id: 13,
    link: 'kis-renkleri-geldi',
    categoryLink: 'haberler',
    title: 'Kış renkleri geldi',
    summary: 'Taba, bordo ve haki: bu kışın üç rengi ve yakıştıkları kadranlar.',
    seoTitle: 'Kış renkleri geldi | Vitrin haberler',
    seoDescription: 'Taba, bordo ve haki kordonlar rafta. Hangi renk hangi kadrana yakışır, kısaca anlattık.',
    blocks: [
      beside('acilis', picture('deri'), {
        heading: 'Üç renk, bir kış',
        text: 'Koyu kadranlara taba, beyaz kadranlara bordo, yeşil ve siyah kadranlara haki. Hepsi atölyemizde, aynı dana derisinden kesildi.',
        look: 'hero',
        action: ['Yeni gelenlere bakın', '/yeni-gelenler'],
      }),
      ...gallery('renkler', 'Yakından', [
        picture('deri', 2),
        picture('naylon'),
        picture('silikon'),
        picture('hasir'),
      ]),
      { id: 'afis', kind: 'banner', group: 'ana-sayfa' },
      { id: 'yeniler', kind: 'showcase', code: 'yeniler', heading: 'Bu ay rafa çıkanlar' },
    ],
  }
}

function brand(picture: PictureOf): DemoBlockPage {
  return {
    ...page,
    id: 14,
    kind: 'brand',
    title: 'Markamız',
    summary: 'Bir tezgâh, iki makas ve doğru ölçü: Vitrin’in hikâyesi.',
    seoTitle: 'Markamız | Vitrin saat kordonları',
    seoDescription:
      'Vitrin’in hikâyesi: ölçüsü doğru, malzemesi adıyla yazılmış saat kordonları yapan bir atölye.',
    blocks: [
      beside('hikaye', picture('deri', 3), {
        heading: 'Ölçüyle başlayan bir iş',
        text: 'Vitrin, bir saatçinin “bu kordon neden olmuyor?” sorusuyla başladı. O gün bugündür her kordonu milimetresiyle ölçüyor, malzemesini adıyla yazıyoruz.',
        look: 'hero',
        action: ['Bizi tanıyın', '/contents/hakkimizda/1'],
      }),
      {
        id: 'degerler',
        kind: 'columns',
        heading: 'Neye inanıyoruz?',
        columns: [
          {
            icon: 'ruler',
            title: 'Doğru ölçü',
            text: docOf('Genişlik, boy ve kalınlık her ürün sayfasında yazar.'),
          },
          {
            icon: 'shield',
            title: 'Açık malzeme',
            text: docOf('Hakiki deriye hakiki deri, suni deriye suni deri deriz.'),
          },
          {
            icon: 'heart',
            title: 'Onarılabilir',
            text: docOf('Pim, toka ve halkalar ayrı satılır; kordonu atmazsınız.'),
          },
        ],
      },
      {
        id: 'usta',
        kind: 'quotation',
        text: 'Kordon saatin yarısıdır. Öteki yarısını zaten siz seçmişsiniz.',
        author: 'Nermin Usta',
        role: 'Kurucu',
      },
      ...gallery('atolye', 'Atölyeden', [
        picture('deri', 4),
        picture('celik'),
        picture('toka'),
        picture('bakim'),
      ]),
      {
        id: 'devam',
        kind: 'columns',
        heading: '',
        columns: [
          {
            icon: 'sparkles',
            title: 'Özellikler',
            text: linked('Kordonlarımızın ortak özellikleri', '/page/feature'),
          },
          {
            icon: 'tag',
            title: 'Bayi fiyatları',
            text: linked('Toptan fiyatlar nasıl işler?', '/page/prices'),
          },
          { icon: 'store', title: 'Referanslar', text: linked('Bizimle çalışanlar', '/page/referance') },
        ],
      },
    ],
  }
}

function linked(words: string, href: string) {
  return {
    type: 'doc' as const,
    content: [
      {
        type: 'paragraph' as const,
        content: [
          { type: 'text' as const, text: words, marks: [{ type: 'link' as const, attrs: { href } }] },
        ],
      },
    ],
  }
}

function features(picture: PictureOf): DemoBlockPage {
  return {
    ...page,
    id: 15,
    kind: 'feature',
    title: 'Özellikler',
    summary: 'Bütün kordonlarımızda bulacağınız ayrıntılar.',
    seoTitle: 'Kordonlarımızın özellikleri | Vitrin',
    seoDescription:
      'Hızlı değişim pimi, paslanmaz toka, elde boyanmış kenar: Vitrin kordonlarının ortak özellikleri.',
    blocks: [
      beside('pim', picture('akilli'), {
        heading: 'Hızlı değişim pimi',
        text: 'Arkadaki küçük kolu kaydırın, kordon çıksın. Alet gerekmez; sabah deri, akşam silikon takabilirsiniz.',
      }),
      beside('toka', picture('toka', 1), {
        heading: 'Paslanmaz toka',
        text: 'Tokalarımız 316L çeliktendir. Denizden sonra tatlı suyla durulamanız yeter.',
        side: 'left',
      }),
      beside('kenar', picture('deri', 5), {
        heading: 'Elde boyanmış kenar',
        text: 'Deri kordonların kenarları kat kat boyanır ve parlatılır; deri kenardan su almaz, açılmaz.',
      }),
      {
        id: 'olcu-sorulari',
        kind: 'faq',
        heading: 'Ölçü ve uyum',
        ids: [],
        group: 'Ürünler ve toptan satış',
      },
    ],
  }
}

function prices(): DemoBlockPage {
  const cell = (type: 'table_header' | 'table_cell', words: string) => ({
    type,
    content: docOf(words).content as [{ type: 'paragraph' }],
  })
  const rows = [
    ['Liste', 'Kimler için?', 'En az sipariş', 'Ödeme'],
    ['Bayi', 'Saatçiler ve mağazalar', '1 paket', 'Havale, kart, açık hesap'],
    ['Toptan', 'Dağıtıcılar ve internet satıcıları', '12 paket', 'Havale, açık hesap'],
  ]
  return {
    ...page,
    id: 16,
    kind: 'prices',
    title: 'Bayi fiyatları',
    summary: 'Toptan fiyat listeleri, paket adetleri ve ödeme koşulları.',
    seoTitle: 'Bayi ve toptan fiyatları | Vitrin',
    seoDescription:
      'Vitrin bayi ve toptan fiyat listeleri nasıl işler: paket adetleri, en az sipariş ve ödeme yolları.',
    blocks: [
      text(
        'nasil',
        'Fiyatlar nasıl görünür?',
        'Başvurunuz onaylanınca kendi listenizin fiyatlarını her ürün sayfasında görürsünüz. Fiyatlar KDV hariçtir; KDV sepette ayrı satırda yazar.',
      ),
      {
        id: 'listeler',
        kind: 'text',
        heading: 'Listeler',
        text: {
          type: 'doc',
          content: [
            {
              type: 'table',
              content: rows.map((row, place) => ({
                type: 'table_row',
                content: row.map((words) => cell(place === 0 ? 'table_header' : 'table_cell', words)),
              })),
            },
          ],
        },
      },
      {
        id: 'adimlar',
        kind: 'columns',
        heading: 'Üç adımda bayi olun',
        columns: [
          {
            icon: 'store',
            title: '1. Başvurun',
            text: linked('Başvuru formunu doldurun', '/create?tur=toptan'),
          },
          { icon: 'check', title: '2. Onaylanın', text: docOf('Belgeleriniz iki iş günü içinde incelenir.') },
          {
            icon: 'package',
            title: '3. Sipariş verin',
            text: docOf('Paket adetleriyle, hızlı sipariş sayfasından.'),
          },
        ],
      },
    ],
  }
}

function references(picture: PictureOf): DemoBlockPage {
  return {
    ...page,
    id: 17,
    kind: 'referance',
    title: 'Referanslar',
    summary: 'Saatçiler, mağazalar ve koleksiyoncular bizim için ne diyor?',
    seoTitle: 'Referanslar | Vitrin saat kordonları',
    seoDescription: 'Vitrin ile çalışan saatçilerin ve mağazaların görüşleri ve vitrinlerinden görüntüler.',
    blocks: [
      {
        id: 'saatci',
        kind: 'quotation',
        text: 'Paketi açıp ölçmeye gerek kalmıyor. 20 yazıyorsa 20’dir.',
        author: 'Kemal Saat',
        role: 'Kadıköy, 2023’ten beri bayi',
      },
      {
        id: 'magaza',
        kind: 'quotation',
        text: 'Hızlı siparişe kodları yapıştırıyoruz, ertesi gün raf dolu.',
        author: 'Zaman Kordon',
        role: 'İzmir, toptan üye',
      },
      ...gallery('vitrinler', 'Vitrinlerinden', [
        picture('celik', 1),
        picture('hasir', 1),
        picture('naylon', 1),
        picture('silikon', 1),
      ]),
      beside('siz', picture('bakim', 1), {
        heading: 'Sıra sizde',
        text: 'Mağazanız için örnek paket isteyin; beğenmezseniz geri alırız.',
        action: ['Bayilik başvurusu', '/create?tur=toptan'],
      }),
    ],
  }
}

function leather(picture: PictureOf): DemoBlockPage {
  return {
    ...page,
    id: 18,
    kind: 'category',
    shopCategoryLink: 'deri-kordonlar',
    title: 'Deri kordonlar',
    summary: '',
    blocks: [
      beside('deri-bas', picture('deri', 6), {
        heading: 'Kullandıkça güzelleşir',
        text: 'Bitkisel tabaklanmış dana derisi, zamanla bileğinizin izini taşır.',
        action: ['Bakım rehberi', '/contents/kordon-bakim-rehberi/12'],
      }),
    ],
  }
}
