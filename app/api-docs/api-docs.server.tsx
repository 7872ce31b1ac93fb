import { renderToStaticMarkup } from 'react-dom/server'
import { readCookie } from '~/features/identity/sessions/cookies.server'
import { keptAnswer, tagOf } from '~/http/answering/kept.server'
import type { OpenApiDocument } from '~/http/calls/openapi.server'
import type { ApiRoute } from '~/http/calls/route.server'
import type { RequestContext } from '~/server/shop.server'
import frauncesExt from '~/fonts/fraunces-latin-ext.woff2'
import fraunces from '~/fonts/fraunces-latin.woff2'
import manropeExt from '~/fonts/manrope-latin-ext.woff2'
import manrope from '~/fonts/manrope-latin.woff2'
import stylesheet from './api-docs.css?url'
import { ApiDocsPage } from './page'

const fonts = [manrope, manropeExt, fraunces, frauncesExt]

/** The page at /api/docs, made once from the sources of the OpenAPI document. It has no scripts. */
export function apiDocs(routes: readonly ApiRoute[], document: OpenApiDocument) {
  let made: string | undefined
  return (request: Request, { origin, secret, visitor }: RequestContext): Response => {
    made ??= `<!doctype html>${renderToStaticMarkup(<ApiDocsPage {...{ routes, document, stylesheet, fonts }} />)}`
    const theme = /^(light|dark)$/.exec(readCookie(request.headers.get('cookie'), 'theme') ?? '')?.[0]
    const html = made
      .replaceAll('{origin}', origin)
      .replace('<html lang="tr">', theme ? `<html lang="tr" data-theme="${theme}">` : '<html lang="tr">')
    const tag = tagOf(html, { by: 'visitor' }, visitor, secret)
    const response = keptAnswer(request.headers, html, tag, { by: 'visitor' })
    response.headers.set('content-type', 'text/html; charset=utf-8')
    return response
  }
}
