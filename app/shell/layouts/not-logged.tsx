import type { ReactNode } from 'react'
import { GuestBar } from '../menus/guest-bar'
import { MembershipPrompt } from '../membership-prompt'
import type { ShellData } from '../shell-data'
import { DefaultLayout } from './default'

type Props = { shell: ShellData; membership: boolean; children: ReactNode }

/**
 * The layout of guests: a bar with social, about, contact, sign-in and join links, and the prompt on pages with
 * goods.
 */
export function NotLoggedLayout({ shell, membership, children }: Props) {
  return (
    <DefaultLayout
      shell={shell}
      bar={<GuestBar social={shell.shop.social} />}
      beforeFooter={membership && <MembershipPrompt />}
    >
      {children}
    </DefaultLayout>
  )
}
