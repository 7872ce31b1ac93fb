import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { inProject } from '../../start/project.mjs'

const documents = globSync(['*.md', 'docs/**/*.md', 'app/**/*.md', 'tools/*/*.md'], { cwd: inProject() })
const decisions = 'docs/decisions'

/** Files that a document names: in backticks from the root of the project, or as a link from its own folder. */
function filesNamedIn(document: string): string[] {
  const text = readFileSync(inProject(document), 'utf8')
  const named = text.matchAll(/`((?:app|bench|demo|docs|e2e|migrations|scripts)\/[\w./+-]+)`/g)
  const linked = text.matchAll(/\]\((?!\w+:)([^)#\s]+)/g)
  const folder = path.posix.dirname(document)
  return [
    ...[...named].map(([, file]) => file!),
    ...[...linked].map(([, file]) => path.posix.join(folder, file!)),
  ]
}

test('documents name files that exist', () => {
  expect(documents.length).toBeGreaterThan(50)
  const missing = documents.flatMap((document) =>
    filesNamedIn(document)
      .filter((file) => !existsSync(inProject(file)))
      .map((file) => `${document}: ${file}`),
  )
  expect(missing).toEqual([])
})

test('the index of decisions lists each of them', () => {
  const index = readFileSync(inProject(decisions, 'README.md'), 'utf8')
  const records = readdirSync(inProject(decisions)).filter((file) => file !== 'README.md')
  expect(records.filter((file) => !index.includes(`(${file})`))).toEqual([])
})
