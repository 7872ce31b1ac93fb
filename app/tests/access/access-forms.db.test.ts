import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { undoing } from '~/db/testing/undoable'
import { declaredFields } from '~/testing/access/declared-fields'
import { type Fill, typed } from '~/testing/access/fill-in'
import { pathsWithForms, routeOf, type Sent } from '~/testing/access/forms-of'
import { firstNumber } from '~/testing/access/others-numbers'
import { openOwners, type Owner } from '~/testing/access/owners'
import { shownForms } from '~/testing/access/shown-forms'
import { isFullTest } from '~/testing/full-test'

// Promise P03, for all input of the pages' forms: another's thing in a field or an address is answered as if it did not
// exist, and stays as it was. Generated from the forms in the pages, and from the fields that their actions declare, so
// a new form is tried as well.
const { shop, facts, strangers, owners, tryAll, asOfNobody } = await openOwners()
const { db } = shop
const { rows: places } = await db.execute<Fill>(sql`
  select c.id::text as city, d.id::text as district, n.name as neighbourhood
  from neighbourhoods n join districts d on d.id = n.district_id join cities c on c.id = d.city_id
  where c.id = 34 and d.name = 'Kadıköy' order by n.id limit 1`)

const isNamed = (form: Sent) => JSON.stringify(asOfNobody(form)) !== JSON.stringify(form)

const people = [...owners, ...strangers]
const forms = new Map<Owner, Sent[]>()
for (const person of people) forms.set(person, await shownForms(person, facts.goods, places[0]!))

async function send(person: Owner, { path, fields }: Sent) {
  const response = await person.browser().send(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept: 'text/html' },
  })
  const location = (response.headers.get('location') ?? '').replaceAll(/[0-9a-f-]{36}|[0-9A-Z]{6,}|\d+/g, '#')
  const text = `${response.headers.get('location')} ${await response.text()}`
  return { sign: `${response.status} ${location}`, text, failed: response.status >= 400 }
}

const nameOf = ({ path, fields }: Sent) => {
  const press = fields.filter(([name]) => /^(intent|step|from)$/.test(name)).map((field) => field.join('='))
  return [path, ...press].join(' ')
}

/** Pages whose forms take only a code of one's own second factor, or documents of an application. */
const withoutIds = ['/user/ikinci-adim', '/user/iki-adimli-dogrulama', '/unapproved']

/**
 * Forms that cannot succeed here: they need a link, a password or an order's code of somebody, a larger basket for the coupon,
 * or a form that was shown seconds before.
 */
const unfinished =
  /^\/user\/(dogrula|login|forgot)|^\/sepetim intent=coupon|^\/(create|contact|siparis-takip)/i

describe.each(owners.map((owner) => ({ owner, name: owner.name })))('as $name sends it', ({ owner }) => {
  test.each(forms.get(owner)!.map((form) => ({ form, name: nameOf(form) })))(
    '$name works for its owner, and changes no record for others',
    async ({ form, name }) => {
      const own = await undoing(db, () => send(owner, form))
      if (!unfinished.test(name)) expect([own.sign, own.failed]).toEqual([own.sign, false])
      // The answer repeats typed names to the visitor who typed them.
      const fields = form.fields.map(([field, value]): [string, string] => [
        field,
        value.replaceAll(owner.mark, 'Ayşe'),
      ])
      for (const stranger of isNamed({ ...form, fields }) ? strangers : [])
        expect([
          stranger.name,
          await tryAll([{ ...form, fields }], (asked) => send(stranger, asked)),
        ]).toEqual([stranger.name, []])
    },
  )
})

/** The values of fields with this name in the owners' forms. */
const valuesIn = Map.groupBy(
  owners.flatMap((owner) => forms.get(owner)!.flatMap(({ fields }) => fields)),
  ([name]) => name,
)
const isTheirs = (value: string) => asOfNobody(value) !== value
const theirCodes = owners.map(({ codes }) => codes[0]!)
const theirUuids = owners.flatMap(({ uuids }) => uuids)

/** The owners' values to try in a field. */
function triedIn(name: string, value: string): string[] {
  if (name in typed && !isFullTest) return []
  const known = (valuesIn.get(name) ?? []).map(([, value]) => value).filter(isTheirs)
  const numbers = /^\d*$/.test(value) ? [String(firstNumber)] : []
  const isText = value !== '' && !/^[\dA-Z]+$|^[0-9a-f-]{36}$/.test(value)
  const others = isText && !isFullTest ? [] : [theirCodes[0]!, ...theirUuids.slice(0, isFullTest ? 9 : 1)]
  return [...new Set([...known.slice(0, 2), ...numbers, ...others])]
}

