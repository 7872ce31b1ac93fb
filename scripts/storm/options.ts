import { parseArgs } from 'node:util'
import { type ClusterFault, clusterFaults } from './cluster/plan'
import { brokenClusters, type BrokenName, faultNames } from './faults'
import { text } from './text'

export type StormOptions = {
  seed: number
  minutes: number
  customers: number
  /** How often the app is killed; null: as often as the seed says. Of a storm over one process. */
  kills: number | null
  /** The rule that is taken out. */
  broken: BrokenName | null
  /** Two processes for pages, one for jobs, a primary and a standby instead of one process. */
  cluster: boolean
  /** Failovers one after the other, with their figures, instead of a storm. */
  drill: boolean
  /** The standby follows asynchronously: losses are measured and are no fault. */
  asynchronous: boolean
  /** The only kind of fault that happens to the cluster; null: all kinds. */
  only: ClusterFault | null
  /** The commit whose build is upgraded to the present one, instead of faults. */
  upgradeFrom: string | null
}

const string = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const

// ms
const betweenKills = 6_000

/** Reads the command line; a mistake is printed with the usage. */
export function readStormOptions(args: readonly string[]): StormOptions | { error: string } {
  const error = { error: text.usage({ ofOne: faultNames, ofCluster: brokenClusters, faults: clusterFaults }) }
  let values
  try {
    const options = {
      seed: string,
      minutes: string,
      customers: string,
      kills: string,
      break: string,
      fault: string,
      cluster: flag,
      drill: flag,
      asynchronous: flag,
      'upgrade-from': string,
    }
    values = parseArgs({ args: [...args], options, strict: true }).values
  } catch {
    return error
  }
  const { cluster, drill, asynchronous } = values
  const seed = numberIn(values.seed ?? String(Date.now() % 1_000_000), 0, 2 ** 32 - 1)
  const kills = values.kills === undefined ? null : numberIn(values.kills, 1, 1_000)
  const usual = kills ? Math.min((kills * betweenKills) / 60_000, 120) : cluster ? 3 : 5
  const minutes = numberIn(values.minutes ?? String(usual), 0.1, 120)
  const customers = numberIn(values.customers ?? (cluster ? '10' : '24'), 1, 200)
  const broken = chosen<BrokenName>(values.break, cluster ? [...faultNames, ...brokenClusters] : faultNames)
  const only = chosen<ClusterFault>(values.fault, cluster ? clusterFaults : [])
  if (seed === null || minutes === null || customers === null || broken === undefined || only === undefined)
    return error
  if (![seed, customers, kills ?? 1].every(Number.isInteger) || (values.kills !== undefined && !kills))
    return error
  if ((cluster && kills) || (cluster && drill) || (asynchronous && !cluster)) return error
  const upgradeFrom = values['upgrade-from'] ?? null
  if (upgradeFrom !== null && (!isCommit(upgradeFrom) || cluster || drill || kills || broken)) return error
  return { seed, minutes, customers, kills, broken, cluster, drill, asynchronous, only, upgradeFrom }
}

/** A name of a commit, and never an option of git. */
const isCommit = (given: string) => /^\w[\w./^~-]*$/.test(given)

/** The name that was given; null for none, undefined for one that is unknown. */
function chosen<Name extends string>(
  given: string | undefined,
  names: readonly Name[],
): Name | null | undefined {
  return given === undefined ? null : names.find((name) => name === given)
}

function numberIn(given: string, least: number, most: number): number | null {
  const number = /^\d+(\.\d+)?$/.test(given) ? Number(given) : Number.NaN
  return number >= least && number <= most ? number : null
}
