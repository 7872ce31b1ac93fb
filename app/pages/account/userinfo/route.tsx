import { useEffect, useState } from 'react'
import { data, Form, useBlocker, useNavigation } from 'react-router'
import { text as identityPages } from '~/features/identity/page.text'
import { readForm } from '~/http/reading/form.server'
import { TextField } from '~/ui/forms/field'
import { showToast } from '~/ui/messages/toast'
import { errorsByField } from '../../shared/account-page'
import { metaOf, titleOf } from '../../shared/page-meta'
import { signedIn } from '../../shared/signed-in.server'
import { text as pages } from '../../shared/text'
import type { Route } from './+types/route'
import { AccountFrame } from '../account-frame'
import { userInfoPath } from '../account-nav'
import { text as texts } from '../text'
import { changeUserInfo, loadUserInfo, userInfoFields } from './page.server'
import { Consents, Devices, OwnData, Section, Submit, type Told } from './parts'

const text = texts.userinfo

/** Kullanıcı Bilgilerim: profile, password, devices, consents and stored data. */
export async function loader(args: Route.LoaderArgs) {
  const visit = signedIn(args)
  const page = { title: texts.pages.userinfo, canonical: visit.origin + userInfoPath, noindex: true }
  return { ...(await loadUserInfo(visit)), page }
}

export async function action(args: Route.ActionArgs) {
  const visit = signedIn(args)
  const { status, answer } = await changeUserInfo(
    visit,
    args.request,
    await readForm(args.request, userInfoFields),
  )
  return data(answer, { status })
}

// The component renders the title itself, because mistakes in a form prefix it.
export const meta = (args: Route.MetaArgs) => metaOf(args).filter((tag) => !('title' in tag))

export default function UserInfo({ loaderData, actionData, matches }: Route.ComponentProps) {
  const title = titleOf({ loaderData, matches })
  const answer = actionData ?? null
  useEffect(() => {
    if (answer?.part === 'password' && answer.done) showToast({ text: answer.done, kind: 'success' })
  }, [answer])
  return (
    <AccountFrame current="userinfo">
      <title>{answer?.errors.length ? pages.withErrors(title) : title}</title>
      <h1 className="text-3xl" tabIndex={-1}>
        {texts.pages.userinfo}
      </h1>
      <Profile profile={loaderData.profile} answer={answer} />
      <Password answer={answer} />
      <Devices devices={loaderData.devices} answer={answer} />
      <Consents consents={loaderData.consents} answer={answer} />
      <OwnData deletion={loaderData.deletion} answer={answer} />
    </AccountFrame>
  )
}

type Data = Route.ComponentProps['loaderData']
function Profile({ profile, answer }: Told & { profile: Data['profile'] }) {
  const told = answer?.part === 'profile' ? answer : null
  const errors = errorsByField(told?.errors)
  const values = { ...profile, ...told?.values }
  const [changed, setChanged] = useState(false)
  useUnsavedGuard(changed)
  return (
    <Section part="profile" answer={answer}>
      <Form
        method="post"
        action={userInfoPath}
        className="grid gap-5 sm:grid-cols-2"
        noValidate
        key={JSON.stringify(values)}
        onInput={() => setChanged(true)}
        onSubmit={() => setChanged(false)}
      >
        <TextField
          id="name"
          name="name"
          label={text.name}
          error={errors.name}
          defaultValue={values.name}
          autoComplete="name"
          required
          maxLength={60}
        />
        <TextField
          id="phone"
          name="phone"
          label={text.phone}
          optional
          hint={text.phoneHint}
          error={errors.phone}
          defaultValue={values.phone}
          type="tel"
          autoComplete="tel"
          maxLength={30}
        />
        <p className="text-sm text-ink-2 sm:col-span-2">
          {text.email}: <strong className="text-ink">{profile.email}</strong>. {text.emailWhy}
        </p>
        <Submit intent="profile">{text.save}</Submit>
      </Form>
    </Section>
  )
}

/** Asks before leaving the page with unsaved changes. */
function useUnsavedGuard(changed: boolean): void {
  const { state, formMethod } = useNavigation()
  const posts = state !== 'idle' && formMethod === 'POST'
  const blocker = useBlocker(changed && !posts)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(text.unsaved)) blocker.proceed()
    else blocker.reset()
  }, [blocker])
  useEffect(() => {
    if (!changed) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [changed])
}

function Password({ answer }: Told) {
  const errors = errorsByField(answer?.part === 'password' ? answer.errors : [])
  return (
    <Section part="password" answer={answer}>
      <Form
        method="post"
        action={userInfoPath}
        className="grid gap-5 sm:grid-cols-2"
        noValidate
        key={answer?.part === 'password' ? JSON.stringify(answer) : ''}
      >
        <TextField
          id="current"
          name="current"
          type="password"
          label={text.current}
          error={errors.current}
          autoComplete="current-password"
          required
          maxLength={128}
        />
        <TextField
          id="next"
          name="next"
          type="password"
          label={text.next}
          hint={identityPages.newPasswordHint}
          error={errors.next}
          autoComplete="new-password"
          required
          maxLength={128}
        />
        <p className="text-sm text-ink-2 sm:col-span-2">{text.passwordWhy}</p>
        <Submit intent="password">{text.changePassword}</Submit>
      </Form>
    </Section>
  )
}
