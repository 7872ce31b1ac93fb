import { median } from '../numbers'

/** Does one turn; returns the milliseconds that count. */
export type Contestant = (turn: number) => Promise<number>

export type Score = {
  /** Milliseconds of one turn: median of the rounds. */
  app: number
  bare: number
  /** Time of the bare work ÷ time of the shop: median of the rounds. 0.5 means that the shop takes twice as long. */
  ratio: number
  /** The lowest and the highest ratio of a round. */
  from: number
  to: number
}

export type Effort = {
  rounds: number
  turns: number
  /** Rounds of warming up, one by default: code that has run a thousand times is quicker than fresh code. */
  warmUp?: number
  /** Runs between warming up and the counted rounds. */
  settle?: () => Promise<unknown>
  /** Reduces the turns of a round to one number; by default their mean, which includes every interruption. */
  of?: (turns: readonly number[]) => number
}

/**
 * Lets the shop and the bare work take turns in rounds, so that other work of the machine hits both. The bare turns
 * follow the shop's, because they may repeat its statements.
 */
export async function compete(app: Contestant, bare: Contestant, effort: Effort): Promise<Score> {
  const { rounds, turns, warmUp = 1, settle, of = mean } = effort
  const found: { app: number; bare: number }[] = []
  for (let round = 0; round < warmUp + rounds; round++) {
    if (round === warmUp) await settle?.()
    const first = round * turns
    found.push({ app: of(await times(app, first, turns)), bare: of(await times(bare, first, turns)) })
  }
  const counted = found.slice(warmUp)
  const ratios = counted.map(({ app, bare }) => bare / app)
  return {
    app: median(counted.map(({ app }) => app)),
    bare: median(counted.map(({ bare }) => bare)),
    ratio: median(ratios),
    from: Math.min(...ratios),
    to: Math.max(...ratios),
  }
}

async function times(contestant: Contestant, first: number, turns: number): Promise<number[]> {
  const taken: number[] = []
  for (let turn = first; turn < first + turns; turn++) taken.push(await contestant(turn))
  return taken
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value) / values.length
