declare module 'virtual:react-router/server-build' {
  const build: import('react-router').ServerBuild
  export = build
}

/** The list of routes of the document, which the router keeps there. */
interface Window {
  __reactRouterContext: { streamController: ReadableStreamDefaultController<string> }
  __reactRouterManifest: { routes: Record<string, unknown> }
}

/** The address of the first script of stored pages (scripts/build/stored-page.ts). */
declare module 'virtual:stored-page' {
  const address: string
  export default address
}
