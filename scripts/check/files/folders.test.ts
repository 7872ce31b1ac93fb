import { expect, test } from 'vitest'
import { examineFolders, mostFiles } from './folders'

const filesIn = (folder: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${folder}/file-${i}.ts`)

test('a folder may hold as many files as the limit says, those of its folders not counted', () => {
  const files = [...filesIn('app/shop', mostFiles), ...filesIn('app/shop/ui', mostFiles)]
  expect(examineFolders(files, {})).toEqual([])
})

test('a folder with one file more is named with its count', () => {
  expect(examineFolders(filesIn('app/shop', mostFiles + 1), {})).toEqual([
    `app/shop holds ${mostFiles + 1} files: sort them into folders by what they do`,
  ])
})

test('a folder on the list may hold more', () => {
  expect(examineFolders(filesIn('migrations', 99), { migrations: 'side by side' })).toEqual([])
})

test('a listed folder that has become small must be removed from the list', () => {
  expect(examineFolders(filesIn('migrations', 2), { migrations: 'side by side' })).toEqual([
    `migrations holds at most ${mostFiles} files and needs no exception`,
  ])
})
