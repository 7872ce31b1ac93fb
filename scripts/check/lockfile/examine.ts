export interface LockedPackage {
  integrity?: string
  resolved?: string
  link?: boolean
  inBundle?: boolean
  optionalDependencies?: Record<string, string>
}
export type LockedPackages = Record<string, LockedPackage>

/** The public registry. A lockfile that names another one would send every machine there that installs. */
const publicRegistry = 'https://registry.npmjs.org/'

/**
 * Every fault of a lockfile's packages, one sentence each: an entry without a checksum, a source other than the
 * public registry, and a package for another machine that npm left out.
 */
export function examineLockfile(packages: LockedPackages): string[] {
  const entries = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link)
  return entries.flatMap(([path, entry]) => [
    ...(isChecked(packages, path) ? [] : [`${path} has no sha512 integrity`]),
    ...(entry.resolved === undefined || entry.resolved.startsWith(publicRegistry)
      ? []
      : [`${path} comes from elsewhere than the public npm registry`]),
    ...missingFor(packages, path).map((name) => `${path} needs ${name}, which is missing`),
  ])
}

/** A package inside the archive of another one is checked with that archive. */
function isChecked(packages: LockedPackages, path: string): boolean {
  const entry = packages[path]
  if (!entry) return false
  if (!entry.inBundle) return /^sha512-[\w+/]{86}==$/.test(entry.integrity ?? '')
  return isChecked(packages, path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))))
}

/** npm leaves out programs for other machines that the registry in use does not carry; `npm ci` then refuses the lockfile. */
function missingFor(packages: LockedPackages, path: string): string[] {
  return Object.entries(packages[path]?.optionalDependencies ?? {})
    .filter(([name, version]) => isExact(version) && !isLocked(packages, path, name))
    .map(([name]) => name)
}

/** Programs for one kind of machine must have the version that their package requires. */
function isExact(version: string) {
  return /^\d/.test(version)
}

function isLocked(packages: LockedPackages, path: string, name: string): boolean {
  if (packages[`${path}/node_modules/${name}`] || packages[`node_modules/${name}`]) return true
  const above = path.lastIndexOf('/node_modules/')
  return above > 0 && isLocked(packages, path.slice(0, above), name)
}
