import { announce, Refusal, secondsSince } from '../start/operator.mjs'
import { installPackages } from './apt.mjs'
import { findChromium } from './chromium.mjs'
import { text } from './text.mjs'

const packages = ['chromium-headless-shell', 'fonts-liberation']

/** Path of a browser; installs Debian's as root, otherwise says what to install. */
export async function ensureChromium() {
  const found = await findChromium()
  if (found) return found
  if (process.getuid?.() !== 0) throw new Refusal(text.chromiumMissing(packages.join(' ')))
  const start = Date.now()
  announce('', text.installingChromium)
  await installPackages(packages, start, text.chromiumMissing(packages.join(' ')))
  const installed = await findChromium()
  if (!installed) throw new Refusal(text.chromiumMissing(packages.join(' ')))
  announce('', text.installedChromium(secondsSince(start)))
  return installed
}
