// Longer than 250 lines: one list, a line for each address that a page has.
import { openGuestOwner, openOwner, type Owner } from '../access/belongings'
import { declaredFields } from '../access/declared-fields'
import { type Fill, filledIn, typed } from '../access/fill-in'
import { firstNumber, numberFrom } from '../access/others-numbers'
import { pagesOf, pathsWithForms, routeOf, type Sent, sentBy } from '../access/forms-of'
import { shownForms } from '../access/shown-forms'
import type { SampleFacts } from '../api/api-samples'
import type { Browser } from '../browser'
import { openStaff } from '../members'
import { pageAddresses } from '../pages/addresses'
import { readForms, readTags } from '../pages/html'
import type { TestShop } from '../shop'
import { backOfficePages } from '~/pages/back-office/pages'
import { type Attacked, givenIn, moduleOf, sendAttacked } from './attacked'
import { withQuery } from './attacked-calls'
import { queryNames } from './query-names'

type Person = { name: string; browser: () => Browser }
/** A page as somebody saw it: the query parameters that it asked for, and what it shows. */
type Seen = { person: Person; route: string; path: string; status: number; names: string[]; html: string }

/** Parameters of the router itself. */
const routers = /^(_routes|index|_data)$/

/**
 * A good request to every page, with the query parameters that its loader asks for, and every form, by each of its buttons. Pages and
 * forms of customers are those of a guest, a retail customer and a dealer who own one of everything; an admin sees the back office.
 */
export async function attackedPages(shop: TestShop, facts: SampleFacts, place: Fill): Promise<Attacked[]> {
  const guest = await openGuestOwner(shop, facts, 'guest')
  const member = await openOwner(shop, facts, { name: 'member', kind: 'retail' })
  // One number stands for the dealer's things of every kind in the addresses of their pages.
  await numberFrom(shop.db, firstNumber)
  const dealer = await openOwner(shop, facts, { name: 'dealer', kind: 'wholesale' })
  const admin = await openAdmin(shop)
  const all = await pageAddresses(shop.db, { code: guest.codes[0]!, products: 1, categories: 1 })
  const isOffice = (path: string) => routeOf(path).startsWith('/yonetim')
  const seen = [
    ...(await look(guest, [...pagesOf(guest, facts.goods), ...all.filter((path) => !isOffice(path))])),
    ...(await look(dealer, [
      ...pagesOf(dealer, facts.goods),
      ...all.filter((path) => /^\/user\/(?!cikis)/i.test(path)),
    ])),
    ...(await lookAtOffice(admin)),
  ]
  const requests: Attacked[] = []
  for (const one of bestOf(seen)) requests.push(await asRequest(one, seen))
  const shown = await customersForms([guest, member, dealer], facts, place)
  return [
    ...requests,
    ...shown,
    ...(await formsBehindLinks(seen, shown)),
    ...(await officeForms(admin, seen, place)),
  ]
}

async function openAdmin(shop: TestShop): Promise<Person> {
  const { browser } = await openStaff(shop, 'admin')
  return { name: 'admin', browser: () => browser }
}

async function look(person: Person, paths: readonly string[]): Promise<Seen[]> {
  const seen: Seen[] = []
  for (const path of new Set(paths)) {
    const { answer, names } = await queryNames(() =>
      person.browser().send(path, { headers: { accept: 'text/html' } }),
    )
    const html = await answer.text()
    seen.push({ person, route: routeOf(path), path, status: answer.status, names, html })
  }
  return seen
}

/** Pages without records first: their links lead to the records of the others. */
async function lookAtOffice(admin: Person): Promise<Seen[]> {
  const paths = backOfficePages.map(({ path }) => `/${path}`)
  let seen = await look(
    admin,
    paths.filter((path) => !path.includes(':')),
  )
  let missing = paths.filter((path) => path.includes(':'))
  for (let round = 0; round < 3; round++) {
    const linked = linksOf(seen)
    const found = missing.flatMap((route) => linked.find((path) => routeOf(path) === route) ?? [])
    seen = [...seen, ...(await look(admin, found))]
    missing = missing.filter((route) => !found.some((path) => routeOf(path) === route))
  }
  return [
    ...seen,
    ...(await look(
      admin,
      missing.map((path) => path.replace(/:\w+/g, '1')),
    )),
  ]
}

/** Addresses of the shop in links and forms of pages. */
function linksOf(seen: readonly Seen[]): string[] {
  const found = seen.flatMap(({ path, html }) =>
    readTags(html)
      .filter(({ name, closes }) => (name === 'a' || name === 'form') && !closes)
      .flatMap(({ attributes }) => attributes['href'] ?? attributes['action'] ?? [])
      .map((href) => new URL(href, new URL(path, 'http://shop.invalid')))
      .filter(({ host }) => host === 'shop.invalid')
      .map(({ pathname, search }) => pathname + search),
  )
  return [...new Set(found)]
}

/** One of the pages of each route, a page that was found before the others; all kinds of pages at the links of goods and texts. */
function bestOf(seen: readonly Seen[]): Seen[] {
  const groups = Map.groupBy(seen, ({ route, path }) =>
    route === '/*' ? new URL(path, 'http://shop.invalid').pathname : (moduleOf(route) ?? route),
  )
  return [...groups.values()].map((group) => group.toSorted((a, b) => rank(a.status) - rank(b.status))[0]!)
}

const rank = (status: number) => (status < 300 ? 0 : status < 400 ? 1 : 2)

