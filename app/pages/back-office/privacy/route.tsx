import { metaOf } from '~/pages/shared/page-meta'
import { Pill } from '~/ui/badge'
import { TextField } from '~/ui/forms/field'
import { Notice } from '~/ui/messages/notice'
import { Action, ActionForm, type Refused } from '../shared/action'
import { ConfirmField } from '../shared/confirm-field'
import { asksCode } from '../shared/confirm.server'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/route'
import { actOnPrivacy } from './act.server'
import { readDeletionRequests } from './requests.server'
import { text } from './text'

/** KVKK talepleri: people who asked to be forgotten, and a person's data as a file. */
export async function loader(args: Route.LoaderArgs) {
  const visit = staffVisit(args)
  return {
    requests: await readDeletionRequests(visit.db, visit.clock()),
    mayExport: visit.visitor.permissions.includes('customers.export'),
    asks: await asksCode(visit),
    page: { title: text.title, noindex: true },
  }
}

export const action = (args: Route.ActionArgs) => actOnPrivacy(args)

export const meta = metaOf

export default function Privacy({ loaderData, actionData }: Route.ComponentProps) {
  const { requests, mayExport, asks } = loaderData
  const answer: Refused | undefined = actionData?.refused ? actionData : undefined
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.title}</h1>
      </header>
      {actionData?.done && <Notice kind="success">{actionData.done}</Notice>}
      <p className="text-sm text-ink-2">{text.lead}</p>
      <div className="office-columns">
        <div>
          <section className="office-card">
            <h2>{text.open}</h2>
            {requests.length === 0 && <p className="text-ink-2">{text.none}</p>}
            <ul className="office-parts">
              {requests.map((one) => (
                <li key={one.id}>
                  <p className="flex flex-wrap items-center gap-2">
                    <b>{one.name}</b> <span className="break-all">{one.email}</span>
                    <Pill tone={one.daysLeft < 7 ? 'wait' : 'open'}>
                      {text.left(one.daysLeft, new Date(one.until))}
                    </Pill>
                    <span className="text-ink-2">{text.asked(new Date(one.requestedAt))}</span>
                  </p>
                  {one.hold ? (
                    <p className="text-warn">{one.hold}</p>
                  ) : (
                    <Action
                      verb="unut"
                      label={text.forget}
                      confirm={text.forgetIt}
                      look="danger"
                      about={{ kisi: one.email }}
                      answer={answer}
                    >
                      <TextField
                        name="eposta"
                        type="email"
                        label={text.typed}
                        maxLength={254}
                        required
                        autoComplete="off"
                      />
                      <ConfirmField asks={asks} name="dogrulama" />
                    </Action>
                  )}
                </li>
              ))}
            </ul>
          </section>
        </div>
        <div>
          <section className="office-card">
            <h2>{text.written}</h2>
            <p className="text-meta text-ink-2">{text.writtenLead}</p>
            <ActionForm verb="unut-yazili" label={text.forgetIt} look="danger" answer={answer}>
              <TextField
                name="eposta"
                type="email"
                label={text.email}
                maxLength={254}
                required
                autoComplete="off"
                defaultValue={answer?.verb === 'unut-yazili' ? answer.values['eposta'] : ''}
              />
              <TextField
                name="nasil"
                label={text.how}
                hint={text.howHint}
                maxLength={500}
                required
                defaultValue={answer?.verb === 'unut-yazili' ? answer.values['nasil'] : ''}
              />
              <ConfirmField asks={asks} name="dogrulama" />
            </ActionForm>
          </section>
          {mayExport && (
            <section className="office-card">
              <h2>{text.export}</h2>
              <p className="text-meta text-ink-2">{text.exportLead}</p>
              <ActionForm verb="veri" label={text.download} answer={answer}>
                <TextField
                  name="eposta"
                  type="email"
                  label={text.email}
                  maxLength={254}
                  required
                  autoComplete="off"
                  defaultValue={answer?.verb === 'veri' ? answer.values['eposta'] : ''}
                />
                <ConfirmField asks={asks} name="dogrulama" />
              </ActionForm>
            </section>
          )}
        </div>
      </div>
    </>
  )
}
