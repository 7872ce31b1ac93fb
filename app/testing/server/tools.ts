import { spawnSync } from 'node:child_process'
import type { TestContext } from 'vitest'

/** Programs that check files for operators, with the Debian package that has each. None of them is in an npm package. */
const packages = {
  buildah: 'buildah',
  caddy: 'caddy',
  mmdebstrap: 'mmdebstrap',
  nginx: 'nginx-light',
  openssl: 'openssl',
  promtool: 'prometheus',
  umoci: 'umoci',
  'systemd-analyze': 'systemd',
} as const

export type Tool = keyof typeof packages

/** Leaves the test out on a machine without this program, and says so. Some of the packages would start a server. */
export function needs(tool: Tool, { skip }: Pick<TestContext, 'skip'>): void {
  skip(isMissing(tool), `${tool} is missing`)
}

/** Whether this machine lacks one of these programs. Says so: tests that need them are left out. */
export function isMissing(...tools: readonly Tool[]): boolean {
  const missing = tools.filter((tool) => spawnSync(tool, ['--help']).error)
  for (const tool of missing)
    process.stdout.write(
      `Left out: ${tool} is missing (apt-get install --no-install-recommends ${packages[tool]})\n`,
    )
  return missing.length > 0
}

/** Runs such a program. Returns its exit code and all that it printed. */
export function runTool(
  tool: Tool,
  args: readonly string[],
  input = '',
): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(tool, args, { input, encoding: 'utf8' })
  return { code: status, output: stdout + stderr }
}
