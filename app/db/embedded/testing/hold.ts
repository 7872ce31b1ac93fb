import { startEmbeddedPostgres } from '../embedded.server'

// A program that tests start as a separate process. It uses the server of a folder until it is told to stop or is killed.
const silent = { info() {}, warn() {}, error() {} }
const [dataDir = ''] = process.argv.slice(2)

startEmbeddedPostgres({ dataDir, log: silent, fast: true }).then((server) => {
  process.stdout.write(`${JSON.stringify({ url: server.url })}\n`)
  process.stdin.resume().once('end', () => server.stop())
})
