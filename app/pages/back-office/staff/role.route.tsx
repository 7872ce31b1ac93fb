import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { listRoles, removeRole, saveRole } from '~/features/identity/identity.server'
import { knownPermissions, permissionSubjects } from '~/features/identity/staff/permissions'
import { metaOf } from '~/pages/shared/page-meta'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/forms/checkbox'
import { TextField } from '~/ui/forms/field'
import { Notice } from '~/ui/messages/notice'
import { Action, Done } from '../shared/action'
import { asksCode, refuseUnconfirmed } from '../shared/confirm.server'
import { ConfirmField } from '../shared/confirm-field'
import { readAction, staffVisit } from '../shared/staff.server'
import type { Route } from './+types/role.route'
import { text } from './text'

const isNew = (key: string) => key === 'yeni'

/** A role with its permissions by subject. Built-in ones are only shown. */
export async function loader(args: Route.LoaderArgs) {
  const visit = staffVisit(args)
  const { key } = args.params
  const [roles, asks] = await Promise.all([listRoles(visit.db), asksCode(visit)])
  const role = isNew(key)
    ? { key, name: '', builtIn: false, permissions: [], people: 0 }
    : roles.find((one) => one.key === key)
  if (!role) throw data(null, 404)
  return {
    role,
    own: visit.visitor.permissions,
    asks,
    page: { title: role.name || text.newRole, noindex: true },
  }
}

export async function action(args: Route.ActionArgs) {
  const { visit, form, verb, staff } = await readAction(args, {
    once: ['ad', 'kod'],
    matching: /^izin-[a-z]+\.[a-z]+$/,
  })
  const { key } = args.params
  const name = String(form.get('ad') ?? '').trim()
  const permissions = knownPermissions([...form.keys()].map((field) => field.replace(/^izin-/, '')))
  const refuse = (refused: string) =>
    data({ verb, refused, values: { ad: name }, permissions }, { status: 422 })
  if (verb === 'kaydet' && (name.length < 2 || name.length > 60)) return refuse(text.wrong.name)
  if (verb === 'kaydet' && permissions.length === 0) return refuse(text.wrong.none)
  const unconfirmed = await refuseUnconfirmed(visit, args.request, form.get('kod'))
  if (unconfirmed) return refuse(unconfirmed)
  const by = { userId: visit.visitor.user.userId, actor: staff.actor }
  const outcome =
    verb === 'sil'
      ? await removeRole(visit.db, key, by)
      : await saveRole(visit.db, isNew(key) ? null : key, { name, permissions }, by)
  if (outcome.status === 'unknown_role') throw data(null, 404)
  return outcome.status === 'done'
    ? redirect(`/yonetim/personel?oldu=${verb}`, 303)
    : refuse(text.wrong[outcome.status])
}

export const meta = metaOf

export default function RolePage({ loaderData: { role, own, asks }, actionData }: Route.ComponentProps) {
  const pending = useNavigation().formData?.get('islem') === 'kaydet'
  const chosen: readonly string[] = actionData?.verb === 'kaydet' ? actionData.permissions : role.permissions
  const fields = (
    <fieldset className="office-permissions" disabled={role.builtIn}>
      <legend>{text.choose}</legend>
      {permissionSubjects.map(({ subject, permissions }) => (
        <fieldset key={subject}>
          <legend>{subject}</legend>
          {permissions.map((one) => (
            <Checkbox
              key={one.key}
              name={`izin-${one.key}`}
              value="1"
              label={one.name}
              defaultChecked={chosen.includes(one.key)}
              disabled={!own.includes(one.key)}
            />
          ))}
        </fieldset>
      ))}
    </fieldset>
  )
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{role.name || text.newRole}</h1>
        <Link className="button" data-look="secondary" data-size="small" to="/yonetim/personel">
          {text.back}
        </Link>
      </header>
      <Done sentences={text.done} answer={actionData} />
      <section className="office-card">
        {role.builtIn ? (
          <>
            <p className="text-ink-2">{text.builtInHint}</p>
            {fields}
          </>
        ) : (
          <Form method="post" className="grid gap-4">
            <input type="hidden" name="islem" value="kaydet" />
            {actionData?.verb === 'kaydet' && <Notice kind="danger">{actionData.refused}</Notice>}
            <TextField
              name="ad"
              label={text.roleName}
              required
              minLength={2}
              maxLength={60}
              defaultValue={actionData?.verb === 'kaydet' ? actionData.values.ad : role.name}
            />
            {fields}
            <p className="text-meta text-ink-2">{text.copyHint}</p>
            <ConfirmField asks={asks} />
            <span>
              <Button look="primary" size="small" pending={pending}>
                {text.saveRole}
              </Button>
            </span>
          </Form>
        )}
      </section>
      {!role.builtIn && !isNew(role.key) && (
        <section className="office-card">
          <Action
            verb="sil"
            label={text.removeRole}
            look="danger"
            answer={actionData?.verb === 'sil' ? { ...actionData, values: {} } : undefined}
          >
            <p className="text-meta text-ink-2">{text.holders(role.people)}</p>
            <ConfirmField asks={asks} />
          </Action>
        </section>
      )}
    </>
  )
}
