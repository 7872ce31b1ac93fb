import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder `demo`: of this file in development, beside the build in production. */
export function demoFolder(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'demo')
    if (existsSync(join(candidate, 'contents/texts'))) return candidate
  }
  throw new Error('The folder "demo" was not found beside the program.')
}
