/** Runs costly work a few at a time, in the order it came. */
export type Workers = {
  run<T>(work: () => Promise<T>): Promise<T>
  /** How much work waits for its turn. */
  waiting(): number
}

export function createWorkers(atOnce: number): Workers {
  const queue: (() => void)[] = []
  let busy = 0
  return {
    async run(work) {
      if (busy >= atOnce) await new Promise<void>((start) => queue.push(start))
      else busy++
      try {
        return await work()
      } finally {
        // A waiting one takes over the place, so `busy` stays.
        const next = queue.shift()
        if (next) next()
        else busy--
      }
    },
    waiting: () => queue.length,
  }
}

/** Every picture is encoded here: two at a time leave the shop's own work a core and libuv two threads. */
export const pictureWorkers = createWorkers(2)
