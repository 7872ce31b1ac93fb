import { createRequire } from 'node:module'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'

// Writes app/fonts: Turkish subsets of the two faces, their weights clipped to what the design uses.
// For documents on paper it writes app/pdf/fonts: a PDF needs whole faces of one weight each, with more letters for names.
// Fontsource keeps ğ ş Ğ Ş İ ₺ in its latin-ext file and the other Turkish letters in latin: two small files per face.

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')
const latin = `${ascii}ÇÖÜçöüıâîûÂÎÛ\u00a0–—‘’“”…•·×°©®™−½±«»`
const latinExt = 'ĞğŞşİ₺'

type Face = {
  name: string
  source: string
  axes: Record<string, number | { min: number; max: number }>
  features: string[]
  limit: number
}

const faces: Face[] = [
  {
    name: 'manrope',
    source: 'manrope/files/manrope-{part}-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    features: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'calt'],
    limit: 19_500,
  },
  {
    name: 'fraunces',
    source: 'fraunces/files/fraunces-{part}-opsz-normal.woff2',
    // The large optical size: the face is used only for headings and the name of the shop.
    axes: { opsz: 72, wght: { min: 400, max: 600 } },
    features: ['kern', 'mark', 'ccmp', 'locl', 'lnum'],
    limit: 25_700,
  },
]

const folderOf = (name: string) => dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
const packages = join(folderOf('@fontsource-variable/manrope'), '..')
const target = join(import.meta.dirname, '../../app/fonts')

await mkdir(target, { recursive: true })
for (const face of faces) {
  let bytes = 0
  for (const [part, text] of [
    ['latin', latin],
    ['latin-ext', latinExt],
  ] as const) {
    const font = await readFile(join(packages, face.source.replace('{part}', part)))
    const subset = await subsetFont(font, text, {
      targetFormat: 'woff2',
      variationAxes: face.axes,
      keepFeatures: face.features,
      noHinting: true,
    })
    bytes += subset.length
    await writeFile(join(target, `${face.name}-${part}.woff2`), subset)
    console.log(`${face.name}-${part}.woff2 ${subset.length}`)
  }
  if (bytes > face.limit) throw new Error(`${face.name} has ${bytes} bytes, more than ${face.limit}`)
  await copyFile(join(packages, face.name, 'LICENSE'), join(target, `${face.name}-OFL.txt`))
}

/** Faces of documents: all of Latin (customers have names such as Zoë Łukasz), with kerning and tabular digits only. */
const paperFaces = [
  ['manrope-400', 'manrope', '400Regular/Manrope_400Regular.ttf'],
  ['manrope-700', 'manrope', '700Bold/Manrope_700Bold.ttf'],
  ['fraunces-600', 'fraunces', '600SemiBold/Fraunces_600SemiBold.ttf'],
] as const
const allLatin = Array.from({ length: 0x250 - 0xa0 }, (_, i) => String.fromCharCode(0xa0 + i)).join('')
const wholeFaces = {
  manrope: folderOf('@expo-google-fonts/manrope'),
  fraunces: folderOf('@expo-google-fonts/fraunces'),
}
const paper = join(import.meta.dirname, '../../app/pdf/fonts')

await mkdir(paper, { recursive: true })
for (const [name, family, source] of paperFaces) {
  const subset = await subsetFont(
    await readFile(join(wholeFaces[family], source)),
    ascii + latin + latinExt + allLatin,
    {
      targetFormat: 'truetype',
      keepFeatures: ['kern', 'tnum', 'lnum'],
      noHinting: true,
    },
  )
  await writeFile(join(paper, `${name}.ttf`), subset)
  console.log(`${name}.ttf ${subset.length}`)
}
