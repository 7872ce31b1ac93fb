import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Pill } from '~/ui/badge'
import type { CampaignStatus } from './campaign'
import { text } from './text'
import { statusTones } from './tones'

/** The heading of one message to many, with its state and the way back to its list. */
export function CampaignHead({
  title,
  status,
  back,
  children,
}: {
  title: string
  /** Missing while it was never saved. */
  status: CampaignStatus | undefined
  back: { label: string; path: string }
  children?: ReactNode
}) {
  return (
    <header className="office-head">
      <h1 tabIndex={-1}>{title}</h1>
      {status && <Pill tone={statusTones[status]}>{text.statuses[status]}</Pill>}
      {children}
      <Link className="button" data-look="quiet" data-size="small" to={back.path}>
        {back.label}
      </Link>
    </header>
  )
}
