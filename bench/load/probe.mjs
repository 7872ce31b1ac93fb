// Loaded before the shop's own program with --import: reports event-loop delay and memory to the parent process.
import { monitorEventLoopDelay } from 'node:perf_hooks'

// The histogram holds the whole time between two ticks; the part above the interval is delay.
const interval = 5
const delay = monitorEventLoopDelay({ resolution: interval })
delay.enable()

// The measuring process is gone, so the server ends.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))

process.on('message', (message) => {
  if (message !== 'feelings') return
  const above = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - interval)
  process.send({
    delay: { p50: above(delay.percentile(50)), p99: above(delay.percentile(99)), most: above(delay.max) },
    memory: process.memoryUsage(),
  })
  delay.reset()
})
