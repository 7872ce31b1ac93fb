import type { AwaitingOrder, Dealer, LineMatch, OpenLine, OtherOrder, PostedPayment } from '../bank-lines'
import { codeFinder } from './find-codes'
import { holdsName, nameFinder, wordsOf } from './names'

/** Orders, dealers and payments with which lines are compared. */
export type Surroundings = {
  awaiting: readonly AwaitingOrder[]
  /** Orders named in lines that wait for no transfer. */
  others: readonly OtherOrder[]
  dealers: readonly Dealer[]
  /** Recent payments on the accounts of dealers. */
  posted: readonly PostedPayment[]
}

/** Days between a bank's line and a payment on the account that may be the same one. */
export const sameDays = 7
const mostOrders = 8

const nothing: LineMatch = {
  kind: 'unknown',
  by: null,
  orders: [],
  dealers: [],
  together: [],
  other: null,
  earlier: null,
  twin: null,
}

/** A suggestion for each line, in the order of the lines; the earliest line comes first to an order. */
export function matchLines(lines: readonly OpenLine[], around: Surroundings): Map<number, LineMatch> {
  const matchOne = matcher(around)
  const matches = new Map(lines.map((line) => [line.id, matchOne(line)]))
  joinParts(lines, matches)
  keepFirst(lines, matches)
  return matches
}

function matcher({ awaiting, others, dealers, posted }: Surroundings): (line: OpenLine) => LineMatch {
  const byCode = new Map(awaiting.map((order) => [order.code, order]))
  const othersByCode = new Map(others.map((order) => [order.code, order]))
  const byAmount = Map.groupBy(awaiting, ({ due }) => due)
  const findCodes = codeFinder([...byCode.keys(), ...othersByCode.keys()])
  const dealerById = new Map(dealers.map((one) => [one.id, one]))
  const dealerByNumber = new Map(
    dealers.filter((one) => one.taxNumber !== '').map((one) => [one.taxNumber, one]),
  )
  const findDealers = nameFinder(dealers)

  return (line) => {
    const whole = `${line.description} ${line.sender} ${line.reference}`
    const codes = findCodes(whole)
    const named = codes.flatMap((code) => byCode.get(code) ?? [])
    if (named.length > 1)
      return { ...nothing, kind: 'several', by: 'code', orders: named.slice(0, mostOrders) }
    if (named.length === 1)
      return { ...nothing, kind: kindOf(line.amount, named[0]!.due), by: 'code', orders: named }
    const other = codes.flatMap((code) => othersByCode.get(code) ?? [])[0]
    if (other && other.partnerId === null) return { ...nothing, kind: 'settled', by: 'code', other }
    if (other) {
      const dealer = dealerById.get(other.partnerId!)
      return onAccount(line, dealer ? [dealer] : [], other)
    }
    return byMoney(line) ?? byDealer(line) ?? nothing
  }

  /** Orders of exactly this amount: with the sender's name, else only a suggestion. */
  function byMoney(line: OpenLine): LineMatch | null {
    const same = byAmount.get(line.amount) ?? []
    if (same.length === 0) return null
    const words = wordsOf(`${line.sender} ${line.description}`)
    const named = same.filter(({ names }) => names.some((name) => holdsName(words, name)))
    if (named.length === 1) return { ...nothing, kind: 'exact', by: 'name', orders: named }
    if (named.length > 1)
      return { ...nothing, kind: 'several', by: 'name', orders: named.slice(0, mostOrders) }
    // A dealer's name says more than an amount that another buyer owes as well.
    const dealer = byDealer(line)
    return dealer
      ? { ...dealer, orders: same.slice(0, mostOrders) }
      : { ...nothing, kind: 'amount', by: 'amount', orders: same.slice(0, mostOrders) }
  }

  function byDealer(line: OpenLine): LineMatch | null {
    const text = `${line.description} ${line.sender}`
    const numbers = [...text.matchAll(/(?<!\d)\d{10,11}(?!\d)/g)].flatMap(
      ([number]) => dealerByNumber.get(number) ?? [],
    )
    const found = numbers.length > 0 ? [...new Set(numbers)] : findDealers(wordsOf(text))
    return found.length === 0 ? null : onAccount(line, found.slice(0, mostOrders), null)
  }

  function onAccount(line: OpenLine, found: Dealer[], other: OtherOrder | null): LineMatch {
    const earlier = posted.find(
      ({ partnerId, amount, postedOn }) =>
        amount === line.amount &&
        found.some(({ id }) => id === partnerId) &&
        daysBetween(postedOn, line.bookedOn) <= sameDays,
    )
    const kind = earlier ? 'settled' : 'ledger'
    return { ...nothing, kind, by: other ? 'code' : 'name', dealers: found, other, earlier: earlier ?? null }
  }
}

const kindOf = (amount: number, due: number): LineMatch['kind'] =>
  amount === due ? 'exact' : amount > due ? 'excess' : 'partial'

/** Lines that are too small alone and pay their order together. */
function joinParts(lines: readonly OpenLine[], matches: Map<number, LineMatch>): void {
  const parts = lines.filter(({ id }) => matches.get(id)!.kind === 'partial')
  for (const group of Map.groupBy(parts, ({ id }) => matches.get(id)!.orders[0]!.code).values()) {
    const sum = group.reduce((total, { amount }) => total + amount, 0)
    if (sum < matches.get(group[0]!.id)!.orders[0]!.due) continue
    const together = group.map(({ id }) => id)
    for (const { id } of group) matches.set(id, { ...matches.get(id)!, together })
  }
}

/** An order is paid once: a later line that would pay it too is likely a second payment. */
function keepFirst(lines: readonly OpenLine[], matches: Map<number, LineMatch>): void {
  const payers = new Map<string, number>()
  const inOrder = lines.toSorted((a, b) =>
    a.bookedOn === b.bookedOn ? a.id - b.id : a.bookedOn < b.bookedOn ? -1 : 1,
  )
  for (const by of ['code', 'name'] as const)
    for (const { id } of inOrder) {
      const match = matches.get(id)!
      if (match.by !== by || (match.kind !== 'exact' && match.kind !== 'excess')) continue
      const { code } = match.orders[0]!
      const twin = payers.get(code)
      if (twin === undefined) payers.set(code, id)
      else matches.set(id, { ...match, kind: 'settled', twin })
    }
}

const daysBetween = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b)) / 86_400_000
