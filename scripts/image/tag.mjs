import { readFileSync } from 'node:fs'
import { inProject } from '../start/project.mjs'

const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))

/** The image's name and version inside its archive. Podman and Docker show it as localhost/vitrin:VERSION. */
export const tag = `vitrin:${version}`
