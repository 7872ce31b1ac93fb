import type { ReactNode } from 'react'
import { GuestBar } from '../menus/guest-bar'
import { MembershipPrompt } from '../membership-prompt'
import type { ShellData } from '../shell-data'
import { DefaultLayout } from './default'

/** What guests get: the slim bar with social, about, contact, sign-in and join links, and the membership prompt. */
export function NotLoggedLayout({ shell, children }: { shell: ShellData; children: ReactNode }) {
  return (
    <DefaultLayout
      shell={shell}
      bar={<GuestBar social={shell.shop.social} />}
      beforeFooter={<MembershipPrompt />}
    >
      {children}
    </DefaultLayout>
  )
}
