import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

interface CruiseResult {
  modules: { source: string }[]
  summary: { violations: { from: string; to: string; rule: { name: string } }[] }
}

const roots = ['app', 'demo', 'scripts', 'e2e', 'bench']

/** Every violation of the import rules below `project`, one sentence each. */
export async function examineBoundaries(project: string): Promise<string[]> {
  const folders = roots.filter((folder) => existsSync(path.join(project, folder)))
  const { modules, summary } = await cruise(project, folders)
  return [
    ...summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`),
    ...unreadSources(project, folders, modules),
    ...(await unknownFeatures(project)),
  ]
}

async function cruise(project: string, folders: string[]): Promise<CruiseResult> {
  const program = path.resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const args = [program, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders]
  // The exit code counts violations, which are in the output as well.
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: project,
    maxBuffer: 256 * 1024 * 1024,
  }).catch((error: { stdout: string; stderr: string }) => {
    if (!error.stdout) throw new Error(error.stderr)
    return error
  })
  return JSON.parse(stdout) as CruiseResult
}

/** Fails when the parser read too few files: a parser that silently reads nothing would let everything pass. */
function unreadSources(project: string, folders: string[], modules: CruiseResult['modules']): string[] {
  const sources = folders.flatMap((folder) => listSources(path.join(project, folder)))
  const read = modules.filter(({ source }) => folders.some((folder) => source.startsWith(`${folder}/`)))
  return read.length > sources.length * 0.9
    ? []
    : [`only ${read.length} of ${sources.length} source files were read`]
}

/** Features that are missing from the order: no rule would bind them. */
async function unknownFeatures(project: string): Promise<string[]> {
  const order = JSON.parse(
    await readFile(path.join(project, 'scripts/check/boundaries/feature-order.json'), 'utf8'),
  ) as string[]
  const folders = readdirSync(path.join(project, 'app/features'), { withFileTypes: true })
  return folders
    .filter((entry) => entry.isDirectory() && !order.includes(entry.name))
    .map(({ name }) => `app/features/${name} is missing from scripts/check/boundaries/feature-order.json`)
}

function listSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
}
