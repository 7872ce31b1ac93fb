// Exits with 0 when the shop on PORT takes requests. With --wait it asks until it does; whoever started it bounds the time.
// For systemd and containers, which have no other program to ask with.
import { setTimeout as pause } from 'node:timers/promises'

const { PORT = '3000', HOST = '127.0.0.1' } = process.env
const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST

async function isReady() {
  const answer = await fetch(`http://${host}:${PORT}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(
    () => null,
  )
  return answer?.ok === true
}

let ready = await isReady()
while (!ready && process.argv.includes('--wait')) {
  await pause(250)
  ready = await isReady()
}
process.exitCode = ready ? 0 : 1
