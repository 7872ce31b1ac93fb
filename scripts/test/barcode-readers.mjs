import { existsSync } from 'node:fs'
import path from 'node:path'
import { announce, Refusal } from '../start/operator.mjs'
import { installPackages } from './apt.mjs'
import { text } from './text.mjs'

/** Programs that read the printed labels in tests, with their Debian packages. */
const programs = { zbarimg: 'zbar-tools', pdftoppm: 'poppler-utils' }

const isMissing = (program) =>
  !(process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, program)))

/** Installs the programs that are missing as root, otherwise says what to install. */
export async function ensureBarcodeReaders() {
  const missing = Object.keys(programs).filter(isMissing)
  if (missing.length === 0) return
  const packages = missing.map((program) => programs[program])
  const advice = text.readersMissing(packages.join(' '))
  if (process.platform !== 'linux' || process.getuid?.() !== 0) throw new Refusal(advice)
  announce('', text.installingReaders(packages.join(' ')))
  await installPackages(packages, Date.now(), advice)
  if (missing.some(isMissing)) throw new Refusal(advice)
}
