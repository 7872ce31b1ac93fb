import type { Finding } from './invariants/check'
import { text } from './text'

export type Report = {
  findings: Finding[]
  rested: boolean
  kills: number
  requests: number
  totals: { orders: number; payments: number; states: string }
  /** How often each status came; `–`: no answer, the app was down. */
  answers: ReadonlyMap<string, number>
  outcomes: ReadonlyMap<string, number>
  /** Errors that the app's log reported. */
  errors: ReadonlyMap<string, number>
}

/** Prints events and invariants. Returns the exit code. */
export function printReport(seed: number, report: Report): number {
  const { findings, rested, kills, requests, totals, answers, outcomes } = report
  console.log(text.done({ kills, requests, orders: totals.orders, payments: totals.payments }))
  console.log(text.answers(listed(answers)))
  console.log(text.outcomes(listed(outcomes)))
  console.log(text.states(totals.states))
  for (const [error, count] of report.errors) console.log(text.logged(count, error))
  for (const { name, looked, wrong, faults } of findings) {
    console.log(wrong === 0 ? text.holds(name, looked) : text.fails(name, looked, wrong))
    for (const fault of faults) console.log(text.fault(fault))
  }
  const holds = rested && findings.every(({ wrong }) => wrong === 0)
  console.log(holds ? text.allHolds : text.repeat(seed))
  return holds ? 0 : 1
}

const listed = (counts: ReadonlyMap<string, number>) =>
  [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')
