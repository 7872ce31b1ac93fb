import { median } from '../numbers'
import type { Table } from '../report/table'
import { amount, mark, plain, type Words, words } from '../report/words'
import type { Contest, Round, StoredEffort, Unstored } from './rounds'

type Found = { contests: Contest[]; unstored: Unstored[]; written: Unstored[]; effort: StoredEffort }

/** The tables of `--only stored`: stored answers beside the bare server, and the same answers made for each request. */
export function storedTables({ contests, unstored, written, effort }: Found): Table[] {
  return [beside(contests, effort), before(contests, unstored, written, effort)]
}

const paceOf = (rounds: readonly Round[]) => median(rounds.map(({ perSecond }) => perSecond))
const idOf = (id: string, { products }: StoredEffort) => (products === 10_000 ? id : `${id}-${products}`)

function beside(contests: readonly Contest[], effort: StoredEffort): Table {
  const judged = contests.map((contest) => {
    const ratios = contest.shop.map(({ perSecond }, round) => perSecond / contest.bare[round]!.perSecond)
    const ratio = median(ratios)
    return { ...contest, ratios, ratio, kept: ratio >= contest.least }
  })
  return {
    id: idOf('stored', effort),
    title: words('Saklanan yanıtlar', 'Stored answers'),
    note: words(
      `${sizeOf(effort).tr}, 16 bağlantı, her biri ${effort.seconds} sn süren, dönüşümlü ${effort.rounds} turun ortancası. Çıplak: kendi sürecinde, aynı baytları ve başlıkları yollayan node:http. Oran: mağazanın hızı ÷ çıplağınki. µs: node işlemcisinin yanıt başına süresi.`,
      `${sizeOf(effort).en}, 16 connections, median of ${effort.rounds} alternating rounds of ${effort.seconds} s. Bare: node:http in a process of its own that sends the same bytes and headers. Ratio: the shop’s pace ÷ the bare one’s. µs: processor time of node for an answer.`,
    ),
    columns: [
      words('Ne', 'What'),
      words('mağaza /sn', 'shop per s'),
      words('çıplak /sn', 'bare per s'),
      words('mağaza µs', 'shop µs'),
      words('çıplak µs', 'bare µs'),
      words('oran', 'ratio'),
      words('turlar', 'rounds'),
      words('en az', 'least'),
      plain(''),
    ],
    rows: judged.map(({ name, shop, bare, ratios, ratio, least, kept }) => [
      name,
      amount(paceOf(shop)),
      amount(paceOf(bare)),
      amount(perAnswer(shop, effort)),
      amount(perAnswer(bare, effort)),
      amount(ratio, 2),
      range(Math.min(...ratios), Math.max(...ratios)),
      ...(least > 0 ? [amount(least, 1), mark(kept)] : [plain('–'), plain('')]),
    ]),
    missed: judged.filter(({ kept }) => !kept).length,
  }
}

/** Microseconds of node's processor for one answer. */
const perAnswer = (rounds: readonly Round[], { seconds }: StoredEffort) =>
  median(rounds.map(({ node, perSecond }) => (node / (perSecond * seconds)) * 1e6))

function before(
  contests: readonly Contest[],
  unstored: readonly Unstored[],
  written: readonly Unstored[],
  effort: StoredEffort,
): Table {
  const storedPace = (name: Words) => paceOf(contests.find((contest) => contest.name === name)!.shop)
  const row = ({ name, rounds, bytes }: Unstored, stored: Words) => [
    name,
    bytes > 0 ? amount(bytes / 1_000, 1, 'KB') : plain(''),
    stored,
    amount(paceOf(rounds)),
    amount(median(rounds.map(({ node }) => node)), 1, 's'),
    amount(median(rounds.map(({ postgres }) => postgres)), 1, 's'),
  ]
  return {
    id: idOf('unstored', effort),
    title: words('Saklanmadan', 'Without stored answers'),
    note: words(
      `Aynı turlarda, STORED_ANSWERS_MB=0 olan ikinci bir süreç, sırayla gelen 200 misafirle; işlemci süreleri bir turundur (${effort.seconds} sn); yoğunlukta geri çevrilenler sayılmaz. Boyut: brotli ile. Yazmalar bundan sonra, tek süreçte; sunucunun e-postaları da o sırada yazılır.`,
      `In the same rounds, a second process with STORED_ANSWERS_MB=0, asked by 200 guests in turn; seconds of processor are those of one round (${effort.seconds} s); refused requests do not count. Size: by brotli. Writes afterwards, by one process, which also writes its emails meanwhile.`,
    ),
    columns: [
      words('Ne', 'What'),
      words('boyut', 'size'),
      words('saklanan /sn', 'stored per s'),
      words('saklanmadan /sn', 'made per s'),
      plain('node'),
      plain('PostgreSQL'),
    ],
    rows: [
      ...unstored.map((one) => row(one, amount(storedPace(one.name)))),
      ...written.map((one) => row(one, plain(''))),
    ],
    missed: 0,
  }
}

function sizeOf({ products }: StoredEffort): Words {
  if (products === 0) return words('Deneme mağazası', 'Demo shop')
  return words(`${products.toLocaleString('tr')} ürün`, `${products.toLocaleString('en')} products`)
}

function range(from: number, to: number): Words {
  const [low, high] = [amount(from, 2), amount(to, 2)]
  return { tr: `${low.tr}–${high.tr}`, en: `${low.en}–${high.en}` }
}
