import { data, redirect } from 'react-router'
import type { Db } from '~/db/connection.server'
import { getMainCategory } from '~/features/catalogue/catalogue.server'
import { contentPath } from '~/features/content/content'
import { getContent } from '~/features/content/content.server'
import { findLink, findRedirect } from '~/features/settings/settings.server'
import type { RequestContext } from '~/server/shop.server'
import type { GonePage } from '~/shell/missing'

type Visit = Pick<RequestContext, 'db' | 'clock'>

/**
 * The answer, to be thrown, for a path without a page: a stored redirect, 410 for a page that the shop has removed, else 404.
 * A visitor's query goes along, unless the new address has one.
 */
export async function elsewhere({ db, clock }: Visit, path: string, search: string) {
  const stored = await findRedirect(db, path, search)
  if (stored === null) return data(null, 404)
  if (stored.to === null) return data(await describeGone(db, path), 410)
  const to = await lastAddress({ db, clock }, stored.to)
  const keepsQuery = !stored.ofQuery && !to.includes('?')
  return redirect(keepsQuery ? to + publicPart(search) : to, stored.status)
}

/** The address of a content at once: its short link would redirect again. */
async function lastAddress({ db, clock }: Visit, to: string): Promise<string> {
  const link = /^\/([\w-]{1,200})$/.exec(to)?.[1]
  const found = link === undefined ? null : await findLink(db, link)
  const content = found?.kind === 'content' ? await getContent(db, found.id, clock()) : null
  return content ? contentPath(content) : to
}

/** The category of a product that is no longer sold, for the page that says so. */
async function describeGone(db: Db, path: string): Promise<GonePage> {
  const found = await findLink(db, path.slice(1).replace(/\/$/, '').toLowerCase())
  const category = found?.kind === 'product' ? await getMainCategory(db, found.id) : null
  return { isProduct: found?.kind === 'product', category }
}

// The router adds parameters of its own to requests for data.
function publicPart(search: string): string {
  const params = new URLSearchParams(search)
  for (const own of ['_routes', 'index']) params.delete(own)
  return params.size > 0 ? `?${params}` : ''
}
