import { expect, test } from 'vitest'
import { withPart } from './document'

const byHand = '# Performance\n\nWritten by hand.\n'

test('a new measurement is added at the end of the document', () => {
  expect(withPart(byHand, { id: 'load', markdown: '## Load' })).toBe(
    `${byHand}\n<!-- bench:load -->\n## Load\n<!-- /bench:load -->\n`,
  )
})

test('measuring again replaces that measurement alone', () => {
  const both = ['load', 'scale'].reduce(
    (document, id) => withPart(document, { id, markdown: `old ${id}` }),
    byHand,
  )
  const again = withPart(`${both}\n## Findings\n`, { id: 'load', markdown: 'new load' })
  expect(again).toContain('new load')
  expect(again).not.toContain('old load')
  expect(again).toContain('old scale')
  expect(again).toContain('Written by hand.')
  expect(again.endsWith('## Findings\n')).toBe(true)
})
