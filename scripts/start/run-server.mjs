import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { inProject, project } from './project.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'
import { text } from './text.mjs'

const patienceMs = 15_000

/** ms before a server that fell is started again; each further fall doubles it, a quiet minute forgets the falls. */
const pauses = { first: 1_000, longest: 30_000, quiet: 60_000 }

/**
 * Runs the server until it is told to stop, and exits with its exit code. A server that fell after it was ready is started again;
 * one that was never ready lacks something that the operator must give. The server has its own session and is told to stop exactly
 * once, however often the terminal and npm repeat a Ctrl+C; it stops by itself when this process is killed.
 */
export function runServer(node, args, environment) {
  const follow = new URL('follow-parent.mjs', import.meta.url).href
  let child
  let wasReady = false
  let isStopping = false
  let pauseMs = pauses.first

  function start() {
    const begun = performance.now()
    child = spawn(node, ['--import', follow, ...args], {
      cwd: project,
      env: { NODE_COMPILE_CACHE: compileCache, ...process.env, ...environment },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    })
    child.on('message', (message) => (wasReady ||= message === 'ready'))
    child.once('error', (error) => {
      console.error(text.startFailed(error.message))
      process.exit(1)
    })
    child.once('exit', (code, signal) => {
      if (isStopping || !wasReady || code === 0) process.exit(code ?? 128 + constants.signals[signal])
      if (performance.now() - begun > pauses.quiet) pauseMs = pauses.first
      console.error(text.restarting(signal ?? code, pauseMs / 1_000))
      setTimeout(start, pauseMs)
      pauseMs = Math.min(2 * pauseMs, pauses.longest)
    })
  }

  function stop() {
    if (isStopping) return
    isStopping = true
    // Between a fall and the next start there is nothing to stop.
    if (child.exitCode !== null || child.signalCode !== null) process.exit(1)
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), patienceMs).unref()
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  stopWithNpm(stop)
  start()
}

// Keeps compiled code: the next start serves its first page half a second earlier.
const compileCache = inProject('node_modules', '.cache', 'vitrin')

export const builtServer = inProject('build', 'server', 'server.js')
