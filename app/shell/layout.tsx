import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { BasicLayout } from './layouts/basic'
import { DefaultLayout } from './layouts/default'
import { NotLoggedLayout } from './layouts/not-logged'
import type { ShellData } from './shell-data'

/** The frame that a route module asks for, in `export const handle: PageHandle`. */
export type PageHandle = {
  /** The secure-shopping header. */
  layout?: 'basic'
  /** Guests are told what members see: on pages that show goods, where nobody is about to pay (docs/product.md §1). */
  membership?: true
}

/** The layout of a page (docs/product.md §4): basic where the page says so, else by who looks at it. */
export function PageLayout({ shell, children }: { shell: ShellData; children: ReactNode }) {
  const handles = useMatches().flatMap(({ handle, loaderData }) => ({
    ...(handle as PageHandle),
    loaderData,
  }))
  if (handles.some(({ layout }) => layout === 'basic'))
    return <BasicLayout shell={shell}>{children}</BasicLayout>
  if (!isGuest(shell)) return <DefaultLayout shell={shell}>{children}</DefaultLayout>
  // A page that is not there has no data.
  const membership = handles.some((page) => page.membership && page.loaderData !== undefined)
  return (
    <NotLoggedLayout shell={shell} membership={membership}>
      {children}
    </NotLoggedLayout>
  )
}

// Members come with their own kind of visitor.
function isGuest({ visitor }: ShellData): boolean {
  return visitor.kind === 'guest'
}
