import { z } from 'zod'
import { compatibility } from './compatibility'
import { idempotently, readIdempotencyKey } from './idempotency.server'
import { isAnswered } from './idempotency-store.server'
import { parseInput, readQuery } from '../reading/input.server'
import { keptAnswer, tagOf } from '../answering/kept.server'
import type { LimitName } from '../bounds/limits.server'
import { Problem } from '../answering/problem.server'
import type { ApiRequest, ApiRoute, Keeping } from './route.server'
import { readJson } from '../reading/strict-json.server'
import { text } from '../text'

const nothing = z.strictObject(compatibility)

type Call = {
  request: Request
  params: Record<string, string>
  api: ApiRequest
  /** The caller, as compatibility fields of the request may name them. */
  caller: { key: string; uid: string | null; sessionToken: string | undefined }
  /** Counts one action. Returns the seconds to wait; 0: go on. */
  waitFor: (limit: LimitName) => Promise<number>
}

/** Parses, checks, runs one call and wraps its answer in the envelope. Throws Problem for every refusal. */
export async function callRoute(route: ApiRoute, call: Call): Promise<Response> {
  const url = new URL(call.request.url)
  if (route.limit) await refuseTooMany(call, route.limit)
  const rawBody = route.method === 'get' ? undefined : await readJson(call.request)
  const rawQuery = readQuery(url)
  refuseForeignIdentity(call, rawQuery, rawBody)
  // Unknown parameters are refused, except by reading calls that declare none.
  const undeclared = route.method === 'get' ? undefined : nothing
  const query = route.query ?? undeclared
  const body = route.body ?? undeclared
  const input = {
    params: route.params ? parseInput(route.params, call.params) : undefined,
    query: query && parseInput(query, rawQuery),
    body: body && parseInput(body, rawBody),
  }
  const key = route.idempotency ? readIdempotencyKey(call.request.headers.get('idempotency-key')) : null
  if (route.idempotency === 'required' && !key)
    throw new Problem(400, 'idempotency_key_missing', text.keyMissing)
  // Counted before the transaction: the count stays after a rollback and needs no second connection inside it.
  // A replayed call changes nothing and is not counted.
  const also = route.alsoLimit?.(input.body) ?? null
  const isRepeated =
    also !== null && key !== null && (await isAnswered(call.api.db, { owner: call.caller.key, key }))
  if (also && !isRepeated) await refuseTooMany(call, also)
  if (!key) {
    const { status = 200, data, meta } = await route.run(call.api, input)
    const answer = meta ? { data, meta } : { data }
    return route.keep ? kept(route.keep, call, answer) : Response.json(answer, { status })
  }
  const request = { path: url.pathname.replace(/\/$/, ''), body: rawBody }
  const { status, answer } = await idempotently(
    call.api.db,
    { owner: call.caller.key, key, request },
    async (db) => {
      const { status = 200, ...answer } = await route.run({ ...call.api, db }, input)
      return { status, answer }
    },
  )
  return Response.json(answer, { status })
}

function kept(keep: Keeping, { request, api }: Call, answer: unknown): Response {
  const body = JSON.stringify(answer)
  return keptAnswer(request.headers, body, tagOf(body, keep, api.visitor, api.secret), keep)
}

async function refuseTooMany({ waitFor }: Call, limit: LimitName): Promise<void> {
  const seconds = await waitFor(limit)
  if (seconds > 0)
    throw new Problem(429, 'too_many_requests', text.tooManyRequests(seconds), [], {
      'retry-after': String(seconds),
    })
}

/** Throws 403 when `uid`, `user-uid` or `session_id` names another visitor. The shop accepts these fields for compatibility only. */
function refuseForeignIdentity(call: Call, query: Record<string, string>, body: unknown): void {
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const sessions = [query.session_id, fields.session_id]
  const users = [query.uid, fields.uid, call.request.headers.get('user-uid')]
  const { uid, sessionToken } = call.caller
  const isForeign = (ids: unknown[], own: string | null | undefined) =>
    ids.some((id) => isGiven(id) && id !== own)
  if (isForeign(sessions, sessionToken) || isForeign(users, uid))
    throw new Problem(403, 'foreign_identity', text.foreignIdentity)
}

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ''
