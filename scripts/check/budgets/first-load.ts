import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

type RouteAssets = { module: string; imports?: string[]; css?: string[] }
type Manifest = {
  entry: RouteAssets
  routes: Record<string, RouteAssets & { id: string; parentId?: string }>
}

/** Bytes that a first visit to a route loads, brotli as served, and the files. */
export type FirstLoad = { route: string; javascript: number; css: number; files: string[] }

const client = 'build/client'

/** The first loads of all routes of the built shop. Throws when there is no build. */
export async function firstLoads(): Promise<FirstLoad[]> {
  const manifest = await readManifest()
  const routes = Object.values(manifest.routes).filter(({ id }) => id !== 'root')
  return routes.map(({ id }) => {
    const chain = [manifest.entry, ...ancestors(manifest, id)]
    const scripts = new Set(chain.flatMap((part) => [part.module, ...(part.imports ?? [])]))
    const styles = new Set(chain.flatMap((part) => part.css ?? []))
    return {
      route: id,
      javascript: total(scripts) + total(listsOf(id)),
      css: total(styles),
      files: [...scripts, ...styles],
    }
  })
}

/** Files of the back office that pages of the shop would load: those with one of its classes in them. */
export function backOfficeInShop(loads: readonly FirstLoad[]): string[] {
  const inShop = loads.filter(({ route }) => !isOffice(route))
  const files = new Set(inShop.flatMap((load) => load.files))
  return [...files].filter((file) => /\boffice-\w/.test(readFileSync(join(client, file), 'utf8')))
}

/** Bytes of all fonts; a page preloads those of its first paint. */
export function fontBytes(): number {
  const fonts = readdirSync(join(client, 'assets')).filter((name) => name.endsWith('.woff2'))
  return fonts.reduce((sum, name) => sum + statSync(join(client, 'assets', name)).size, 0)
}

function ancestors(manifest: Manifest, id: string): RouteAssets[] {
  const route = manifest.routes[id]
  return route ? [...(route.parentId ? ancestors(manifest, route.parentId) : []), route] : []
}

function total(paths: Iterable<string>): number {
  return [...paths].reduce((sum, path) => sum + served(join(client, path)), 0)
}

// The build makes compressed copies; a file without one is served as it is.
function served(path: string): number {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

/** The lists of routes that a visit to a page loads. */
function listsOf(id: string): string[] {
  const names = isOffice(id) ? ['manifest', 'office-manifest'] : ['manifest']
  return names.map((name) => join('assets', listNamed(name)))
}

function listNamed(start: string): string {
  const name = readdirSync(join(client, 'assets')).find((file) =>
    new RegExp(`^${start}-\\w+\\.js$`).test(file),
  )
  if (!name) throw new Error('No route manifest: build first (npm run build)')
  return name
}

const isOffice = (id: string) => /^pages\/back-office(\/|$)/.test(id)

// Run as the browser runs it on a page of the back office, where it loads all routes.
async function readManifest(): Promise<Manifest> {
  const window: { __reactRouterManifest?: Manifest } = {}
  Object.assign(globalThis, { window, location: { pathname: '/yonetim' } })
  await import(pathToFileURL(join(client, 'assets', listNamed('manifest'))).href)
  return window.__reactRouterManifest!
}
