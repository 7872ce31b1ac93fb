import { data, Link, redirect } from 'react-router'
import { changeStaffRole, listRoles, listStaff } from '~/features/identity/identity.server'
import { readId } from '~/http/reading/form.server'
import { formatDateTime } from '~/kernel/dates'
import { metaOf } from '~/pages/shared/page-meta'
import { Pill } from '~/ui/badge'
import { TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { Action, Done, type Refused } from '../shared/action'
import { asksCode, refuseUnconfirmed } from '../shared/confirm.server'
import { ConfirmField } from '../shared/confirm-field'
import { readAction, staffVisit } from '../shared/staff.server'
import type { Route } from './+types/route'
import { text } from './text'

/** Personel: the people of the staff and the roles. */
export async function loader(args: Route.LoaderArgs) {
  const visit = staffVisit(args)
  const [people, roles, asks] = await Promise.all([listStaff(visit.db), listRoles(visit.db), asksCode(visit)])
  const admin = roles.find(({ key }) => key === 'admin')
  return {
    people,
    roles: roles.map(({ permissions, ...role }) => ({
      ...role,
      count: permissions.length,
      // Roles with permissions that the visitor lacks are not offered; the operation refuses them too.
      mayGive: permissions.every((one) => visit.visitor.permissions.includes(one)),
    })),
    all: admin?.permissions.length ?? 0,
    asks,
    ownId: visit.visitor.user.userId,
    page: { title: text.title, noindex: true },
  }
}

export async function action(args: Route.ActionArgs) {
  const { visit, form, verb, staff } = await readAction(args, { once: ['kisi', 'eposta', 'rol', 'kod'] })
  const { kod: _code, ...values } = Object.fromEntries(
    [...form].map(([name, value]) => [name, String(value)]),
  )
  const refuse = (refused: string) => data({ verb, refused, values } satisfies Refused, { status: 422 })
  const email = String(form.get('eposta') ?? '').trim()
  const id = readId(form, 'kisi')
  if (verb === 'ekle' ? email === '' : id === null) return refuse(text.wrong.email)
  const unconfirmed = await refuseUnconfirmed(visit, args.request, form.get('kod'))
  if (unconfirmed) return refuse(unconfirmed)
  const role = verb === 'cikar' ? null : String(form.get('rol') ?? '')
  const whom = verb === 'ekle' ? { email } : { userId: id! }
  const by = { userId: visit.visitor.user.userId, actor: staff.actor }
  const outcome = await changeStaffRole(visit.db, whom, role, by)
  return outcome.status === 'done'
    ? redirect(`/yonetim/personel?oldu=${verb}`, 303)
    : refuse(text.wrong[outcome.status])
}

export const meta = metaOf

export default function StaffPage({ loaderData, actionData }: Route.ComponentProps) {
  const { people, roles, all, asks, ownId } = loaderData
  const typed = actionData?.verb === 'ekle' ? actionData.values : {}
  const options = roles
    .filter(({ mayGive }) => mayGive)
    .map(({ key, name }) => (
      <option key={key} value={key}>
        {name}
      </option>
    ))
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.title}</h1>
        <Link className="button" data-look="secondary" data-size="small" to="/yonetim/personel/roller/yeni">
          {text.newRole}
        </Link>
      </header>
      <Done sentences={text.done} answer={actionData} />
      <section className="office-card">
        <Action verb="ekle" label={text.add} confirm={text.addIt} look="primary" answer={actionData}>
          <TextField
            name="eposta"
            type="email"
            label={text.email}
            hint={text.emailHint}
            required
            maxLength={254}
            defaultValue={typed['eposta'] ?? ''}
          />
          <Select name="rol" label={text.role} defaultValue={typed['rol'] ?? ''} required>
            {options}
          </Select>
          <ConfirmField asks={asks} />
        </Action>
      </section>
      <div className="office-sheet">
        <table className="office-table" data-cards>
          <caption className="sr-only">{text.people}</caption>
          <thead>
            <tr>
              <th scope="col">{text.name}</th>
              <th scope="col">{text.role}</th>
              <th scope="col">{text.factor}</th>
              <th scope="col">{text.seen}</th>
              <th scope="col">
                <span className="sr-only">{text.change}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <tr key={person.id}>
                <td>
                  <b className="font-semibold">{person.name}</b>
                  {person.id === ownId && <span className="text-ink-2"> ({text.you})</span>}
                  <span className="block text-meta wrap-anywhere text-ink-2">{person.email}</span>
                </td>
                <td>{person.roleName}</td>
                <td>
                  <Pill tone={person.hasSecondFactor ? 'done' : 'wait'}>
                    {person.hasSecondFactor ? text.hasFactor : text.noFactor}
                  </Pill>
                </td>
                <td className="whitespace-nowrap text-ink-2">
                  {person.seenAt ? formatDateTime(new Date(person.seenAt)) : text.never}
                </td>
                <td data-wide aria-label={text.change}>
                  <div className="office-actions">
                    <Action
                      verb="rol"
                      label={text.change}
                      confirm={text.save}
                      about={{ kisi: person.id }}
                      answer={actionData}
                    >
                      <Select name="rol" label={text.role} defaultValue={person.role}>
                        {options}
                      </Select>
                      <ConfirmField asks={asks} />
                    </Action>
                    <Action
                      verb="cikar"
                      label={text.remove}
                      look="danger"
                      about={{ kisi: person.id }}
                      answer={actionData}
                    >
                      <p className="text-meta text-ink-2">{text.removeHint}</p>
                      <ConfirmField asks={asks} />
                    </Action>
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <section className="office-card">
        <h2>{text.roles}</h2>
        <ul className="office-parts">
          {roles.map((role) => (
            <li key={role.key}>
              <p className="flex flex-wrap items-center gap-x-3">
                <Link className="link" to={`/yonetim/personel/roller/${role.key}`}>
                  {role.name}
                </Link>
                {role.builtIn && <span className="text-meta text-ink-2">{text.builtIn}</span>}
                <span className="text-ink-2">
                  {text.permissions(role.count, all)} · {text.holders(role.people)}
                </span>
              </p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
