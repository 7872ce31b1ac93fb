import { lazy, Suspense } from 'react'
import { Form } from 'react-router'
import { useShell } from '~/shell/use-shell'
import { formatDay } from '~/kernel/dates'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/messages/notice'
import { useFocusOnward } from '~/ui/use-focus-onward'
import { notificationPath } from '../account-nav'
import type { Answer, loadNotification } from './page.server'
import { text } from './text'

const PushSwitch = lazy(async () => ({ default: (await import('~/shell/push/push-switch')).PushSwitch }))

type Devices = Awaited<ReturnType<typeof loadNotification>>['devices']

/** The devices that receive notifications, with the button that adds this one. */
export function PushDevices({ devices, answer }: { devices: Devices; answer: Answer | null }) {
  const push = useShell()?.push ?? null
  useFocusOnward(devices.length)
  return (
    <section className="account-card" aria-labelledby="cihazlar">
      <h2 id="cihazlar">{text.devicesTitle}</h2>
      {answer && <Notice kind={answer.kind}>{answer.message}</Notice>}
      <p className="text-sm text-ink-2">{push ? text.devicesWhy : text.noPush}</p>
      {devices.length > 0 ? (
        <ul className="divide-y divide-line">
          {devices.map(({ id, name, since, isThis }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-sm">
              <div>
                <p className="font-semibold">
                  {name} {isThis && <span className="font-normal text-ok">({text.thisDevice})</span>}
                </p>
                <p className="text-ink-2">{text.since(formatDay(new Date(since)))}</p>
              </div>
              <Form method="post" action={notificationPath}>
                <input type="hidden" name="device" value={id} />
                <Button name="intent" value="remove" size="small" aria-label={text.removeNamed(name)}>
                  {text.remove}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm">{text.noDevices}</p>
      )}
      {push && (
        <Suspense fallback={null}>
          <PushSwitch push={push} />
        </Suspense>
      )}
    </section>
  )
}
