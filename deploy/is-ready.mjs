// Exits with 0 when the shop on PORT takes requests. With --wait it asks until it does, and for two seconds more: a proxy may leave a
// process alone for a second after a failure, and the next process must not be restarted meanwhile. It waits without end; systemd
// and containers, for which it is made, bound the time. systemd names the shop's process in MAINPID: when that has ended, so does the
// wait, with 1. A unit would otherwise wait for its whole time to start, and try no new start meanwhile.
import { setTimeout as pause } from 'node:timers/promises'

const { PORT = '3000', HOST = '127.0.0.1', MAINPID } = process.env
const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST

async function isReady() {
  const answer = await fetch(`http://${host}:${PORT}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(
    () => null,
  )
  return answer?.ok === true
}

/** Whether the process that systemd started has ended. False when none is named, as in containers. */
function hasEnded() {
  if (!MAINPID) return false
  try {
    process.kill(Number(MAINPID), 0)
    return false
  } catch (error) {
    // EPERM: it runs, and this process has no rights over it.
    return error.code === 'ESRCH'
  }
}

if (process.argv.includes('--wait')) {
  while (!hasEnded() && !(await isReady())) await pause(250)
  if (!hasEnded()) await pause(2_000)
}
// Another process may answer on the port of one that has ended.
process.exitCode = !hasEnded() && (await isReady()) ? 0 : 1
