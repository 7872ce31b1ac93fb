import path from 'node:path'

/** Files that may lie directly in one folder. */
export const mostFiles = 30

/** Folders that may hold more, each with the reason. */
export const exceptions: Readonly<Record<string, string>> = {
  'demo/pictures': 'one picture of the demo shop each, named by its content',
  'docs/decisions': 'one decision each, read by its title',
  migrations: 'drizzle-kit writes them side by side',
  'migrations/meta': 'drizzle-kit writes one snapshot for each migration',
}

/** One sentence for each folder with more than `mostFiles` files directly in it, and for each exception no longer needed. */
export function examineFolders(files: readonly string[], excepted = exceptions): string[] {
  const counts = new Map<string, number>()
  for (const file of files) {
    const folder = path.posix.dirname(file)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  const crowded = [...counts].filter(([, count]) => count > mostFiles)
  return [
    ...crowded
      .filter(([folder]) => !(folder in excepted))
      .map(([folder, count]) => `${folder} holds ${count} files: sort them into folders by what they do`),
    ...Object.keys(excepted)
      .filter((folder) => (counts.get(folder) ?? 0) <= mostFiles)
      .map((folder) => `${folder} holds at most ${mostFiles} files and needs no exception`),
  ]
}
