import { data, redirect } from 'react-router'
import { menuNames } from '~/features/settings/settings'
import { listMenuItems, menuEditor, moveMenuItem } from '~/features/settings/settings.server'
import { revisionOf } from '~/http/calls/editing.server'
import { metaOf } from '~/pages/shared/page-meta'
import { TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { Action, ActionForm, Done } from '../shared/action'
import { readId } from '../shared/list-address'
import { entryOf, type RecordAnswer, RecordForm } from '../shared/records/record-form'
import { saveRecord } from '../shared/records/save-record.server'
import { readAction, staffVisit } from '../shared/staff.server'
import type { Route } from './+types/menus.route'
import { text as all } from './text'

const text = all.menu

/** Menüler: the entries of the header and the footer as trees. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = staffVisit(args)
  const rows = await listMenuItems(db)
  return {
    items: rows.map((row) => ({ ...row, revision: revisionOf(row) })),
    page: { title: text.title, noindex: true },
  }
}

export async function action(args: Route.ActionArgs) {
  const { visit, values, verb, staff } = await readAction(args, {
    once: ['menu', 'ust', 'yazi', 'adres', 'kayit', 'surum'],
  })
  if (verb === 'yukari' || verb === 'asagi') {
    const id = readId(values['kayit'])
    const row = id === null ? null : await menuEditor.read(visit.db, id)
    if (!row) throw data(null, 404)
    await moveMenuItem(visit.db, row.id, verb === 'yukari' ? -1 : 1, staff.actor)
    return redirect(`/yonetim/menuler?oldu=${verb}`, 303)
  }
  const { yazi: title = '', adres: link = '' } = values
  const menu = menuNames.find((one) => one === values['menu']) ?? 'header'
  return saveRecord({
    visit,
    verb,
    values,
    editor: menuEditor,
    input:
      title.length < 1 || title.length > 60
        ? text.wrong.name
        : { menu, parentId: readId(values['ust']), title, link: link.slice(0, 500) },
    taken: text.wrong.taken,
    back: '/yonetim/menuler',
  })
}

export const meta = metaOf

type Row = Route.ComponentProps['loaderData']['items'][number]
type Answer = { items: readonly Row[]; answer: RecordAnswer | undefined }

export default function Menus({ loaderData: { items }, actionData }: Route.ComponentProps) {
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.title}</h1>
      </header>
      <Done sentences={text.done} answer={actionData} />
      {menuNames.map((menu) => {
        const own = items.filter((row) => row.menu === menu)
        return (
          <section key={menu} className="office-card">
            <h2>{text.names[menu]}</h2>
            {own.length === 0 ? (
              <p className="text-ink-2">{text.none}</p>
            ) : (
              <Level parentId={null} items={own} answer={actionData} />
            )}
            <RecordForm
              verb="ekle"
              label={text.add}
              confirm={text.add}
              answer={actionData?.values['menu'] === menu ? actionData : undefined}
              isMain
            >
              <Fields menu={menu} items={own} answer={actionData} verb="ekle" />
            </RecordForm>
          </section>
        )
      })}
    </>
  )
}

/** The entries below one, with those below them. */
function Level({ parentId, items, answer }: Answer & { parentId: number | null }) {
  const own = items.filter((row) => row.parentId === parentId)
  if (own.length === 0) return null
  return (
    <ul className="office-parts">
      {own.map((row, at) => (
        <li key={row.id}>
          <p className="flex flex-wrap items-center gap-x-3">
            <b>{row.title}</b>
            <span className="text-ink-2 wrap-anywhere">{row.link}</span>
          </p>
          <div className="office-actions">
            {at > 0 && <ActionForm verb="yukari" label={text.up} look="quiet" about={{ kayit: row.id }} />}
            {at < own.length - 1 && (
              <ActionForm verb="asagi" label={text.down} look="quiet" about={{ kayit: row.id }} />
            )}
            <RecordForm
              verb="kaydet"
              label={text.edit}
              confirm={text.edit}
              id={row.id}
              revision={row.revision}
              answer={answer}
            >
              <Fields menu={row.menu} row={row} items={items} answer={answer} verb="kaydet" />
            </RecordForm>
            <Action verb="sil" label={text.remove} look="danger" about={{ kayit: row.id }} answer={answer}>
              <p className="text-meta text-ink-2">{text.removeHint}</p>
            </Action>
          </div>
          <Level parentId={row.id} items={items} answer={answer} />
        </li>
      ))}
    </ul>
  )
}

function Fields({ menu, row, items, answer, verb }: Answer & { menu: string; row?: Row; verb: string }) {
  const entry = entryOf(answer, verb, row?.id)
  return (
    <>
      <input type="hidden" name="menu" value={menu} />
      <TextField
        name="yazi"
        label={text.name}
        required
        maxLength={60}
        defaultValue={entry('yazi', row?.title ?? '')}
      />
      <TextField
        name="adres"
        label={text.link}
        hint={text.linkHint}
        optional
        maxLength={500}
        defaultValue={entry('adres', row?.link ?? '')}
      />
      <Select name="ust" label={text.parent} defaultValue={entry('ust', row?.parentId ?? '')}>
        <option value="">{text.top}</option>
        {items
          .filter(({ id }) => id !== row?.id)
          .map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
      </Select>
    </>
  )
}
