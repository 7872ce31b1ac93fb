import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

// Writes the icons of the installed shop to app/shell/app-icons, from the icon of the shop.

const shell = join(import.meta.dirname, '../../app/shell')
const icon = await readFile(join(shell, 'favicon.svg'))
const background = '#0e4f4b'

/** The icon without round corners. `scale`: its share of the width; the rest is background. */
async function square(size: number, scale: number): Promise<Buffer> {
  const inner = Math.round(size * scale)
  const drawn = await sharp(icon, { density: 72 * 16 }).resize(inner).png().toBuffer()
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

const round = (size: number) =>
  sharp(icon, { density: 72 * 16 }).resize(size).png({ compressionLevel: 9, palette: true }).toBuffer()

const files = {
  'icon-192.png': await round(192),
  'icon-512.png': await round(512),
  // Launchers cut up to a tenth from every side.
  'icon-maskable-512.png': await square(512, 0.8),
  'apple-touch-icon.png': await square(180, 0.9),
}
for (const [name, bytes] of Object.entries(files)) {
  await writeFile(join(shell, 'app-icons', name), bytes)
  console.log(name, `${bytes.length} B`)
}