/** The request with every parameter that its loader asks for, and that links and forms of other pages send there. */
async function asRequest({ person, route, path, names }: Seen, seen: readonly Seen[]): Promise<Attacked> {
  const values = new Map<string, string>()
  for (const [name, value] of sentTo(route, seen)) if (value || !values.has(name)) values.set(name, value)
  const asked = [...new Set([...names, ...values.keys()])].filter((name) => !routers.test(name))
  const request: Attacked = {
    name: `GET ${route} (${person.name})${route === '/*' ? ` ${path.split('?')[0]}` : ''}`,
    route,
    method: 'GET',
    path,
    given: givenIn(route, path),
    browser: person.browser(),
  }
  return withQuery(
    request,
    asked.map((name) => [name, values.get(name) || '1'] as const),
  )
}

const sentCache = new WeakMap<readonly Seen[], Map<string, [string, string][]>>()

/** Query parameters with which links and forms of the pages lead to a route. */
function sentTo(route: string, seen: readonly Seen[]): [string, string][] {
  let known = sentCache.get(seen)
  if (!known) {
    known = new Map()
    const targets = [
      ...linksOf(seen).map((path) => {
        const { pathname, searchParams } = new URL(path, 'http://shop.invalid')
        return { pathname, query: [...searchParams] }
      }),
      ...seen.flatMap(({ path, html }) =>
        readForms(html)
          .filter(({ method }) => method === 'GET')
          .map(({ action, fields }) => ({
            pathname: new URL(action || path, 'http://shop.invalid').pathname,
            query: fields,
          })),
      ),
    ]
    for (const { pathname, query } of targets) {
      const to = routeOf(pathname)
      known.set(to, [...(known.get(to) ?? []), ...(query as [string, string][])])
    }
    sentCache.set(seen, known)
  }
  return known.get(route) ?? []
}

async function customersForms(
  owners: readonly Owner[],
  facts: SampleFacts,
  place: Fill,
): Promise<Attacked[]> {
  const forms: Attacked[] = []
  for (const owner of owners)
    for (const sent of await shownForms(owner, facts.goods, place)) forms.push(asForm(owner, sent))
  return oneOfEach(forms)
}

/** Pages whose form is shown to those only who come with a link from an email or with a code: with the fields that it declares. */
async function formsBehindLinks(seen: readonly Seen[], shown: readonly Attacked[]): Promise<Attacked[]> {
  const posted = new Set(shown.map(({ route }) => moduleOf(route)))
  const missing = pathsWithForms.filter((path) => !path.startsWith('/yonetim') && !posted.has(moduleOf(path)))
  const forms: Attacked[] = []
  for (const route of missing) {
    const one = seen.find((other) => moduleOf(other.route) === moduleOf(route))
    if (!one) continue
    forms.push(await withDeclared(asForm(one.person, { path: one.path, fields: [] }), []))
  }
  return forms
}

/** A form with the fields that its action declares, besides those given. */
async function withDeclared(form: Attacked, fields: Sent['fields']): Promise<Attacked> {
  const declared = await declaredFields(async (field) => {
    const answer = await sendAttacked(form, { fields: [...fields, [field, '1']] })
    await answer.body?.cancel()
  })
  const given = new Set(fields.map(([name]) => name))
  const more = declared
    .filter((name) => !given.has(name))
    .map((name): [string, string] => [name, typed[name] ?? '1'])
  return { ...form, fields: [...fields, ...more] }
}

/** The first form of each route with the same button and fields. */
function oneOfEach(forms: readonly Attacked[]): Attacked[] {
  const shape = ({ route, fields }: Attacked) =>
    [route, ...pressOf(fields!), ...fields!.map(([name]) => name.replaceAll(/\d+/g, '#'))].join(' ')
  return [...Map.groupBy(forms, shape).values()].map(([first]) => first!)
}

const pressOf = (fields: Sent['fields']) =>
  fields.filter(([name]) => /^(intent|step|from|islem)$/.test(name)).map((field) => field.join('='))

function asForm(person: Person, { path, fields }: Sent): Attacked {
  const route = routeOf(path)
  return {
    name: `POST ${route} ${pressOf(fields).join(' ')} (${person.name})`,
    route,
    method: 'POST',
    path,
    given: givenIn(route, path),
    fields,
    browser: person.browser(),
  }
}

/** The forms that pages of the back office show, and the actions of its table that none of them shows, with the fields they declare. */
async function officeForms(admin: Person, seen: readonly Seen[], place: Fill): Promise<Attacked[]> {
  const pages = seen.filter(({ person, status }) => person === admin && status < 300)
  const shown = oneOfEach(
    pages.flatMap(({ path, html }) =>
      readForms(html)
        .filter(({ method }) => method === 'POST')
        .flatMap((form) => sentBy(form, path))
        .map((sent) => asForm(admin, filledIn(sent, place))),
    ),
  )
  const verbs = new Set(
    shown.flatMap(({ route, fields }) => verbOf(fields!).map((verb) => `${route} ${verb}`)),
  )
  const hidden: Attacked[] = []
  for (const { path, actions } of backOfficePages)
    for (const verb of Object.keys(actions ?? {})) {
      const route = `/${path}`
      if (verbs.has(`${route} ${verb}`)) continue
      const address = seen.find((one) => one.route === route)?.path ?? route.replace(/:\w+/g, '1')
      const form = asForm(admin, { path: address.split('?')[0]!, fields: [['islem', verb]] })
      hidden.push(await withDeclared(form, [['islem', verb]]))
    }
  return [...shown, ...hidden]
}

const verbOf = (fields: Sent['fields']) => fields.filter(([name]) => name === 'islem').map(([, verb]) => verb)
