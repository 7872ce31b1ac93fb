import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { BasicLayout } from './layouts/basic'
import { DefaultLayout } from './layouts/default'
import { NotLoggedLayout } from './layouts/not-logged'
import type { ShellData } from './shell-data'

/** A route module that wants the secure-shopping header says `export const handle: PageHandle = { layout: 'basic' }`. */
export type PageHandle = { layout?: 'basic' }

/** The layout of a page (product.md §4): basic where the page says so, else by who looks at it. */
export function PageLayout({ shell, children }: { shell: ShellData; children: ReactNode }) {
  const basic = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.layout === 'basic')
  const Chosen = basic ? BasicLayout : isGuest(shell) ? NotLoggedLayout : DefaultLayout
  return <Chosen shell={shell}>{children}</Chosen>
}

// Members come with their own kind of visitor.
function isGuest({ visitor }: ShellData): boolean {
  return visitor.kind === 'guest'
}
