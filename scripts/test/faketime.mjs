import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { announce, Refusal } from '../start/operator.mjs'
import { installPackages } from './apt.mjs'
import { text } from './text.mjs'

const library = path.join('faketime', 'libfaketimeMT.so.1')

/** Path of the library that fakes the time of a program; undefined when it is not installed. */
export function findFaketime() {
  const folders = ['/usr/lib', '/usr/lib64', '/usr/local/lib']
  const below = existsSync('/usr/lib')
    ? readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'))
    : []
  return [...below.map((name) => path.join('/usr/lib', name)), ...folders]
    .map((folder) => path.join(folder, library))
    .find((file) => existsSync(file))
}

/** Installs Debian's package for faking a program's time as root, otherwise says what to install. Only Linux has it. */
export async function ensureFaketime() {
  if (process.platform !== 'linux' || findFaketime()) return
  if (process.getuid?.() !== 0) throw new Refusal(text.faketimeMissing)
  announce('', text.installingFaketime)
  await installPackages(['libfaketime'], Date.now(), text.faketimeMissing)
  if (!findFaketime()) throw new Refusal(text.faketimeMissing)
}
