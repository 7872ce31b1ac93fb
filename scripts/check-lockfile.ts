import { readFileSync, writeFileSync } from 'node:fs'

interface LockedPackage {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

// npm leaves out packages for other machines that the registry in use does not carry, and `npm ci` then
// refuses the file everywhere. With --complete they are added by name and version.
const file = 'package-lock.json'
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockedPackage> }
const missing = listMissing()

if (missing.length > 0 && process.argv.includes('--complete')) {
  for (const { name, entry } of missing) lock.packages[`node_modules/${name}`] = entry
  const sorted = Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`)
} else if (missing.length > 0) {
  for (const { name } of missing) console.log(`package-lock.json lacks ${name}`)
  console.log('npm ci would refuse it; run: tsx scripts/check-lockfile.ts --complete')
  process.exitCode = 1
}

function listMissing() {
  return Object.entries(lock.packages).flatMap(([path, parent]) =>
    Object.entries(path === '' ? {} : (parent.optionalDependencies ?? {}))
      .filter(([name, version]) => isExact(version) && !isLocked(path, name))
      .map(([name, version]) => ({ name, entry: describe(name, version, parent.dev ?? false) })),
  )
}

/** Programs for one kind of machine have the version of the package that asks for them. */
function isExact(version: string) {
  return /^\d/.test(version)
}

function isLocked(path: string, name: string): boolean {
  if (lock.packages[`${path}/node_modules/${name}`] || lock.packages[`node_modules/${name}`]) return true
  const above = path.lastIndexOf('/node_modules/')
  return above > 0 && isLocked(path.slice(0, above), name)
}

/** What a name such as `@swc/core-linux-arm64-musl` says about its machine. */
function describe(name: string, version: string, dev: boolean): LockedPackage {
  const [, os, cpu, variant] =
    /(android|darwin|freebsd|linux|openharmony|wasm32|win32)-(\w+)(?:-(\w+))?$/.exec(name) ?? []
  if (!os || !cpu) throw new Error(`${name} does not say for which machine it is`)
  return {
    version,
    cpu: [os === 'wasm32' ? os : cpu],
    ...(dev ? { dev } : {}),
    ...(os === 'linux' ? { libc: [variant?.startsWith('musl') ? 'musl' : 'glibc'] } : {}),
    optional: true,
    ...(os === 'wasm32' ? {} : { os: [os] }),
  }
}
