import routes from '../../routes'

/** Every route of app/routes.ts in one list: a frame stands before the pages inside it. */
export const allRoutes = routes.flatMap((route) => [route, ...(route.children ?? [])])

/** The routes of pages, without the frames around them. */
export const pageRoutes = allRoutes.filter(({ children }) => !children)

/** Path of a route: `/` for the home page. */
export const pathOf = ({ path }: { path?: string | undefined }): string => `/${path ?? ''}`

/** Id of a route. The build names a route after its module, unless the route has an id. */
export const idOf = ({ id, file }: { id?: string | undefined; file: string }): string =>
  id ?? file.replace(/\.tsx?$/, '')
