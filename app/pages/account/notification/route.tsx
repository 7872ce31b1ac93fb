import { data, Form, useNavigation } from 'react-router'
import { frequencies, isFixed, partsOf } from '~/features/announcements/announcements'
import { readForm } from '~/http/reading/form.server'
import { formatDateTime } from '~/kernel/dates'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/forms/checkbox'
import { Notice } from '~/ui/messages/notice'
import { ShopLink } from '~/ui/links/shop-link'
import { metaOf } from '../../shared/page-meta'
import { signedIn } from '../../shared/signed-in.server'
import type { Route } from './+types/route'
import { AccountFrame } from '../account-frame'
import { notificationPath, userInfoPath } from '../account-nav'
import { text as texts } from '../text'
import { byTopic } from './choices'
import { PushDevices } from './push-devices'
import { changeNotification, loadNotification, notificationFields } from './page.server'
import { text } from './text'

/** Duyuru Tercihlerim: topics by channel, frequency, and the devices that receive notifications. */
export async function loader(args: Route.LoaderArgs) {
  const visit = signedIn(args)
  const page = {
    title: texts.pages.notification,
    canonical: visit.origin + notificationPath,
    noindex: true,
  }
  return { ...(await loadNotification(visit)), page }
}

export async function action(args: Route.ActionArgs) {
  const visit = signedIn(args)
  const { status, answer } = await changeNotification(visit, await readForm(args.request, notificationFields))
  return data(answer, { status })
}

export const meta = metaOf

export default function Notification({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { changedAt, devices } = loaderData
  return (
    <AccountFrame current="notification">
      <header className="grid gap-2">
        <h1 className="text-3xl" tabIndex={-1}>
          {texts.pages.notification}
        </h1>
        <p className="max-w-read text-ink-2">{text.lead}</p>
        <p className="text-sm text-ink-2">
          {changedAt ? text.changed(formatDateTime(new Date(changedAt))) : text.never}
        </p>
      </header>
      {answer?.part === 'topics' && <Notice kind={answer.kind}>{answer.message}</Notice>}
      <Topics {...loaderData} />
      <PushDevices devices={devices} answer={answer?.part === 'devices' ? answer : null} />
    </AccountFrame>
  )
}

type Data = Route.ComponentProps['loaderData']

function Topics({ offered, on, frequency, changedAt, hasPhone }: Data) {
  const { state, formData } = useNavigation()
  const pressed = state === 'idle' ? null : formData?.get('intent')
  return (
    <section className="account-card" aria-labelledby="konular">
      <h2 id="konular">{text.topicsTitle}</h2>
      <Form
        method="post"
        action={notificationPath}
        className="grid gap-5"
        key={`${on.join()} ${frequency} ${changedAt?.toString()}`}
      >
        <div className="announcement-topics">
          {byTopic(offered).map(({ topic, choices }) => (
            <fieldset key={topic} aria-describedby={`konu-${topic}`}>
              <legend>{text.topics[topic].title}</legend>
              <p id={`konu-${topic}`}>{text.topics[topic].why}</p>
              <div>
                {choices.map((choice) => {
                  const { channel } = partsOf(choice)
                  const fixed = isFixed(topic, channel)
                  return (
                    <Checkbox
                      key={choice}
                      data-channel={channel}
                      name={fixed ? undefined : 'choice'}
                      value={choice}
                      defaultChecked={on.includes(choice)}
                      disabled={fixed}
                      label={
                        <>
                          {text.channels[channel]}
                          {fixed && <span className="block text-meta">{text.always}</span>}
                        </>
                      }
                    />
                  )
                })}
              </div>
            </fieldset>
          ))}
        </div>
        {!hasPhone && (
          <p className="text-sm text-ink-2">
            {text.phoneMissing}{' '}
            <ShopLink to={userInfoPath} className="link" ahead={false}>
              {text.phoneLink}
            </ShopLink>
          </p>
        )}
        <fieldset className="choices">
          <legend>
            {text.frequencyTitle}
            <span className="field-hint block font-normal">{text.frequencyWhy}</span>
          </legend>
          <div className="flex flex-wrap gap-x-6">
            {frequencies.map((one) => (
              <label key={one} className="choice">
                <input
                  type="radio"
                  className="tick"
                  name="frequency"
                  value={one}
                  defaultChecked={one === frequency}
                />
                <span>{text.frequencies[one]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <p className="max-w-read text-sm text-ink-2">{text.consent}</p>
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="save" look="primary" pending={pressed === 'save'}>
            {text.save}
          </Button>
          <Button name="intent" value="all-off" pending={pressed === 'all-off'}>
            {text.allOff}
          </Button>
        </div>
      </Form>
    </section>
  )
}
