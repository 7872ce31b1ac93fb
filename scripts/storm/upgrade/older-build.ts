import { execFile } from 'node:child_process'
import { mkdir, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Refusal } from '../../start/operator.mjs'
import { inProject, project } from '../../start/project.mjs'
import { text } from '../text'

const run = promisify(execFile)
const most = { maxBuffer: 64 * 1024 * 1024 }

/**
 * Builds the shop of an older commit in `folder` (made, and left to the caller). Returns its program and its migrations. Throws
 * `Refusal` when this clone does not have the commit, or when it needs packages that are not installed here.
 */
export async function buildOlder(
  commit: string,
  folder: string,
): Promise<{ program: string; migrations: string }> {
  await run('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: project }).catch(() => {
    throw new Refusal(text.upgrade.noCommit(commit))
  })
  await mkdir(folder, { recursive: true })
  const archive = `${folder}.tar`
  await run('git', ['archive', '--output', archive, commit], { cwd: project })
  await run('tar', ['-xf', archive, '-C', folder])
  await refuseOtherPackages(commit, folder)
  await symlink(inProject('node_modules'), join(folder, 'node_modules'))
  await run(process.execPath, [join(folder, 'node_modules', '.bin', 'react-router'), 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    ...most,
  })
  return { program: join(folder, 'build', 'server', 'server.js'), migrations: join(folder, 'migrations') }
}

/** The older build uses the packages that are installed here: each that it runs with must have the version that it names. */
async function refuseOtherPackages(commit: string, folder: string): Promise<void> {
  const [older, present] = await Promise.all([packagesOf(folder), packagesOf(project)])
  const installed = { ...present.devDependencies, ...present.dependencies }
  const other = Object.entries(older.dependencies).filter(([name, version]) => installed[name] !== version)
  if (other.length > 0)
    throw new Refusal(
      text.upgrade.otherPackages(
        commit,
        other.map(([name]) => name),
      ),
    )
}

type Packages = { dependencies: Record<string, string>; devDependencies: Record<string, string> }

const packagesOf = async (folder: string) =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Packages
