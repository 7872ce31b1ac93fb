import { docOf, type ShownBlock } from '~/features/content/content'

/** The home page's texts in search engines, unless the shop says otherwise. */
export const homeDescription =
  'Deri, silikon, hasır, naylon ve çelik saat kordonları; tokalar, pimler ve bakım ürünleri. Perakende ve toptan.'

/** The home page of a shop whose staff has not made one: the same blocks that staff edit as the content of kind `home`. */
export const defaultHome: { title: string; blocks: ShownBlock[] } = {
  title: 'Saatinize yeni bir hava',
  blocks: [
    {
      id: 'giris',
      kind: 'picture_text',
      look: 'hero',
      side: 'right',
      heading: 'Saatinize yeni bir hava',
      text: docOf(
        'Deri, silikon, hasır, naylon, çelik: saatinizin ölçüsüne uyan kordonu bulun, kendiniz takın.',
      ),
      picture: null,
      action: null,
    },
    { id: 'afisler', kind: 'banner', group: 'ana-sayfa' },
    { id: 'vitrinler', kind: 'showcase', code: null, heading: '' },
    {
      id: 'sozlerimiz',
      kind: 'columns',
      heading: '',
      columns: [
        { icon: 'truck', title: 'Hızlı kargo', text: docOf('Siparişiniz 1–2 iş günü içinde yola çıkar.') },
        { icon: 'undo', title: '14 gün iade', text: docOf('Gerekçe göstermeden cayabilirsiniz.') },
        { icon: 'ruler', title: 'Doğru ölçü', text: docOf('12–26 mm arası ölçüler, resimli ölçü rehberi.') },
        { icon: 'chat', title: 'Bize yazın', text: docOf('Hangi kordon olur, birlikte bakalım.') },
      ],
    },
  ],
}
