import type { BrowserContext } from '@playwright/test'

/**
 * Adds a line to `seen` for everything that a page must not do: errors in the console, uncaught errors, violations of the
 * Content-Security-Policy, failed requests, answers of 400 and above, and any request that leaves the shop.
 */
export async function watchContext(context: BrowserContext, shop: string, seen: string[]): Promise<void> {
  const path = (url: string) => (url.startsWith(shop) ? url.slice(shop.length) : url)
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      console.error(`policy ${violatedDirective} ${blockedURI} in ${sourceFile}`)
    })
  })
  context.on('console', (message) => {
    // The browser's own line about a failed request; the request itself is caught below.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return
    seen.push(`console: ${message.text()} (${path(message.location().url)})`)
  })
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().stack ?? error.error().message}`))
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== shop) seen.push(`elsewhere: ${request.url()}`)
  })
  context.on('response', (response) => {
    if (response.status() < 400) return
    seen.push(`${response.status()} ${response.request().method()} ${path(response.url())}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Aborted by a navigation, or replaced by a newer request.
    if (reason === 'net::ERR_ABORTED') return
    seen.push(`failed: ${request.method()} ${path(request.url())} ${reason}`)
  })
}
