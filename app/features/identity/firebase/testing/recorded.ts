import { readFileSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { type Answered, type Asked, openService } from './service'

type Request = { call: string; authorization?: string; body: unknown }
type Exchange = { at: string; request: Request; response: { status: number; body: unknown } }

const emulator = process.env['TEST_FIREBASE_EMULATOR']
const records = process.env['TEST_FIREBASE_RECORD'] === '1'
const file = new URL('recorded.json', import.meta.url)

/**
 * Firebase for tests: exchanges recorded from the Auth emulator per test, which must be requested again in the same
 * words; or the emulator itself (npm run test:firebase).
 */
export async function openFirebase(projectId: string) {
  const recorded = (emulator ? {} : JSON.parse(readFileSync(file, 'utf8'))) as Record<string, Exchange[]>
  const mistakes: string[] = []
  let exchanges: Exchange[] = []
  let done = 0
  const service = await openService(emulator ? passOn : replay)
  if (emulator) await prepare(projectId)
  const ask = (path: string, body: object) =>
    fetch(`http://${service.host}/identitytoolkit.googleapis.com/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    })

  return {
    host: service.host,
    /** The time of the last exchange, so that tokens are as old as when they were recorded. */
    clock: () => (emulator ? new Date() : new Date((exchanges[done - 1] ?? exchanges[0])?.at ?? 0)),
    /** Begins the exchanges of a test. */
    begin(test: string) {
      exchanges = recorded[test] ?? []
      done = 0
      if (emulator) recorded[test] = exchanges
    },
    /** Throws when a request differed from the recorded one or was left out. */
    end() {
      const left = exchanges.slice(done).map(({ request }) => `not asked for: ${request.call}`)
      const wrong = [...mistakes.splice(0), ...left]
      if (wrong.length > 0) throw new Error(wrong.join('\n'))
    },
    /** Saves the exchanges, when recording. */
    close() {
      const some = Object.entries(recorded).filter(([, all]) => all.length > 0)
      if (records) writeFileSync(file, `${JSON.stringify(Object.fromEntries(some), null, 2)}\n`)
    },
    /** Changes an account at Firebase without the shop, as its console would. */
    changeAccount: (change: object) => ask(`/projects/${projectId}/accounts:update`, change),
    async signUpThere(account: object): Promise<{ localId: string }> {
      const answer = await ask('/accounts:signUp?key=key', account)
      return (await answer.json()) as { localId: string }
    },
  }

  async function passOn(asked: Asked): Promise<Answered> {
    const { method, path, body } = asked
    const headers = new Headers({ 'content-type': asked.headers['content-type'] ?? '' })
    if (asked.headers.authorization) headers.set('authorization', asked.headers.authorization)
    const answer = await fetch(`http://${emulator}${path}`, { method, headers, body })
    const shown = JSON.parse(await answer.text(), withoutPasswords) as unknown
    const response = { status: answer.status, body: shown }
    exchanges.push({ at: new Date().toISOString(), request: requestOf(asked), response })
    done = exchanges.length
    return { status: answer.status, body: JSON.stringify(shown) }
  }

  function replay(asked: Asked): Answered {
    const request = requestOf(asked)
    const wanted = exchanges[done++]
    if (!wanted || !isDeepStrictEqual(wanted.request, request)) {
      mistakes.push(`asked: ${JSON.stringify(request)}, recorded: ${JSON.stringify(wanted?.request)}`)
      return { status: 500, body: '{"error":{"message":"NOT_RECORDED"}}' }
    }
    return { status: wanted.response.status, body: JSON.stringify(wanted.response.body) }
  }
}

function requestOf(asked: Asked): Request {
  const isForm = asked.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  const body: unknown = isForm ? Object.fromEntries(new URLSearchParams(asked.body)) : JSON.parse(asked.body)
  const { authorization } = asked.headers
  return { call: `${asked.method} ${asked.path}`, ...(authorization ? { authorization } : {}), body }
}

/** The emulator returns fields that Google hides. */
function withoutPasswords(key: string, value: unknown) {
  return key === 'passwordHash' || key === 'salt' ? undefined : value
}

/** An empty project that hides which addresses exist, as new projects at Google do. */
async function prepare(projectId: string): Promise<void> {
  const at = `http://${emulator}/emulator/v1/projects/${projectId}`
  await fetch(`${at}/accounts`, { method: 'DELETE', headers: { authorization: 'Bearer owner' } })
  await fetch(`${at}/config`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  })
}
