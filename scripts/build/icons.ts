import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { outlines, signs } from './icon-outlines'

// Writes app/ui/icons/icons.svg, one symbol per icon, and app/ui/icons/icon-names.ts with their names.

const icons = { ...outlines, ...signs }
const symbols = Object.entries(icons).map(
  ([name, shapes]) => `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`,
)
const ui = join(import.meta.dirname, '../../app/ui')
await writeFile(
  join(ui, 'icons', 'icons.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
)

const names = Object.keys(icons).map((name) => `  | '${name}'`)
await writeFile(
  join(ui, 'icons', 'icon-names.ts'),
  `/** Made by scripts/build/icons.ts. */\nexport type IconName =\n${names.join('\n')}\n`,
)
console.log(`${names.length} icons`)
