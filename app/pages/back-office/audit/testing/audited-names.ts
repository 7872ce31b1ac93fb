import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** Names that the code writes into the audit log, with the expressions that this reader cannot follow. */
export type AuditedNames = {
  kinds: Set<string>
  /** The kinds whose rows an editor writes as a whole. */
  edited: Set<string>
  /** Verbs, without the kind before them. */
  actions: Set<string>
  fields: Set<string>
  /** `expression` as the source has it, for example `termsOf(partner)`. */
  unread: { file: string; part: 'action' | 'subject' | 'before' | 'after'; expression: string }[]
}

type Node = { type: string; start: number; end: number; [key: string]: unknown }

const sources = globSync(['app/**/*.ts', 'scripts/admin/**/*.ts']).filter(
  (file) => !/\/testing\/|\.test\.ts$/.test(file),
)

/** Reads every call of `audit(…)` and every editor of the source. */
export function readAuditedNames(): AuditedNames {
  const names: AuditedNames = {
    kinds: new Set(),
    edited: new Set(),
    actions: new Set(),
    fields: new Set(),
    unread: [],
  }
  for (const file of sources) {
    const source = readFileSync(file, 'utf8')
    if (file.startsWith('app/db/') || !/\baudit\(|Editor</.test(source)) continue
    new Reader(file, source, names).read()
  }
  return names
}

/** The names of all fields in a type of a file, those of the objects inside it included. */
export function fieldsOfType(file: string, name: string): string[] {
  const found: string[] = []
  const source = readFileSync(file, 'utf8')
  for (const node of everyNode(parse(file, source)))
    if (node.type === 'TSTypeAliasDeclaration' && (node['id'] as Node)['name'] === name)
      for (const inside of everyNode(node))
        if (inside.type === 'TSPropertySignature') found.push(nameOf(inside['key'] as Node)!)
  if (found.length === 0) throw new Error(`No type ${name} with fields in ${file}`)
  return found
}

/** The names in an object that a file declares, for example the columns that it selects. */
export function fieldsOfObject(file: string, name: string): string[] {
  const source = readFileSync(file, 'utf8')
  for (const node of everyNode(parse(file, source)))
    if (node.type === 'VariableDeclarator' && (node['id'] as Node)['name'] === name) {
      const value = plain(node['init'] as Node)
      if (value.type === 'ObjectExpression')
        return (value['properties'] as Node[]).flatMap((one) => nameOf(one['key'] as Node) ?? [])
    }
  throw new Error(`No object ${name} in ${file}`)
}

class Reader {
  constructor(
    private readonly file: string,
    private readonly source: string,
    private readonly names: AuditedNames,
  ) {}

  private readonly constants = new Map<string, Node>()

  read(): void {
    const nodes = [...everyNode(parse(this.file, this.source))]
    for (const node of nodes)
      if (node.type === 'VariableDeclarator' && node['init'])
        this.constants.set(nameOf(node['id'] as Node) ?? '', plain(node['init'] as Node))
    for (const node of nodes) {
      if (node.type === 'CallExpression' && nameOf(node['callee'] as Node) === 'audit') this.readCall(node)
      if (node.type === 'ObjectExpression') this.readEditor(node)
    }
  }

  private readCall(call: Node): void {
    const entry = plain((call['arguments'] as Node[])[1]!)
    // The generic editing passes what its editors declare.
    if (this.file === 'app/http/calls/editing.server.ts') return
    const parts = new Map<string | undefined, Node>()
    for (const property of entry['properties'] as Node[])
      for (const one of property.type === 'SpreadElement' ? propertiesIn(property) : [property])
        parts.set(nameOf(one['key'] as Node), this.follow(one['value'] as Node))
    const [action, subject] = [parts.get('action')!, parts.get('subject')!]
    const kind = firstWord(subject)
    if (kind) this.names.kinds.add(kind)
    else this.leave('subject', subject)
    const actions = texts(action)
    if (!actions) this.leave('action', action)
    for (const one of actions ?? [])
      this.names.actions.add(kind && one.startsWith(`${kind} `) ? one.slice(kind.length + 1) : one)
    for (const part of ['before', 'after'] as const) {
      const state = parts.get(part)
      if (state) this.readState(part, state)
    }
  }

  private readState(part: 'before' | 'after', given: Node): void {
    const value = this.follow(given)
    if (value.type === 'Identifier' && value['name'] === 'undefined') return
    if (value.type === 'ConditionalExpression') {
      this.readState(part, value['consequent'] as Node)
      this.readState(part, value['alternate'] as Node)
    } else if (value.type === 'LogicalExpression') this.readState(part, value['right'] as Node)
    else if (value.type === 'ObjectExpression')
      for (const property of value['properties'] as Node[]) {
        if (property.type === 'SpreadElement') this.readState(part, property['argument'] as Node)
        else this.names.fields.add(nameOf(property['key'] as Node)!)
      }
    else this.leave(part, value)
  }

  private readEditor(node: Node): void {
    const properties = node['properties'] as Node[]
    const named = new Map(properties.map((one) => [nameOf(one['key'] as Node), one['value'] as Node]))
    const table = named.get('table')
    const has = (...names: string[]) => names.every((name) => named.has(name))
    // Newsletters and campaigns give their parts to one editor, which names no table of its own.
    const isEditor = has('read', 'remove') && (has('add', 'change') || has('insert', 'update'))
    if (!table || !isEditor || table.type === 'MemberExpression') return
    this.names.kinds.add(String(table['value']))
    this.names.edited.add(String(table['value']))
    for (const verb of ['add', 'change', 'remove']) this.names.actions.add(verb)
  }

  private leave(part: AuditedNames['unread'][number]['part'], { start, end }: Node): void {
    this.names.unread.push({ file: this.file, part, expression: this.source.slice(start, end) })
  }

  /** The value of a constant of this file, or the node itself. */
  private follow(given: Node): Node {
    const node = plain(given)
    const known = node.type === 'Identifier' ? this.constants.get(String(node['name'])) : undefined
    return known && ['ObjectExpression', 'TemplateLiteral', 'Literal'].includes(known.type) ? known : node
  }
}

/** The possible texts of an expression; null when it depends on more than literals. */
function texts(node: Node): string[] | null {
  if (node.type === 'Literal') return [String(node['value'])]
  if (node.type === 'ConditionalExpression') {
    const both = [node['consequent'], node['alternate']].map((one) => texts(plain(one as Node)))
    return both.some((one) => one === null) ? null : both.flatMap((one) => one!)
  }
  if (node.type !== 'TemplateLiteral') return null
  const quasis = (node['quasis'] as Node[]).map((one) => (one['value'] as { cooked: string }).cooked)
  let found = [quasis[0]!]
  for (const [at, expression] of (node['expressions'] as Node[]).entries()) {
    const parts = texts(plain(expression))
    if (!parts) return null
    found = found.flatMap((start) => parts.map((part) => start + part + quasis[at + 1]!))
  }
  return found
}

/** The kind at the start of a subject; null when it is not written out. */
function firstWord(node: Node): string | null {
  const start =
    node.type === 'Literal'
      ? String(node['value'])
      : node.type === 'TemplateLiteral'
        ? ((node['quasis'] as Node[])[0]!['value'] as { cooked: string }).cooked
        : ''
  return /^[a-z_]+/.exec(start)?.[0] ?? null
}

const propertiesIn = (node: Node): Node[] => [...everyNode(node)].filter(({ type }) => type === 'Property')

function parse(file: string, source: string): Node {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]!.message}`)
  return program as unknown as Node
}

function nameOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Identifier') return String(node['name'])
  return node?.type === 'Literal' ? String(node['value']) : undefined
}

/** The expression without `as const` and the like. */
function plain(node: Node): Node {
  return [
    'TSAsExpression',
    'TSSatisfiesExpression',
    'TSNonNullExpression',
    'ParenthesizedExpression',
  ].includes(node.type)
    ? plain(node['expression'] as Node)
    : node
}

function* everyNode(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* everyNode(one)
  else if (typeof value === 'object' && value !== null) {
    if ('type' in value) yield value as Node
    for (const part of Object.values(value)) yield* everyNode(part)
  }
}
