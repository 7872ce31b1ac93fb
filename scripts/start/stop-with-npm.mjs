import { readFileSync } from 'node:fs'

/** Calls `stop` when the npm that runs this script is killed: alive, it would wait for us. */
export function stopWithNpm(stop) {
  if (!process.env.npm_lifecycle_event) return
  const before = ancestors()
  setInterval(() => ancestors() !== before && stop(), 500).unref()
}

/** Our parent, and the parent of the shell that npm may have put between us and itself. */
function ancestors() {
  const parent = readProcess(process.ppid)
  return parent.name.endsWith('sh') ? `${process.ppid} ${parent.ppid}` : String(process.ppid)
}

function readProcess(pid) {
  try {
    const [, name, ppid] = /\((.*)\) \S+ (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'latin1'))
    return { name, ppid }
  } catch {
    // No /proc on this system: then only our own parent is watched.
    return { name: '', ppid: '' }
  }
}
