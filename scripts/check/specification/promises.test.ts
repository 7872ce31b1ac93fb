import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '../../start/project.mjs'
import { titlesOf } from './titles'

const document = readFileSync(inProject('docs', 'promises.md'), 'utf8')
const named = [...document.matchAll(/`([\w./-]+\.(?:test|spec)\.ts) › ([^`]+)`/g)].map(
  ([, file = '', title = '']) => {
    return { file, title }
  },
)

test('every test named in docs/promises.md exists', () => {
  const missing = named.filter(({ file, title }) => {
    const path = inProject(file)
    return !existsSync(path) || !titlesOf(file, readFileSync(path, 'utf8')).includes(title)
  })
  expect(missing).toEqual([])
})

test('every promise has a test', () => {
  const rows = document.split('\n').filter((line) => /^\| [A-Z]\d\d \|/.test(line))
  expect(rows.length).toBeGreaterThan(35)
  expect(rows.filter((row) => !/`[\w./-]+\.(test|spec)\.ts › /.test(row))).toEqual([])
})
