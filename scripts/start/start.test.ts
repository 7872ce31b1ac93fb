// @vitest-environment node
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

// A project of its own: the real start script, with a builder and a server that only print what they do.
let project: string
const running: ChildProcess[] = []
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'vitrin-start-'))
  cpSync('scripts/start', inProject('scripts/start'), { recursive: true })
  write('app/server/server.ts', 'first')
  write('package-lock.json', lock('1.0.0'))
  write('node_modules/.package-lock.json', lock('1.0.0'))
  write('node_modules/.bin/react-router', builder)
  // The script would find a Node of the packages first; here it is the one that runs the tests.
  write('node_modules/.bin/node', `#!/bin/sh\nexec ${process.execPath} "$@"\n`)
  chmodSync(inProject('node_modules/.bin/node'), 0o755)
})
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
  rmSync(project, { recursive: true, force: true })
})

describe('a start repeats no finished work', () => {
  test('installed packages are not installed again', async () => {
    expect(await start('exit')).toMatchObject({ code: 0 })
    expect(await start('exit')).toMatchObject({
      output: expect.stringContaining('1/3 Bağımlılıklar güncel.'),
    })
  })

  test('a changed lockfile is installed, and a machine without npm gets a message', async () => {
    write('package-lock.json', lock('2.0.0'))
    const { code, output } = await start('exit')
    expect(code).toBe(1)
    expect(output).toContain('1/3 Bağımlılıklar kuruluyor')
    expect(output).toContain('npm bulunamadı')
  })

  test('the shop is built once, and again only when a source has other content', async () => {
    expect((await start('exit')).output).toContain('2/3 Mağaza derlendi')
    expect((await start('exit')).output).toContain('2/3 Derleme güncel.')
    utimesSync(inProject('app/server/server.ts'), new Date(), new Date())
    expect((await start('exit')).output).toContain('2/3 Derleme güncel.')
    write('app/server/server.ts', 'other')
    expect((await start('exit')).output).toContain('2/3 Mağaza derlendi')
    write('app/page.ts', 'new file')
    expect((await start('exit')).output).toContain('2/3 Mağaza derlendi')
    write('app/page.test.ts', 'a test is no source')
    expect((await start('exit')).output).toContain('2/3 Derleme güncel.')
  })

  test('a failed build says why and is tried again', async () => {
    write('node_modules/.bin/react-router', `console.error('no such module'); process.exit(1)`)
    expect(await start('exit')).toMatchObject({ code: 1, output: expect.stringContaining('no such module') })
    write('node_modules/.bin/react-router', builder)
    expect(await start('exit')).toMatchObject({ code: 0 })
  })
})

describe('the server', () => {
  test('ends the command with its own exit code', async () => {
    expect(await start('fail')).toMatchObject({ code: 7 })
  })

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'stops once by %s, even when it is repeated',
    async (signal) => {
      const { child, output, ended } = launch('serve')
      await vi.waitFor(() => expect(output()).toContain('serving'), { timeout: 10_000 })
      child.kill(signal)
      child.kill(signal)
      expect(await ended).toBe(0)
      expect(output().match(/stopping/g)).toHaveLength(1)
    },
  )

  test('is started again when it fell after it was ready, and stops as ever', async () => {
    const { child, output, ended } = launch('fall')
    await vi.waitFor(() => expect(output().match(/serving/g)).toHaveLength(2), { timeout: 15_000 })
    expect(output()).toContain(
      'Mağaza beklenmedik biçimde kapandı (SIGKILL); 1 sn sonra yeniden başlatılıyor…',
    )
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(output().match(/stopping/g)).toHaveLength(1)
  })

  test('that fell can be left stopped before its next start', async () => {
    const { child, output, ended } = launch('fall')
    await vi.waitFor(() => expect(output()).toContain('yeniden başlatılıyor'), { timeout: 15_000 })
    child.kill('SIGTERM')
    expect(await ended).toBe(1)
    expect(output().match(/serving/g)).toHaveLength(1)
  })

  test('stops when the command is killed', async () => {
    const { child, output, ended } = launch('serve')
    await vi.waitFor(() => expect(output()).toContain('serving'), { timeout: 10_000 })
    child.kill('SIGKILL')
    await ended
    await vi.waitFor(() => expect(readFileSync(inProject('stopped'), 'utf8')).toBe('yes'), {
      timeout: 10_000,
    })
  })
})

const builder = `
const { mkdirSync, writeFileSync } = require('node:fs')
mkdirSync('build/server', { recursive: true })
writeFileSync('build/server/server.js', \`
  const { writeFileSync } = require('node:fs')
  if (process.env.BEHAVIOUR === 'fail') process.exit(7)
  if (process.env.BEHAVIOUR === 'fall') {
    process.send('ready')
    const { existsSync } = require('node:fs')
    if (existsSync('fallen')) process.env.BEHAVIOUR = 'serve'
    else {
      console.log('serving')
      writeFileSync('fallen', 'yes')
      setTimeout(() => process.kill(process.pid, 'SIGKILL'), 200)
    }
  }
  if (process.env.BEHAVIOUR === 'serve') {
    setInterval(() => {}, 1000)
    process.on('SIGTERM', () => {
      console.log('stopping')
      writeFileSync('stopped', 'yes')
      setTimeout(() => process.exit(0), 200)
    })
    console.log('serving')
  }
\`)`

async function start(behaviour: string) {
  const { output, ended } = launch(behaviour)
  return { code: await ended, output: output() }
}

function launch(behaviour: string) {
  // npm is not on the PATH, so nothing can be downloaded.
  const env = { PATH: inProject('node_modules/.bin'), BEHAVIOUR: behaviour }
  const child = spawn(process.execPath, [inProject('scripts/start/start.mjs')], { env, cwd: tmpdir() })
  running.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { child, output: () => output, ended }
}

const lock = (version: string) =>
  JSON.stringify({ packages: { '': { name: 'shop' }, 'node_modules/one': { version, integrity: version } } })

const inProject = (file: string) => path.join(project, file)

function write(file: string, content: string) {
  mkdirSync(path.dirname(inProject(file)), { recursive: true })
  writeFileSync(inProject(file), content)
}
