import { undoing } from '~/db/testing/undoable'
import { sampleFacts } from '../api-samples'
import { openTestShop } from '../shop'
import { openGuestOwner, openOwner, type Owner } from './belongings'
import { asOfNobody, firstNumber, numberFrom } from './others-numbers'
import { watchRows } from './owned-rows'
import { letAllBuy } from './people'

/** Permissions of somebody who names another's thing: to know that it exists, to begin something such as its payment. */
type Leave = { mayKnow?: boolean; mayBegin?: boolean }

/**
 * A shop in one transaction, with two owners of one of everything, and with strangers who have the same of their own.
 * All things of the owners are numbered from `firstNumber`: it stands for their things of every kind.
 */
export async function openOwners() {
  const shop = await openTestShop({ undoable: true })
  const { db } = shop
  const facts = await sampleFacts(db)
  await letAllBuy(shop, facts)
  const strangers = [
    await openOwner(shop, facts, { name: 'other dealer', kind: 'wholesale' }),
    await openOwner(shop, facts, { name: 'other member', kind: 'retail' }),
    await openGuestOwner(shop, facts, 'other guest'),
  ]
  await numberFrom(db, firstNumber)
  const owners = [
    await openOwner(shop, facts, { name: 'dealer', kind: 'wholesale' }),
    await openGuestOwner(shop, facts, 'guest'),
  ]
  const all = (of: 'userIds' | 'partnerIds' | 'shopperIds' | 'orderIds') =>
    owners.flatMap((owner) => owner[of])
  const roots = {
    users: all('userIds'),
    business_partners: all('partnerIds'),
    shoppers: all('shopperIds'),
    orders: all('orderIds'),
  }
  return { shop, facts, strangers, owners, watch: () => watchRows(db, roots), asOfNobody: ofNobody, tryAll }

  function ofNobody<T>(asked: T): T {
    return JSON.parse(asOfNobody(JSON.stringify(asked), owners)) as T
  }

  /**
   * Asks with what is the owners' and with what is nobody's, each from the same state of the shop. Returns what told
   * the two apart, showed something of the owners, or changed rows of theirs: nothing of it may be.
   */
  async function tryAll<T>(
    asked: readonly T[],
    ask: (asked: T) => Promise<{ sign: string; text: string; failed: boolean }>,
    { mayKnow = false, mayBegin = false }: Leave = {},
  ): Promise<string[]> {
    const faults: string[] = []
    await undoing(db, async () => {
      const rows = await watchRows(db, roots)
      const before = JSON.stringify(await rows())
      for (const one of asked) {
        const told = JSON.stringify(one).slice(0, 300)
        const answer = await undoing(
          db,
          async () => {
            const answer = await ask(one)
            const changed = !answer.failed && JSON.stringify(await rows()) !== before
            if (changed && !mayBegin) faults.push(`changes rows of others: ${told}`)
            return answer
          },
          // A refused request that has written nevertheless is seen at the end.
          ({ failed }) => failed,
        )
        for (const { mark } of owners) if (answer.text.includes(mark)) faults.push(`shows ${mark}: ${told}`)
        if (mayKnow) continue
        const nothing = await undoing(
          db,
          () => ask(ofNobody(one)),
          ({ failed }) => failed,
        )
        if (nothing.sign !== answer.sign)
          faults.push(`${answer.sign} instead of ${nothing.sign}, as for what nobody has: ${told}`)
      }
      if (JSON.stringify(await rows()) !== before) faults.push('changes rows of others though it refuses')
    })
    return faults
  }
}

export type { Owner }
