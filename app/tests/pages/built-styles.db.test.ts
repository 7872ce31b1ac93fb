import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { builtClient, buildShop } from '~/testing/server/built-shop'

beforeAll(buildShop, 120_000)

// The minifier turns a selector that it does not understand into an empty list, which matches nothing: its element stays hidden.
test('every rule keeps its selector in the build', () => {
  const folder = join(builtClient, 'assets')
  const styles = readdirSync(folder).filter((name) => name.endsWith('.css'))
  expect(styles).not.toEqual([])
  for (const name of styles)
    expect(readFileSync(join(folder, name), 'utf8')).not.toMatch(/:(is|where|has|not)\((:is\(\))?\)/)
})
