import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type NamedTest, readTests, type Row } from './table'
import { isTitleOf } from './title-pattern'
import { titlesOf } from './titles'

const states = ['done', 'later', 'departed']

/** Every fault of the table below `project`, one sentence each; `expected` are the specification's ids. */
export function examineTable(project: string, rows: readonly Row[], expected: readonly string[]): string[] {
  const titles = new Map<string, string[]>()
  return [...compareIds(rows, expected), ...rows.flatMap((row) => examineRow(row))]

  function examineRow({ id, state, file, test, note }: Row): string[] {
    if (!states.includes(state)) return [`${id} has the state "${state}"`]
    if (state === 'later') return note === '' ? [`${id} comes later without a note that says why`] : []
    const tests = readTests(test)
    return [
      ...(exists(file) ? [] : [`${id} names the file "${file}", which is not there`]),
      ...(tests.length === 0 ? [`${id} is ${state} without a test`] : []),
      ...(state === 'departed' && !namesDecision(note)
        ? [`${id} departs without a decision in docs/decisions`]
        : []),
      ...tests
        .filter((test) => !isThere(test))
        .map((test) => `${id} names "${test.file} › ${test.title}", which is not there`),
    ]
  }

  function namesDecision(note: string): boolean {
    const [decision] = /docs\/decisions\/[\w-]+\.md/.exec(note) ?? []
    return decision !== undefined && exists(decision)
  }

  function isThere({ file, title }: NamedTest): boolean {
    if (!exists(file)) return false
    const known = titles.get(file) ?? titlesOf(file, readFileSync(path.join(project, file), 'utf8'))
    titles.set(file, known)
    return known.some((source) => isTitleOf(source, title))
  }

  function exists(file: string): boolean {
    return file !== '' && existsSync(path.join(project, file))
  }
}

function compareIds(rows: readonly Row[], expected: readonly string[]): string[] {
  const given = rows.map(({ id }) => id)
  const known = new Set(expected)
  const there = new Set(given)
  return [
    ...expected.filter((id) => !there.has(id)).map((id) => `${id} is missing from the table`),
    ...[...there].filter((id) => !known.has(id)).map((id) => `${id} is no point of the specification`),
    ...given.filter((id, i) => given.indexOf(id) < i).map((id) => `${id} stands more than once in the table`),
    ...expected
      .filter((id, i) => expected.indexOf(id) < i)
      .map((id) => `${id} stands more than once in the list of ids`),
  ]
}