/** A form with one field that names a thing of the owners; also with fields that it declares and does not show. */
function withTheirs({ path, fields }: Sent, declared: readonly string[]): Sent[] {
  const shown = new Map(fields)
  const inFields = [...new Set([...shown.keys(), ...declared])].flatMap((name) =>
    triedIn(name, shown.get(name) ?? '').map((value) => ({
      path,
      fields: [...fields.filter(([other]) => other !== name), [name, value] as [string, string]],
    })),
  )
  const inNames = fields
    .filter(([name]) => /\.\d+$/.test(name))
    .map(([name, value]) => ({
      path,
      fields: fields.map((field): [string, string] =>
        field[0] === name ? [name.replace(/\d+$/, String(firstNumber)), value] : field,
      ),
    }))
  return [...inFields, ...inNames]
}

const reached = new Set<string>()

test('a waiting payment cannot be changed with its id alone', async () => {
  const asked = theirUuids.map((id): Sent => ({ path: `/odeme/${id}`, fields: [] }))
  for (const stranger of strangers)
    expect(await tryAll(asked, (one) => send(stranger, one), { mayKnow: true })).toEqual([])
  reached.add('/odeme/:id')
})

test('a stock alert is confirmed and deleted by nobody who only knows its number', async () => {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id::int from stock_alerts where id >= ${firstNumber} order by id`,
  )
  expect(rows).toHaveLength(owners.length)
  const paths = rows.flatMap(({ id }) =>
    ['', `?imza=${'A'.repeat(43)}`].map((end) => `/stok-haberi/${id}${end}`),
  )
  const asked = paths.flatMap((path) =>
    ['confirm', 'stop'].map((intent): Sent => ({ path, fields: [['intent', intent]] })),
  )
  for (const stranger of strangers) expect(await tryAll(asked, (one) => send(stranger, one))).toEqual([])
  reached.add('/stok-haberi/:id')
})

test('nobody withdraws a consent with a link that the shop has not made', async () => {
  const asked = ['x', 'A'.repeat(90)].map((token): Sent => ({ path: `/ileti-izni/${token}`, fields: [] }))
  for (const stranger of strangers) expect(await tryAll(asked, (one) => send(stranger, one))).toEqual([])
  reached.add('/ileti-izni/:token')
})

test('nobody ends a topic with a link that the shop has not made', async () => {
  const asked = ['x', 'A'.repeat(90)].map((token): Sent => ({
    path: `/ileti-izni/konu/${token}`,
    fields: [],
  }))
  for (const stranger of strangers) expect(await tryAll(asked, (one) => send(stranger, one))).toEqual([])
  reached.add('/ileti-izni/konu/:token')
})

test('nobody confirms or ends a newsletter with a link that the shop has not made', async () => {
  const asked = [
    '/bulten/1',
    `/bulten/1?imza=${'A'.repeat(43)}`,
    '/bulten/ayril/x',
    `/bulten/ayril/${'A'.repeat(90)}`,
  ].map((path): Sent => ({ path, fields: [] }))
  for (const stranger of strangers) expect(await tryAll(asked, (one) => send(stranger, one))).toEqual([])
  reached.add('/bulten/:id').add('/bulten/ayril/:token')
})

/** Fields that a form declares and no form of its page shows: a request may send them all the same. */
function hiddenIn({ path }: Sent, declared: readonly string[], stranger: Owner): string[] {
  const ofPage = forms.get(stranger)!.filter((form) => routeOf(form.path) === routeOf(path))
  const shown = new Set(ofPage.flatMap(({ fields }) => fields.map(([name]) => name)))
  return declared.filter((name) => isFullTest || !(shown.has(name) || name in typed))
}

const whoAsks = isFullTest ? strangers : strangers.filter(({ name }) => name !== 'other member')

describe.each(whoAsks.map((stranger) => ({ stranger, name: stranger.name })))('for $name', ({ stranger }) => {
  test.each(forms.get(stranger)!.map((form) => ({ form, name: nameOf(form) })))(
    '$name cannot use ids of others',
    async ({ form }) => {
      const declared = await declaredFields((field) =>
        undoing(db, () => send(stranger, { path: form.path, fields: [[field, '1']] })),
      )
      if (declared.length > 0 || form.fields.length === 0) reached.add(routeOf(form.path))
      expect(
        await tryAll(withTheirs(form, hiddenIn(form, declared, stranger)), (asked) => send(stranger, asked)),
      ).toEqual([])
    },
  )
})

// The forms of the back office belong to no customer: back-office.db.test.ts sends each with every single permission.
test('every action of a page of the shop was reached by a form of testing/access/forms-of.ts', () => {
  const ofShop = pathsWithForms.filter((path) => !path.startsWith('/yonetim'))
  expect(ofShop.filter((path) => !reached.has(path) && !withoutIds.includes(path))).toEqual([])
})
