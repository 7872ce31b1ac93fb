import type { Staff } from '~/features/identity/identity'
import type { IconName } from '~/ui/icons/icon-names'
import { mayOpen } from '../admission'
import { backOfficePages } from '../pages'

export type MenuItem = { path: string; subject: string; title: string; icon: IconName }

/** The staff member's number and name, and the pages that their permissions open. */
export type FrameData = { user: number; name: string; menu: MenuItem[] }

/** The frame's data for a staff member. */
export function frameOf({ user, permissions }: Staff): FrameData {
  const open = backOfficePages.filter((page) => page.menu && mayOpen(page, permissions))
  return {
    user: user.userId,
    name: user.name,
    menu: open.map(({ path, menu }) => ({ path: `/${path}`, ...menu! })),
  }
}
