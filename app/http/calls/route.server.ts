import type { z } from 'zod'
import type { Db } from '~/db/connection.server'
import type { Permission, UserIds, Visitor } from '~/features/identity/identity'
import type { IdentityProvider } from '~/features/identity/identity.server'
import type { Failure } from './failures.server'
import type { ListFacets } from './list-meta.server'
import type { LimitName } from '../bounds/limits.server'
import type { ForStore } from '../stored/for-store.server'

/**
 * The visitors who may call. `anyone`: every visitor; `member`: every signed-in customer. Both reach their own data only.
 * `staff` names the permission that a staff member needs, or `all` of the staff. With `members: 'own'` members may call as
 * well, for their own data.
 */
export type Policy = 'anyone' | 'member' | { staff: Permission | 'all'; members?: 'own' }

export type ListMeta = {
  total: number
  start: number
  length: number
  /** Of a search: the one that was probably meant, and the typed words that nothing has. */
  meant?: string | undefined
  left_out?: string[] | undefined
  /** Of a list of products, when the request asks for it: what its filters offer. */
  facets?: ListFacets | undefined
}

/** The request that a route gets beside its parsed input. Identity comes from `visitor` alone. */
export type ApiRequest = {
  db: Db
  visitor: Visitor
  now: Date
  ip: string
  secret: string
  /** Whether a provider of text messages is set up. */
  canSendSms: boolean
  /** Base address of the shop, for links that leave it. */
  origin: string
  clock: () => Date
  identity: IdentityProvider
  /** The current ids of a user. */
  userIdsOf: (userId: number) => Promise<UserIds>
  /** Headers of the request. No permission depends on them. */
  headers: Headers
  /** Set while the answer is made for everybody; null for one caller. */
  stored: ForStore | null
  /** Lines of `Set-Cookie` of the answer. */
  cookies: string[]
}

type Input = { params: unknown; query: unknown; body: unknown }

/** The permitted caches of an answer: every cache for so many seconds, or one browser that revalidates it every time. */
export type Keeping = { by: 'everybody'; seconds: number } | { by: 'visitor' }

/** A call and its answer as the documentation shows them. */
export type Example = { params?: unknown; query?: unknown; body?: unknown; data: unknown; meta?: ListMeta }

/** One call of the API, as the OpenAPI document, the policy check and the router read it. */
export type ApiRoute = {
  method: 'get' | 'post' | 'put' | 'delete'
  /** As in the specification, below /api, with {name} for parameters. */
  path: string
  tag: string
  summary: string
  /** One or two sentences that add to the summary. */
  description?: string
  policy: Policy
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** Schema of `data`. */
  answer: z.ZodType
  /** A list: the answer also has `meta`. */
  list?: boolean
  /** For reading calls. `everybody`: the answer is the same for every visitor. Without this field the answer is not cached. */
  keep?: Keeping
  /**
   * Everybody without an account may get the same answer, of a reading call whose path has `keep` (app/server/stored/). It may be read
   * from a replica.
   */
  stored?: true
  /** Counts against this limit. */
  limit?: LimitName
  /** Counts against this limit as well, depending on its body. */
  alsoLimit?: (body: unknown) => LimitName | null
  /** Takes an Idempotency-Key: 'required' refuses calls without one. */
  idempotency?: 'required' | 'optional'
  /** Its failures, besides those of all calls of its kind. */
  failures?: readonly Failure[]
  example: Example
  run: (request: ApiRequest, input: Input) => Promise<{ data: unknown; meta?: ListMeta; status?: number }>
}

type Schema = z.ZodType | undefined
type Parsed<S> = S extends z.ZodType<infer T> ? T : undefined
/** A part of an example exists when the call has that part. */
type Part<Name extends string, S> = S extends z.ZodType
  ? { [N in Name]: z.input<S> }
  : { [N in Name]?: never }

/** Declares a call. `run` gets parsed input and returns what `answer` describes; undeclared fields are left out of the answer. */
export function route<
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
  A extends z.ZodType = z.ZodType,
>(
  definition: Omit<ApiRoute, 'params' | 'query' | 'body' | 'alsoLimit' | 'answer' | 'example' | 'run'> & {
    params?: P
    query?: Q
    body?: B
    alsoLimit?: (body: Parsed<B>) => LimitName | null
    answer: A
    example: Part<'params', P> & Part<'query', Q> & Part<'body', B> & { data: z.input<A>; meta?: ListMeta }
    run: (
      request: ApiRequest,
      input: { params: Parsed<P>; query: Parsed<Q>; body: Parsed<B> },
    ) => Promise<{ data: z.infer<A>; meta?: ListMeta; status?: number }>
  },
): ApiRoute {
  return definition as ApiRoute
}
