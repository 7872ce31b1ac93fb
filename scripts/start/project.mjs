import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project, whatever the current folder is. */
export const project = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '')

export const inProject = (...parts) => path.join(project, ...parts)
