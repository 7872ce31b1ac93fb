import { join } from 'node:path'
import { createRequestHandler, type ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import { loadStaticFiles } from '~/http/answering/static-files.server'
import { requirePagePolicies } from '~/page-policies'
import { apiEndpoints } from './api-endpoints.server'
import { type App, createApp, type PageServer } from './app.server'
import { health } from './health.server'
import { answerScrape } from './metrics/scrape.server'
import { openPageLimits } from './page-limits.server'
import type { Deps } from './shop.server'
import { openCataloguePages, openStorable } from './stored/storable.server'
import { openStoredAnswers } from './stored/stored-answers.server'

export type Answering = { fetch: App['fetch']; stored?: ReturnType<typeof storedAnswers> }

/** The answers of this process: pages and API, or of a worker nothing but how it is. `vite` gives pages with hot reload. */
export async function openAnswering(deps: Deps, vite: ViteDevServer | undefined): Promise<Answering> {
  if (deps.config.role === 'worker') return onlyHealth(deps)

  const pageServer = vite ? developedPages(vite) : await builtPageServer()
  const app = createApp(deps, pageServer)
  const stored = pageServer.isStorable && storedAnswers(deps, app, pageServer.isStorable)
  return { fetch: stored?.fetch ?? app.fetch, stored }
}

/** A worker tells how it is and its metrics. It has no pages. */
const onlyHealth = (deps: Deps): Answering => ({
  async fetch(request) {
    const { pathname } = new URL(request.url)
    const answer = (await health(pathname, deps)) ?? (await answerScrape(request, pathname, deps))
    return answer ?? new Response(null, { status: 404 })
  },
})

/** The store of answers that everybody may get; undefined when the configuration gives it no memory. */
function storedAnswers(deps: Deps, app: App, isStorable: NonNullable<PageServer['isStorable']>) {
  const maxBytes = deps.config.storedAnswersMb * 1024 * 1024
  return maxBytes === 0 ? undefined : openStoredAnswers(deps, { app, maxBytes, isStorable })
}

/** The pages as built for production, with the limits of their forms. Throws when one of them has no policy. */
export async function builtPages(): Promise<PageServer> {
  const build = (await import('virtual:react-router/server-build')) as ServerBuild
  requirePagePolicies(Object.keys(build.routes))
  return {
    pages: createRequestHandler(build, 'production'),
    limitsOf: openPageLimits(build.routes),
    isStorable: openStorable(build.routes, apiEndpoints),
    isCataloguePage: openCataloguePages(build.routes),
  }
}

/** Opens the metrics of one app. Only shops that want them load the library, which takes 20 MB. */
export async function builtPageServer() {
  return { ...(await builtPages()), files: await loadStaticFiles(join(import.meta.dirname, '../client')) }
}

function developedPages(vite: ViteDevServer): PageServer {
  const load = async () => {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
    requirePagePolicies(Object.keys(build.routes))
    return build
  }
  return {
    pages: createRequestHandler(load, 'development'),
    limitsOf: async (request) => openPageLimits((await load()).routes)(request),
  }
}
