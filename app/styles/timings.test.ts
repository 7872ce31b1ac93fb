import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Declarations of the first rule of a style sheet with this selector. */
function rule(sheet: string, selector: string): string {
  const css = readFileSync(`app/styles/${sheet}.css`, 'utf8')
  const start = css.indexOf(`${selector} {`)
  expect(start).toBeGreaterThanOrEqual(0)
  return css.slice(start, css.indexOf('}', start))
}

test('the loading bar waits 200 ms and takes 5 s', () => {
  expect(rule('shell/header', '.page-progress')).toMatch(/animation: progress 5s 200ms /)
})
