import { Link } from 'react-router'
import {
  countShowcaseProducts,
  getCategoryTree,
  listShowcaseRecords,
} from '~/features/catalogue/catalogue.server'
import { metaOf } from '~/pages/shared/page-meta'
import { Pill } from '~/ui/badge'
import { Done } from '../shared/action'
import { pathsOf } from '../shared/category-paths'
import { newGuest } from '../shared/guest.server'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/route'
import { readPlaces, stageOf } from './places.server'
import { text } from './text'

/** Vitrinler: every showcase in the shop's order, with the number of products that a guest sees in it. */
export async function loader(args: Route.LoaderArgs) {
  const { db, clock } = staffVisit(args)
  const now = clock()
  const counts = await countShowcaseProducts(db, await newGuest(db))
  const [rows, tree, placesOf] = await Promise.all([
    listShowcaseRecords(db),
    getCategoryTree(db),
    readPlaces(db, now, counts),
  ])
  const categories = new Map(tree.flatMap((node) => pathsOf(node)).map(({ id, name }) => [id, name]))
  const showcases = rows.map((row) => {
    const { id, code, title, rule, categoryId } = row
    const count = counts.get(id) ?? 0
    const places = placesOf(code)
    return {
      id,
      code,
      title,
      rule: rule === 'category' ? (categories.get(categoryId ?? 0) ?? text.goneCategory) : text.rules[rule],
      count,
      places: places.map((place) => place.title).join(', '),
      state: stateOf(stageOf(row, now), count, places.length),
    }
  })
  return { showcases, page: { title: text.title, noindex: true } }
}

function stateOf(stage: ReturnType<typeof stageOf>, count: number, places: number): keyof typeof text.states {
  if (stage !== 'shown') return stage
  if (count === 0) return 'bare'
  return places > 0 ? 'shown' : 'unplaced'
}

export const meta = metaOf

const tones = {
  shown: 'done',
  off: 'ended',
  coming: 'open',
  over: 'ended',
  bare: 'wait',
  unplaced: 'wait',
} as const

export default function Showcases({ loaderData: { showcases } }: Route.ComponentProps) {
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.title}</h1>
        <a className="button" data-look="quiet" data-size="small" href="/">
          {text.toShop}
        </a>
        <Link className="button" data-look="primary" data-size="small" to="/yonetim/vitrinler/yeni">
          {text.add}
        </Link>
      </header>
      <Done sentences={text.done} answer={undefined} />
      {showcases.length === 0 ? (
        <p className="office-card text-ink-2">{text.empty}</p>
      ) : (
        <>
          <p className="max-w-read text-sm text-ink-2">{text.lead}</p>
          <div className="office-sheet">
            <table className="office-table" data-cards>
              <thead>
                <tr>
                  <th scope="col">{text.name}</th>
                  <th scope="col">{text.byRule}</th>
                  <th scope="col">{text.place}</th>
                  <th scope="col">{text.products}</th>
                  <th scope="col">{text.state}</th>
                </tr>
              </thead>
              <tbody>
                {showcases.map(({ id, code, title, rule, places, count, state }) => (
                  <tr key={id}>
                    <td>
                      <Link to={`/yonetim/vitrinler/${id}`}>{title}</Link>
                      <span className="block text-meta text-ink-2">{code}</span>
                    </td>
                    <td>{rule}</td>
                    <td data-wide className="text-ink-2">
                      {places}
                    </td>
                    <td className="whitespace-nowrap">{text.count(count)}</td>
                    <td>
                      <Pill tone={tones[state]}>{text.states[state]}</Pill>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </>
  )
}
