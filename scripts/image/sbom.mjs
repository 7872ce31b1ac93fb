// npm run sbom: prints the list of the packages that a running shop has, in CycloneDX. It is made from a copy without the packages for
// development: `npm sbom --omit dev` (npm 11) leaves out all that one of those asks for as well, React among them.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inProject } from '../start/project.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'vitrin-sbom-'))
try {
  const { devDependencies: _, ...shop } = read('package.json')
  const { packages, ...lock } = read('package-lock.json')
  const running = Object.entries(packages).filter(([, { dev }]) => !dev)
  const { devDependencies: _dev, ...root } = packages['']
  write('package.json', shop)
  write('package-lock.json', { ...lock, packages: { ...Object.fromEntries(running), '': root } })
  const format = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application']
  execFileSync('npm', ['sbom', '--package-lock-only', ...format], { cwd: folder, stdio: 'inherit' })
} finally {
  rmSync(folder, { recursive: true })
}

function read(name) {
  return JSON.parse(readFileSync(inProject(name), 'utf8'))
}

function write(name, content) {
  writeFileSync(path.join(folder, name), JSON.stringify(content))
}
