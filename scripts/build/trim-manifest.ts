import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Part = { module: string; imports: string[]; [name: string]: unknown }
type Manifest = { entry: Part; routes: Record<string, Part> & { root: Part } }

/**
 * Shortens the list of all routes, which every first visit loads. It drops everything that the browser does not
 * use: values that are false or empty, files that every page has loaded already, and addresses of downloads, which
 * are no pages (a page that the browser loads has a loader). Values that all pages share are written once, behind the
 * list. The pages of the back office have a list of their own, which its pages alone load.
 */
export async function trimManifest(folder: string): Promise<void> {
  const assets = join(folder, 'assets')
  for (const name of await readdir(assets)) {
    if (!/^manifest-.*\.js$/.test(name)) continue
    const source = await readFile(join(assets, name), 'utf8')
    const start = source.indexOf('=') + 1
    const manifest = JSON.parse(source.slice(start).replace(/;\s*$/, '')) as Manifest
    trim(manifest)
    const { office, shop } = split(manifest.routes)
    const officeName = name.replace('manifest-', 'office-manifest-')
    await writeFile(join(assets, officeName), `export default ${JSON.stringify(office)}`)
    const list = JSON.stringify({ ...manifest, routes: shop })
    await writeFile(
      join(assets, name),
      `${source.slice(0, start)}${list};${withOffice(officeName)}${complete}`,
    )
  }
}

// A visit that begins in the shop enters the back office by loading a document (app/shell/moving/keep-page.ts).
const withOffice = (file: string) =>
  `if(/^\\/yonetim(\\/|$)/i.test(location.pathname))Object.assign(window.__reactRouterManifest.routes,(await import("./${file}")).default);`

// Defaults of a page: directly below the root, named as in the list, with a loader.
const complete =
  'for(const[i,r]of Object.entries(window.__reactRouterManifest.routes))r.id=i,i=="root"||(r.parentId??="root"),r.hasLoader??=!0,r.hasDefaultExport??=!0;'

function trim({ entry, routes }: Manifest): void {
  for (const [id, page] of Object.entries(routes))
    if (!page.hasDefaultExport && !page.hasAction && !page.hasClientLoader) delete routes[id]
  const { root, ...pages } = routes
  for (const [name, value] of Object.entries(root)) if (isNothing(value)) delete root[name]
  const loaded = new Set([entry, root].flatMap(({ module, imports }) => [module, ...imports]))
  for (const [id, page] of Object.entries(pages)) {
    if (page.id !== id) throw new Error(`${id} is not where pages are`)
    delete page.id
    if (page.parentId === 'root') delete page.parentId
    page.imports = page.imports.filter((file) => !loaded.has(file))
    for (const [name, value] of Object.entries(page)) {
      const isUsual = usual.has(name) ? value === true : isNothing(value)
      if (isUsual) delete page[name]
    }
  }
}

function split(routes: Manifest['routes']) {
  const isOffice = ([id]: [string, Part]) => /^pages\/back-office(\/|$)/.test(id)
  const all = Object.entries(routes)
  return {
    office: Object.fromEntries(all.filter(isOffice)),
    shop: Object.fromEntries(all.filter((route) => !isOffice(route))),
  }
}

const usual = new Set(['hasLoader', 'hasDefaultExport'])
const isNothing = (value: unknown) => value === false || (Array.isArray(value) && value.length === 0)
