import type { ReactNode } from 'react'
import { TextField } from '~/ui/forms/field'
import { Action, type Refused } from '../action'
import type { CampaignStatus } from './campaign'
import { text } from './text'

/** The steps from draft to receiver that the state of a message to many allows. `children`: the fields of a test. */
export function Steps({
  row: { status, sendAt, isStarted },
  revision,
  receivers,
  unit = text.units.people,
  answer,
  children,
}: {
  row: { status: CampaignStatus; sendAt: string; isStarted: boolean }
  revision: string
  /** People or devices to whom it would go today. */
  receivers: number
  unit?: string
  answer: Refused | undefined
  children: ReactNode
}) {
  const about = { surum: revision }
  const isOpen = status === 'draft' || status === 'scheduled'
  return (
    <section className="office-card">
      <h2>{text.status}</h2>
      {isOpen && <p>{text.receivers(receivers, unit)}</p>}
      {status === 'scheduled' && (
        <p className="font-semibold">
          {text.at}: {sendAt.replace('T', ' ')}
        </p>
      )}
      <div className="office-actions">
        <Action verb="dene" label={text.test} answer={answer}>
          {children}
        </Action>
        {isOpen && (
          <>
            <Action verb="planla" label={text.schedule} about={about} answer={answer}>
              <TextField
                name="zaman"
                type="datetime-local"
                label={text.at}
                hint={text.atHint}
                required
                defaultValue={answer?.values['zaman'] ?? sendAt}
              />
            </Action>
            <Action
              verb="gonder"
              label={text.now}
              confirm={text.confirm(receivers, unit)}
              look="primary"
              about={about}
              answer={answer}
            >
              <p className="text-meta text-ink-2">{text.nowHint}</p>
            </Action>
          </>
        )}
        {status === 'scheduled' && (
          <Action verb="geri-cek" label={text.unschedule} about={about} answer={answer} />
        )}
        {status === 'sending' && (
          <Action verb="geri-cek" label={text.stop} look="danger" about={about} answer={answer}>
            <p className="text-meta text-ink-2">{text.stopHint}</p>
          </Action>
        )}
        {!isStarted && <Action verb="sil" label={text.remove} look="danger" answer={answer} />}
      </div>
    </section>
  )
}
