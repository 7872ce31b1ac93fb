import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { inProject, project } from './project.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'
import { text } from './text.mjs'

const patienceMs = 15_000

/**
 * Runs the server until it ends and exits with its exit code. The server has its own session and is told to stop
 * exactly once, however often the terminal and npm repeat a Ctrl+C; it stops by itself when this process is killed.
 */
export function runServer(node, args, environment) {
  const follow = new URL('follow-parent.mjs', import.meta.url).href
  const child = spawn(node, ['--import', follow, ...args], {
    cwd: project,
    env: { NODE_COMPILE_CACHE: compileCache, ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  })
  const stop = tellOnce(child)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  stopWithNpm(stop)

  child.once('error', (error) => {
    console.error(text.startFailed(error.message))
    process.exit(1)
  })
  child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

function tellOnce(child) {
  let told = false
  return () => {
    if (told) return
    told = true
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), patienceMs).unref()
  }
}

// Keeps compiled code: the next start serves its first page half a second earlier.
const compileCache = inProject('node_modules', '.cache', 'vitrin')

export const builtServer = inProject('build', 'server', 'server.js')
