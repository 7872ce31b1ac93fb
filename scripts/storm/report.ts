import type { Finding } from './invariants/check'
import { text } from './text'

export type Report = {
  findings: Finding[]
  rested: boolean
  /** Kills, or faults of every kind. */
  kills: number
  requests: number
  totals: { orders: number; payments: number; states: string }
  /** How often each status came; `–`: no answer, the app was down. */
  answers: ReadonlyMap<string, number>
  outcomes: ReadonlyMap<string, number>
  /** Errors that the app's log reported. */
  errors: ReadonlyMap<string, number>
}

/** Prints events and invariants, and `command` to repeat the storm when one does not hold. Returns the exit code. */
export function printReport(command: string, report: Report): number {
  const { findings, rested, kills, requests, totals, answers, outcomes } = report
  console.log(text.done({ kills, requests, orders: totals.orders, payments: totals.payments }))
  console.log(text.answers(listed(answers)))
  console.log(text.outcomes(listed(outcomes)))
  console.log(text.states(totals.states))
  const logged = [...report.errors].toSorted(([, a], [, b]) => b - a)
  for (const [error, count] of logged.slice(0, shown)) console.log(text.logged(count, error.split('\n')[0]!))
  if (logged.length > shown) console.log(text.loggedMore(logged.length - shown))
  for (const { name, looked, wrong, faults } of findings) {
    console.log(wrong === 0 ? text.holds(name, looked) : text.fails(name, looked, wrong))
    for (const fault of faults) console.log(text.fault(fault))
  }
  const holds = rested && findings.every(({ wrong }) => wrong === 0)
  console.log(holds ? text.allHolds : text.repeat(command))
  return holds ? 0 : 1
}

/** Errors of the log that are told. In a cluster every cut statement is one. */
const shown = 12

const listed = (counts: ReadonlyMap<string, number>) =>
  [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')
