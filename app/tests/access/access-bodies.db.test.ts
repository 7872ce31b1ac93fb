import { describe, expect, test } from 'vitest'
import { type Body, leavesOf, withLeaf } from '~/testing/access/leaves'
import { firstNumber, numberFrom } from '~/testing/access/others-numbers'
import { openOwners, type Owner } from '~/testing/access/owners'
import { type DocumentedCall, readApiDocument } from '~/testing/api/api-document'
import { type Sample, sampleOf } from '~/testing/api/api-samples'
import { isFullTest } from '~/testing/full-test'
import { undoing } from '~/db/testing/undoable'

// Promise P03, for all input of API endpoints: another's thing in an address, a query or a body is answered as if it did
// not exist, and stays as it was. Generated from the endpoints' schemas, so a new endpoint is tried as well.
const { shop, facts, strangers, owners, tryAll, asOfNobody } = await openOwners()
const { db } = shop
const document = await readApiDocument(shop.browser())
const [dealer, guest] = owners

/** Endpoints that tell of an order, or begin to pay it, for anybody who knows its code. */
const byCode = new Set(['GET /api/orders/code/{code}', 'POST /api/shopping/mp/order'])

const mayAsk = ({ 'x-policy': policy }: DocumentedCall, { userIds }: Owner) =>
  policy === 'anyone' || (userIds.length > 0 && (policy === 'member' || policy.members === 'own'))

async function ask(person: Owner, { method, path, body, headers }: Sample) {
  const answer = await person.browser().api(path, body, { method, headers })
  const { status } = answer
  const text = JSON.stringify([answer.body, [...answer.response.headers]])
  return { sign: `${status} ${answer.body.code ?? ''}`, text, failed: status >= 400 }
}

/** A good request of an owner; the things that it needs are numbered among the owner's. */
async function theirSample({ name }: DocumentedCall, owner: Owner): Promise<Sample> {
  await numberFrom(db, firstNumber + 499)
  const sample = await sampleOf(name, facts, owner.browser())
  owner.codes.push(...(JSON.stringify(sample).match(/\b(?=\d*[A-Z])[0-9A-Z]{11}\b/g) ?? []))
  return sample
}

const texts = [...owners.map(({ codes }) => codes[0]!), ...owners.flatMap(({ uuids }) => uuids)]

/** A sample with one part that names a thing of the owners, for every part that may name something. */
function withTheirs(call: DocumentedCall, own: Sample, theirs: Sample | null): Sample[] {
  const segments = call.path.replace('/api', '').split('/')
  const inPath = segments.flatMap((segment, at) => {
    if (!segment.startsWith('{')) return []
    return [String(firstNumber), ...texts.slice(0, 1)].map((value) => {
      const [path = '', query] = own.path.split('?')
      const replaced = path.split('/').with(at, value).join('/')
      return { ...own, path: query ? `${replaced}?${query}` : replaced }
    })
  })
  const inQuery = call.parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name, schema }) =>
      valuesFor(name, schema.type as string).map((value) => {
        const [path = '', query] = own.path.split('?')
        const asked = new URLSearchParams(query)
        asked.set(name, String(value))
        return { ...own, path: `${path}?${asked}` }
      }),
    )
  const schema = call.requestBody?.content['application/json'].schema
  const inBody = schema
    ? leavesOf(schema).flatMap((leaf) => {
        const known = leaf.read(theirs?.body as Body)
        const values = [
          ...(known === undefined ? [] : [known]),
          ...valuesFor(leaf.way.findLast((part) => part !== '0') ?? '', leaf.type),
        ]
        return [...new Set(values)].map((value) => ({
          ...own,
          body: withLeaf(own.body as Body, leaf, value),
        }))
      })
    : []
  const isOfOwners = (asked: Sample) => JSON.stringify(asOfNobody(asked)) !== JSON.stringify(asked)
  return [...inPath, ...inQuery, ...inBody].filter(isOfOwners)
}

function valuesFor(name: string, type: string | undefined): (number | string)[] {
  if (type === 'integer' || type === 'number') return [firstNumber]
  if (isFullTest) return texts
  return /(id|ids|code|key|token|link|number)$/.test(name) ? texts.slice(0, 1) : []
}

const calls = document.calls.filter((call) => strangers.some((stranger) => mayAsk(call, stranger)))

describe.each(calls.map((call) => ({ call, name: call.name })))('$name', ({ call }) => {
  const leave = { mayKnow: byCode.has(call.name), mayBegin: byCode.has(call.name) }

  test('changes no record when another visitor sends the owner’s request', async () => {
    for (const owner of [dealer!, guest!].filter((owner) => mayAsk(call, owner))) {
      const faults = await undoing(db, async () => {
        const own = await theirSample(call, owner)
        if (JSON.stringify(asOfNobody(own)) === JSON.stringify(own)) return []
        const all = []
        for (const stranger of strangers.filter((one) => mayAsk(call, one)))
          all.push(...(await tryAll([own], (asked) => ask(stranger, asked), leave)))
        return all
      })
      expect([owner.name, faults]).toEqual([owner.name, []])
    }
  })

  test.each(
    strangers
      .filter((one) => mayAsk(call, one) && (isFullTest || one.name !== 'other member'))
      .map((stranger) => ({ stranger, name: stranger.name })),
  )('does not use ids of others that $name sends', async ({ stranger }) => {
    const faults = await undoing(db, async () => {
      const owner = mayAsk(call, dealer!) ? dealer! : guest!
      const theirs = await theirSample(call, owner)
      // The stranger's new things are numbered apart.
      await numberFrom(db, 333_001)
      const own = await sampleOf(call.name, facts, stranger.browser())
      return tryAll(withTheirs(call, own, theirs), (asked) => ask(stranger, asked), leave)
    })
    expect(faults).toEqual([])
  })
})
