import { deadLinks, type Form, readForms, readText } from './pages/html'

type Fetch = (request: Request) => Promise<Response>
type Ask = { method?: string; headers?: Record<string, string>; body?: BodyInit; signal?: AbortSignal }

/** A page as it was received. */
export type Page = {
  path: string
  status: number
  headers: Headers
  html: string
  text: string
  forms: Form[]
}

export type Browser = ReturnType<typeof openBrowser>

/**
 * A browser without JavaScript that can also send requests like fetch(): it keeps cookies, sends the origin of writes,
 * and fills in forms. `origin` is the shop's.
 */
export function openBrowser(fetch: Fetch, origin: string, cookies = new Map<string, string>()) {
  return { cookies, send, get, page, submit, api }

  /** Sends one request and follows no redirect. */
  async function send(
    path: string,
    { method = 'GET', headers = {}, body, signal }: Ask = {},
  ): Promise<Response> {
    const own = new Headers(headers)
    if (cookies.size > 0 && !own.has('cookie')) own.set('cookie', cookieHeader())
    const writes = method !== 'GET' && method !== 'HEAD'
    if (writes && !own.has('origin')) own.set('origin', origin)
    const response = await fetch(
      new Request(new URL(path, origin), { method, headers: own, body, signal, redirect: 'manual' }),
    )
    for (const line of response.headers.getSetCookie()) keepCookie(line)
    return response
  }

  /** Opens an address and follows redirects. Throws when one leaves the shop, or when the page links to a missing part of itself. */
  function page(path: string): Promise<Page> {
    return arrive(path, () => send(path, { headers: { accept: 'text/html' } }))
  }

  /** The answer to a GET as text. */
  async function get(path: string, headers?: Record<string, string>) {
    const response = await send(path, { headers })
    return { response, status: response.status, text: await response.text() }
  }

  /** Sends a form of a page with a button, some fields changed; undefined leaves a field out. With files it is multipart. */
  function submit(
    from: Page,
    form: Form,
    fields: Record<string, string | undefined> = {},
    button?: string,
    files?: Files,
  ): Promise<Page> {
    const target = new URL(form.action || from.path, new URL(from.path, origin))
    const pressed = form.buttons.find(({ value, label }) => value === button || label === button)
    if (button && !pressed) throw new Error(`No button ${button} in ${JSON.stringify(form.buttons)}`)
    const filled = form.fields.filter(([name]) => !(name in fields))
    for (const [name, value] of Object.entries(fields)) if (value !== undefined) filled.push([name, value])
    if (pressed?.name) filled.push([pressed.name, pressed.value])
    const body = files ? withFiles(filled, files) : new URLSearchParams(filled)
    if (form.method === 'GET') return page(`${target.pathname}?${new URLSearchParams(filled)}`)
    const path = target.pathname + target.search
    return arrive(path, () =>
      send(path, { method: 'POST', body, headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin' } }),
    )
  }

  /** Calls the API, with a JSON body when one is given. */
  async function api(path: string, body?: unknown, { method, headers }: Ask = {}) {
    const json = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body)
    const response = await send(`/api${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { ...(json === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      body: json,
    })
    const answer = response.status === 304 ? {} : await response.json()
    return { response, status: response.status, body: answer as ApiBody }
  }

  async function arrive(path: string, first: () => Promise<Response>): Promise<Page> {
    let response = await first()
    let at = path
    for (let hops = 0; response.status >= 300 && response.status < 400; hops++) {
      if (hops === 5) throw new Error(`${path} redirects without end`)
      const target = new URL(response.headers.get('location')!, new URL(at, origin))
      if (target.origin !== origin) throw new Error(`${path} leads away to ${target.href}`)
      at = target.pathname + target.search
      response = await send(at, { headers: { accept: 'text/html' } })
    }
    const html = await response.text()
    const dead = deadLinks(html)
    if (dead.length > 0) throw new Error(`${at} links to parts it does not have: ${dead.join(', ')}`)
    return new ReadPage(at, response, html)
  }

  function cookieHeader(): string {
    return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  function keepCookie(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
    const at = pair.indexOf('=')
    if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) cookies.delete(pair.slice(0, at))
    else cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }
}

/** Parts of a page are parsed on demand: most tests read few of them. */
class ReadPage implements Page {
  readonly status: number
  readonly headers: Headers
  #text: string | undefined
  #forms: Form[] | undefined

  constructor(
    readonly path: string,
    { status, headers }: Response,
    readonly html: string,
  ) {
    this.status = status
    this.headers = headers
  }
  get text(): string {
    return (this.#text ??= readText(this.html))
  }
  get forms(): Form[] {
    return (this.#forms ??= readForms(this.html))
  }
}

/** Files of a form by field: their names and contents. */
export type Files = Record<string, { name: string; bytes: Uint8Array }>

function withFiles(fields: readonly [string, string][], files: Files): FormData {
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value)
  for (const [field, { name, bytes }] of Object.entries(files))
    body.append(field, new Blob([new Uint8Array(bytes)]), name)
  return body
}

/** An answer of the API: `data` or a problem. Tests name the type that they expect. */
export type ApiBody = {
  data?: never
  meta?: { total: number; start: number; length: number }
  status?: number
  code?: string
  title?: string
  requestId?: string
  errors?: { path: string; code: string; message: string }[]
}
