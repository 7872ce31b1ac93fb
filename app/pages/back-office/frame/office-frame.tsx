import type { ReactNode } from 'react'
import { useShell } from '~/shell/use-shell'
import { contentId } from '~/shell/skip-link'
import type { FrameData } from './frame-data'
import { Keys } from './keys'
import { Menu } from './menu'
import { TopBar } from './top-bar'

/** Menu and top bar around a page of the back office. */
export function OfficeFrame({ frame: { name, menu }, children }: { frame: FrameData; children: ReactNode }) {
  const shell = useShell()
  return (
    <div className="office">
      <Menu items={menu} shopName={shell?.shop.name ?? ''} />
      <TopBar name={name} theme={shell?.theme ?? 'auto'} items={menu} />
      <Keys />
      <main id={contentId} tabIndex={-1} className="office-main">
        {children}
      </main>
    </div>
  )
}
