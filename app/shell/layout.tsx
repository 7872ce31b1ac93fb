import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { BasicLayout } from './layouts/basic'
import { DefaultLayout } from './layouts/default'
import { NotLoggedLayout } from './layouts/not-logged'
import type { ShellData } from './shell-data'

/** Layout options of a route module: `export const handle: PageHandle`. */
export type PageHandle = {
  /** `basic`: the reduced header of checkout and payment. `bare`: the page has a frame of its own (back office). */
  layout?: 'basic' | 'bare'
  /** Shows guests the membership prompt: on pages with goods, outside checkout (docs/product.md §1). */
  membership?: true
}

/** True when the page has a frame of its own and needs none of the shop's parts. */
export function useIsBare(): boolean {
  return useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.layout === 'bare')
}

/**
 * The layout of a page (docs/product.md §4): basic where the page asks for it, otherwise by visitor. `isError`: the page is not
 * shown, so that its own frame does not stand around the children.
 */
export function PageLayout({
  shell,
  isError = false,
  children,
}: {
  shell: ShellData
  isError?: boolean
  children: ReactNode
}) {
  const handles = useMatches().flatMap(({ handle, loaderData }) => ({
    ...(handle as PageHandle),
    loaderData,
  }))
  if (!isError && handles.some(({ layout }) => layout === 'bare')) return children
  if (handles.some(({ layout }) => layout === 'basic'))
    return <BasicLayout shell={shell}>{children}</BasicLayout>
  if (!isGuest(shell)) return <DefaultLayout shell={shell}>{children}</DefaultLayout>
  // A page that was not found has no data.
  const membership = handles.some((page) => page.membership && page.loaderData !== undefined)
  return (
    <NotLoggedLayout shell={shell} membership={membership}>
      {children}
    </NotLoggedLayout>
  )
}

// True for a guest; members have their own kind of visitor.
function isGuest({ visitor }: ShellData): boolean {
  return visitor.kind === 'guest'
}
