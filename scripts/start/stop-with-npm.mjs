import { readFileSync } from 'node:fs'

/** Calls `stop` when the npm that runs this script is killed. A living npm waits for this process. */
export function stopWithNpm(stop) {
  if (!process.env.npm_lifecycle_event) return
  const before = ancestors()
  setInterval(() => ancestors() !== before && stop(), 500).unref()
}

/** Ids of the parent, and of the parent of the shell that npm may have put in between. */
function ancestors() {
  const parent = readProcess(process.ppid)
  return parent.name.endsWith('sh') ? `${process.ppid} ${parent.ppid}` : String(process.ppid)
}

function readProcess(pid) {
  try {
    const [, name, ppid] = /\((.*)\) \S+ (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'latin1'))
    return { name, ppid }
  } catch {
    // Without /proc only the parent is watched.
    return { name: '', ppid: '' }
  }
}
