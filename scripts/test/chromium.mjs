import { existsSync } from 'node:fs'
import path from 'node:path'

// The headless shell takes a tenth less time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]

/** Path of the browser for tests: CHROMIUM, the system's, or Playwright's download; else undefined. */
export async function findChromium() {
  const given = process.env.CHROMIUM
  if (given) return given
  return findInPath() ?? (await findPlaywrights())
}

function findInPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return folders
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file))
}

async function findPlaywrights() {
  const { chromium } = await import('@playwright/test')
  const file = chromium.executablePath()
  return existsSync(file) ? file : undefined
}
