import type { Kurus } from '~/kernel/money'

/** A generated entry of one customer. Days as `2026-11-20`. */
export type Made = {
  lineId: number
  entryId: number
  postedOn: string
  dueOn: string
  amount: Kurus
  /** Debts chosen for a credit. */
  meant: number[]
}

/** An independent implementation: pays debts kuruş by kuruş, first those chosen, then those due first. */
export function openOf(entries: readonly Made[]): Map<number, Kurus> {
  const byDue = (a: Made, b: Made) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : a.entryId - b.entryId)
  const debts = entries.filter(({ amount }) => amount > 0).toSorted(byDue)
  const open = new Map(debts.map(({ lineId, amount }) => [lineId, amount]))
  const settled = new Map<number, Kurus>()
  let free = 0
  for (const credit of entries.filter(({ amount }) => amount < 0).toSorted((a, b) => a.entryId - b.entryId)) {
    let left = -credit.amount
    for (const { lineId, amount } of debts.filter((debt) => credit.meant.includes(debt.lineId))) {
      const paid = Math.min(left, amount - (settled.get(lineId) ?? 0))
      settled.set(lineId, (settled.get(lineId) ?? 0) + paid)
      left -= paid
    }
    free += left
  }
  for (const { lineId, amount } of debts) {
    const unsettled = amount - (settled.get(lineId) ?? 0)
    const paid = Math.min(unsettled, free)
    free -= paid
    open.set(lineId, unsettled - paid)
  }
  return new Map([...open].filter(([, amount]) => amount > 0))
}

/** Balances after each entry, ordered by day. */
export function balancesOf(entries: readonly Made[]): { entryId: number; balance: Kurus }[] {
  let balance = 0
  return entries
    .toSorted((a, b) => (a.postedOn < b.postedOn ? -1 : a.postedOn > b.postedOn ? 1 : a.entryId - b.entryId))
    .map(({ entryId, amount }) => ({ entryId, balance: (balance += amount) }))
}
