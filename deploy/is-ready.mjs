// Exits with 0 when the shop on PORT takes requests. With --wait it asks until it does, and for two seconds more: a proxy may leave a
// process alone for a second after a failure, and the next process must not be restarted meanwhile. It waits without end; systemd
// and containers, for which it is made, bound the time.
import { setTimeout as pause } from 'node:timers/promises'

const { PORT = '3000', HOST = '127.0.0.1' } = process.env
const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST

async function isReady() {
  const answer = await fetch(`http://${host}:${PORT}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(
    () => null,
  )
  return answer?.ok === true
}

if (process.argv.includes('--wait')) {
  while (!(await isReady())) await pause(250)
  await pause(2_000)
}
process.exitCode = (await isReady()) ? 0 : 1
