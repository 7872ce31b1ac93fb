import type { Staff } from '~/features/identity/identity'
import type { IconName } from '~/ui/icons/icon-names'
import { mayOpen } from '../admission'
import { backOfficePages } from '../pages'

/** `also`: starts of addresses that belong to the item besides its own. */
export type MenuItem = { path: string; subject: string; title: string; icon: IconName; also?: string[] }

/** The staff member's number and name, and the pages that their permissions open. */
export type FrameData = { user: number; name: string; menu: MenuItem[] }

/** The frame's data for a staff member. */
export function frameOf({ user, permissions }: Staff): FrameData {
  return { user: user.userId, name: user.name, menu: menuOf(permissions) }
}

/** The items of the menu that these permissions open. */
export function menuOf(permissions: Staff['permissions']): MenuItem[] {
  const open = backOfficePages.filter((page) => page.menu && mayOpen(page, permissions))
  return open.map(({ path, menu }) => {
    const { also, ...item } = menu!
    return { path: `/${path}`, ...item, ...(also && { also: also.map((start) => `/${start}`) }) }
  })
}
