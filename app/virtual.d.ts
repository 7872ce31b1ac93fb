declare module 'virtual:react-router/server-build' {
  const build: import('react-router').ServerBuild
  export = build
}

/** The list of routes of the document, which the router keeps there. */
interface Window {
  __reactRouterManifest: { routes: Record<string, unknown> }
}
