import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { consentWording } from '~/features/consents/consents'
import { deletionDays } from '~/features/customers/profile/profile'
import { formatDateTime, formatDay } from '~/kernel/dates'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/forms/checkbox'
import { ErrorSummary } from '~/ui/forms/error-summary'
import { Notice } from '~/ui/messages/notice'
import { userInfoPath } from '../account-nav'
import { text as texts } from '../text'
import type { loadUserInfo, Part, PartAnswer } from './page.server'

const text = texts.userinfo

type Data = Awaited<ReturnType<typeof loadUserInfo>>
export type Told = { answer: PartAnswer | null }

/** A section with its own form and its answer. */
export function Section({ part, answer, children }: Told & { part: Part; children: ReactNode }) {
  const told = answer?.part === part ? answer : null
  const errors = (told?.errors ?? []).map(({ path, message }) => ({ field: path || undefined, message }))
  return (
    <section className="account-card" aria-labelledby={`bolum-${part}`}>
      <h2 id={`bolum-${part}`}>{text.parts[part]}</h2>
      {told?.done && <Notice kind="success">{told.done}</Notice>}
      <ErrorSummary errors={errors} />
      {children}
    </section>
  )
}

/** The signed-in devices. */
export function Devices({ devices, answer }: Told & { devices: Data['devices'] }) {
  return (
    <Section part="devices" answer={answer}>
      <ul className="divide-y divide-line">
        {devices.map(({ id, name, ipAddress, since, isThis }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-sm">
            <div>
              <p className="font-semibold">
                {name} {isThis && <span className="font-normal text-ok">({text.thisDevice})</span>}
              </p>
              <p className="text-ink-2">
                {text.since(formatDateTime(new Date(since)))}
                {ipAddress && ` · ${ipAddress}`}
              </p>
            </div>
            {!isThis && (
              <Form method="post" action={userInfoPath}>
                <input type="hidden" name="device" value={id} />
                <Button name="intent" value="end-device" size="small" aria-label={text.endNamed(name)}>
                  {text.end}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <Form method="post" action={userInfoPath}>
          <Submit intent="end-others">{text.endOthers}</Submit>
        </Form>
      )}
    </Section>
  )
}

/** The consents by channel. */
export function Consents({ consents, answer }: Told & { consents: Data['consents'] }) {
  return (
    <Section part="consents" answer={answer}>
      <p className="text-sm text-ink-2">{text.consentsWhy}</p>
      <Form
        method="post"
        action={userInfoPath}
        className="grid gap-1"
        key={consents.map(({ given }) => given).join()}
      >
        {consents.map(({ channel, given, since }) => (
          <Checkbox
            key={channel}
            name={channel}
            value="1"
            defaultChecked={given}
            label={
              <>
                {consentWording[channel]}
                {since && (
                  <span className="block text-meta text-ink-2">
                    {text.consentSince(formatDay(new Date(since)))}
                  </span>
                )}
              </>
            }
          />
        ))}
        <div>
          <Submit intent="consents">{text.saveConsents}</Submit>
        </div>
      </Form>
    </Section>
  )
}

/** Stored data: export and deletion. */
export function OwnData({ deletion, answer }: Told & { deletion: Data['deletion'] }) {
  return (
    <Section part="deletion" answer={answer}>
      <p className="text-sm text-ink-2">{text.exportWhy}</p>
      <p>
        <a className="button" data-look="secondary" href={`${userInfoPath}/export`} download>
          {text.export}
        </a>
      </p>
      {deletion ? (
        <>
          <Notice kind="warning">
            {text.deletionOpen(formatDay(new Date(deletion.requestedAt)), deletionDays)}
          </Notice>
          <Form method="post" action={userInfoPath}>
            <Submit intent="keep">{text.takeBack}</Submit>
          </Form>
        </>
      ) : (
        <details className="text-sm">
          <summary className="link inline-flex min-h-11 items-center">{text.delete}</summary>
          <Form method="post" action={userInfoPath} className="grid justify-items-start gap-3">
            <ul className="grid list-disc gap-1 pl-5 text-ink-2">
              {text.deleteWhat.map((what) => (
                <li key={what}>{what}</li>
              ))}
            </ul>
            <Button name="intent" value="delete" look="danger" size="small">
              {text.deleteConfirm}
            </Button>
          </Form>
        </details>
      )}
    </Section>
  )
}

/** The submit button of a section's form. */
export function Submit({ intent, children }: { intent: string; children: string }) {
  const { state, formData } = useNavigation()
  return (
    <Button
      name="intent"
      value={intent}
      className="button justify-self-start"
      pending={state !== 'idle' && formData?.get('intent') === intent}
    >
      {children}
    </Button>
  )
}
