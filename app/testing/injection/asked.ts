/** Options of `npm run sqlmap`. */
export type AskedSqlmap = {
  /** A text in the names of the requests that are attacked. */
  only: string
  /** The place in the list, from 1, at which the attacks begin: where the time of an earlier run was over. */
  from: number
  minutes: number
  level: number
  risk: number
  technique: string
  smart: boolean
  workers: number
}

/** The options with which `npm run sqlmap` started this run of the tests; null for every other run. */
export const askedSqlmap = process.env.SQLMAP ? (JSON.parse(process.env.SQLMAP) as AskedSqlmap) : null
