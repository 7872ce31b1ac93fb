/** One tag of a page that React has rendered: attributes are always quoted and escaped. */
export type Tag = {
  name: string
  closes: boolean
  attributes: Record<string, string>
  from: number
  to: number
}

/** A form as a browser without JavaScript sees it. */
export type Form = {
  method: string
  action: string
  fields: [name: string, value: string][]
  /** The options of each select. */
  options: Record<string, { value: string; label: string }[]>
  /** Its submit buttons. */
  buttons: { name: string; value: string; label: string }[]
}

const rawText = /^(script|style|title|textarea)$/

/** All tags of a page in order. Scripts, styles and comments are skipped. */
export function readTags(html: string): Tag[] {
  const tags: Tag[] = []
  const pattern = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/g
  for (let match = pattern.exec(html); match; match = pattern.exec(html)) {
    const [whole, slash, given, attributes = ''] = match
    if (!given) continue
    const name = given.toLowerCase()
    const from = match.index
    tags.push(new ReadTag(name, slash === '/', attributes, from, from + whole.length))
    if (slash || !rawText.test(name)) continue
    const end = html.indexOf(`</${given}`, pattern.lastIndex)
    if (end >= 0) pattern.lastIndex = end
  }
  return tags
}

/** Attributes are parsed on demand: of hundreds of tags few are read. */
class ReadTag implements Tag {
  readonly #source: string
  #attributes: Record<string, string> | undefined

  constructor(
    readonly name: string,
    readonly closes: boolean,
    source: string,
    readonly from: number,
    readonly to: number,
  ) {
    this.#source = source
  }
  get attributes(): Record<string, string> {
    return (this.#attributes ??= readAttributes(this.#source))
  }
}

/** All forms of a page, with the values they would send. */
export function readForms(html: string): Form[] {
  const tags = readTags(html)
  return tags.flatMap((tag, start) => {
    if (tag.name !== 'form' || tag.closes) return []
    const end = tags.findIndex((other, i) => i > start && other.name === 'form' && other.closes)
    const form = readForm(html, tag, tags.slice(start + 1, end))
    addNamingButtons(form, html, tag.attributes.id, tags)
    return [form]
  })
}

// Buttons that name the form, wherever they stand.
function addNamingButtons(form: Form, html: string, id: string | undefined, tags: Tag[]): void {
  if (!id || !html.includes(` form="${id}"`)) return
  for (const [i, tag] of tags.entries())
    if (tag.name === 'button' && !tag.closes && tag.attributes.form === id)
      addButton(form, html, tag, tags.slice(i + 1))
}

/** The readable text: the page without tags, scripts and styles. */
export function readText(html: string): string {
  const visible = html.replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ').replace(/<!--.*?-->/gs, '')
  return decode(visible.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ')
}

/** Contents of the scripts that carry structured data. */
export function readJsonLd(html: string): unknown[] {
  const found = html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)
  return [...found].map(([, json]) => JSON.parse(json!) as unknown)
}

function readForm(html: string, { attributes }: Tag, inside: Tag[]): Form {
  const form: Form = {
    method: (attributes.method ?? 'get').toUpperCase(),
    action: attributes.action ?? '',
    fields: [],
    options: {},
    buttons: [],
  }
  for (const [i, tag] of inside.entries()) {
    if (tag.closes || tag.attributes.form !== undefined || tag.attributes.disabled !== undefined) continue
    const after = inside.slice(i + 1)
    if (tag.name === 'button') addButton(form, html, tag, after)
    else if (tag.attributes.name) addField(form, html, tag, after)
  }
  return form
}

function addButton(form: Form, html: string, { attributes, to }: Tag, after: Tag[]): void {
  const { name = '', value = '', type = 'submit' } = attributes
  if (type !== 'submit') return
  const content = html.slice(to, after.find((tag) => tag.name === 'button')!.from)
  form.buttons.push({ name, value, label: attributes['aria-label'] ?? readText(content).trim() })
}

function addField(form: Form, html: string, { name, attributes, to }: Tag, after: Tag[]): void {
  const { name: field = '', type = 'text', value = '' } = attributes
  if (name === 'textarea') form.fields.push([field, decode(html.slice(to, after[0]!.from))])
  else if (name === 'select') addSelect(form, html, field, after)
  else if (name !== 'input' || /^(submit|button|image|file)$/.test(type)) return
  else if (!/^(checkbox|radio)$/.test(type)) form.fields.push([field, value])
  else if (attributes.checked !== undefined) form.fields.push([field, attributes.value ?? 'on'])
}

function addSelect(form: Form, html: string, field: string, after: Tag[]): void {
  const end = after.findIndex(({ name, closes }) => name === 'select' && closes)
  const options = after.slice(0, end).filter(({ name, closes }) => name === 'option' && !closes)
  form.options[field] = options.map(({ to, attributes }) => ({
    value: attributes.value ?? '',
    label: decode(html.slice(to, html.indexOf('<', to))),
  }))
  const chosen = options.find(({ attributes }) => attributes.selected !== undefined) ?? options[0]
  form.fields.push([field, chosen?.attributes.value ?? ''])
}

function readAttributes(source: string): Record<string, string> {
  const pairs = source.matchAll(/([^\s=>/]+)(?:="([^"]*)")?/g)
  return Object.fromEntries([...pairs].map(([, name, value = '']) => [name!.toLowerCase(), decode(value)]))
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }

function decode(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, number?: string, name?: string) => {
      if (name) return entities[name] ?? whole
      return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(number))
    },
  )
}

/** The links of a page to missing parts of itself, for example to the fields of an error summary. */
export function deadLinks(html: string): string[] {
  return [...html.matchAll(/ href="#([^"]+)"/g)]
    .map(([, part = '']) => part)
    .filter((part) => !html.includes(` id="${part}"`))
}
