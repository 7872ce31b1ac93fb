import { parseSync } from 'vite'

type Node = { type: string } & Record<string, unknown>

const suites = new Set(['describe', 'suite'])
const tests = new Set(['test', 'it'])
/** Ways to declare a test that runs; `test.skip` and `test.step` do not. */
const ways = new Set(['each', 'for', 'only', 'serial', 'parallel', 'concurrent', 'sequential'])

/**
 * Titles of the tests that a source file declares for Vitest or Playwright, with the titles of the suites around them:
 * `suite › title`. Computed parts stay as written: `${path} answers`, `%s is refused`.
 */
export function titlesOf(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const titles: string[] = []
  visit(program, [])
  return titles

  function visit(value: unknown, around: readonly string[]): void {
    if (Array.isArray(value)) return value.forEach((part) => visit(part, around))
    if (!isNode(value)) return
    const declared = declarationOf(value)
    const title = declared && textOf(declared.title, source)
    if (declared?.kind === 'test' && title !== null) titles.push([...around, title].join(' › '))
    const inside = declared?.kind === 'suite' && title !== null ? [...around, title] : around
    for (const part of Object.values(value)) visit(part, inside)
  }
}

function declarationOf(node: Node): { kind: 'suite' | 'test'; title: unknown } | null {
  if (node.type !== 'CallExpression') return null
  const [root = '', ...properties] = namesOf(node.callee)
  const [title, body] = node.arguments as unknown[]
  if (body === undefined) return null
  const isSuite = suites.has(root) || properties[0] === 'describe'
  const further = properties[0] === 'describe' ? properties.slice(1) : properties
  if (!(isSuite ? suites.has(root) || tests.has(root) : tests.has(root))) return null
  return further.every((name) => ways.has(name)) ? { kind: isSuite ? 'suite' : 'test', title } : null
}

/** The names in `test.describe.serial` and `it.each([…])`; empty for any other callee. */
function namesOf(callee: unknown): string[] {
  if (!isNode(callee)) return []
  if (callee.type === 'Identifier') return [String(callee.name)]
  if (callee.type === 'CallExpression') return namesOf(callee.callee)
  if (callee.type === 'TaggedTemplateExpression') return namesOf(callee.tag)
  if (callee.type !== 'MemberExpression' || callee.computed === true) return []
  return [...namesOf(callee.object), ...namesOf(callee.property)]
}

function textOf(title: unknown, source: string): string | null {
  if (!isNode(title)) return null
  if (title.type === 'Literal') return typeof title.value === 'string' ? title.value : null
  if (title.type !== 'TemplateLiteral') return `\${${source.slice(Number(title.start), Number(title.end))}}`
  const quasis = title.quasis as { value: { cooked: string } }[]
  const expressions = title.expressions as { start: number; end: number }[]
  const filled = expressions.map(({ start, end }) => `\${${source.slice(start, end)}}`)
  return quasis.map(({ value }, i) => value.cooked + (filled[i] ?? '')).join('')
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
