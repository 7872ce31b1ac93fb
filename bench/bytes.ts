import { budgetOf, budgets } from '../scripts/check/budgets/budgets'
import { firstLoads, fontBytes } from '../scripts/check/budgets/first-load'
import type { Table } from './report/table'
import { amount, mark, plain, type Words, words } from './report/words'

const kb = 1024

/** The bytes that a first visit loads besides the page itself, per route. */
export async function measureBytes(): Promise<Table[]> {
  // Aliases (pages/basket/1) load the same files as their page.
  const loads = (await firstLoads()).filter(({ route }) => !/\/\d+$/.test(route))
  const isKept = ({ route, javascript, css }: (typeof loads)[number]) =>
    javascript <= budgetOf(route).javascript * kb && css <= budgets.css * kb
  const fonts = fontBytes()
  const fontsKept = fonts <= budgets.fonts * kb
  const rows: Words[][] = loads.map((load) => [
    plain(load.route.replace(/^pages\//, '')),
    amount(load.javascript / kb, 1, 'KB'),
    amount(budgetOf(load.route).javascript, 0, 'KB'),
    amount(load.css / kb, 1, 'KB'),
    amount(budgets.css, 0, 'KB'),
    mark(isKept(load)),
  ])
  const nothing = plain('')
  return [
    {
      id: 'bytes',
      title: words('İlk yükleme', 'First load'),
      note: words(
        `Bir adresi ilk kez açanın, betikler başlayınca indirdiği JavaScript ve CSS, br ile; saklanan sayfalar o âna dek 3,5 KB indirir. Yazı tipleri: ${amount(fonts / kb, 1, 'KB').tr} (sınır ${budgets.fonts} KB).`,
        `JavaScript and CSS that a route loads on a first visit once its scripts start, brotli; stored pages load 3.5 KB until then. Fonts: ${amount(fonts / kb, 1, 'KB').en} (limit ${budgets.fonts} KB).`,
      ),
      columns: [
        words('Adres', 'Route'),
        plain('JavaScript'),
        words('sınır', 'limit'),
        plain('CSS'),
        words('sınır', 'limit'),
        nothing,
      ],
      rows,
      missed: loads.filter((load) => !isKept(load)).length + (fontsKept ? 0 : 1),
    },
  ]
}
