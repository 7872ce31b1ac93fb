/** Pages behind links that are pointed at or pressed; the browser's own prefetching until the router takes over (./wake.ts). */
const rules = {
  prefetch: [{ where: { selector_matches: 'a[data-ahead]' }, eagerness: 'moderate' }],
}

/**
 * The tags that start a stored page, instead of the script that starts React on every other page. `address`: of its
 * first script; `data`: address of the data with which the router starts, null when the page holds them.
 */
export function firstTags(address: string, nonce: string, data: string | null): string {
  const named = data ? ` data-page="${data}"` : ''
  return `<script nonce="${nonce}" type="speculationrules">${JSON.stringify(rules)}</script><script type="module" src="${address}"${named}></script>`
}
