/** Runs costly work a few at a time, in order of arrival. */
export type Workers = {
  run<T>(work: () => Promise<T>): Promise<T>
  /** Number of waiting tasks. */
  waiting(): number
}

/** Runs at most `atOnce` jobs at the same time; others wait in order. */
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
        // The next waiting task takes over the place, so `busy` stays the same.
        const next = queue.shift()
        if (next) next()
        else busy--
      }
    },
    waiting: () => queue.length,
  }
}

/** Encodes every picture: two at a time leave one core to the shop and two threads to libuv. */
export const pictureWorkers = createWorkers(2)
