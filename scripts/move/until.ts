import { setTimeout as pause } from 'node:timers/promises'

/** Asks until the answer is yes, for `ms` at most. Returns whether it was. */
export async function until(ms: number, ask: () => Promise<boolean>): Promise<boolean> {
  const deadline = performance.now() + ms
  for (;;) {
    if (await ask()) return true
    if (performance.now() > deadline) return false
    await pause(50)
  }
}
