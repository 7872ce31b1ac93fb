import type { RefObject } from 'react'
import { data, redirect, useSubmit } from 'react-router'
import { menuNames } from '~/features/settings/settings'
import { listMenuItems, menuEditor, moveMenuItem, orderMenuItems } from '~/features/settings/settings.server'
import { revisionOf } from '~/http/calls/editing.server'
import { metaOf } from '~/pages/shared/page-meta'
import { TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { Action, ActionForm, Done } from '../shared/action'
import { readId } from '../shared/list-address'
import { DragHandle } from '../shared/order/form-order'
import { inOrder, readKeys } from '../shared/order/move-key'
import { useDragOrder } from '../shared/order/use-drag-order'
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
    once: ['menu', 'ust', 'yazi', 'adres', 'kayit', 'surum', 'dizi'],
  })
  if (verb === 'yukari' || verb === 'asagi') {
    const id = readId(values['kayit'])
    const row = id === null ? null : await menuEditor.read(visit.db, id)
    if (!row) throw data(null, 404)
    await moveMenuItem(visit.db, row.id, verb === 'yukari' ? -1 : 1, staff.actor)
    return redirect(`/yonetim/menuler?oldu=${verb}`, 303)
  }
  const menu = menuNames.find((one) => one === values['menu']) ?? 'header'
  if (verb === 'sirala') {
    const ids = readKeys(values['dizi']).flatMap((key) => readId(key) ?? [])
    await orderMenuItems(visit.db, { menu, parentId: readId(values['ust']) }, ids, staff.actor)
    return redirect('/yonetim/menuler?oldu=sirala', 303)
  }
  const { yazi: title = '', adres: link = '' } = values
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
              <>
                <p className="with-script text-meta text-ink-2">{text.dragHint}</p>
                <Level menu={menu} parentId={null} items={own} answer={actionData} />
              </>
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

type LevelProps = Answer & { menu: string; parentId: number | null }

/** The entries below one, with those below them. */
function Level({ menu, parentId, items, answer }: LevelProps) {
  const own = items.filter((row) => row.parentId === parentId)
  return own.length > 0 && <Entries {...{ menu, parentId, items, answer, own }} />
}

/** Entries that stand in one list. They are dragged among themselves alone, and saved on dropping. */
function Entries({ menu, parentId, items, answer, own }: LevelProps & { own: readonly Row[] }) {
  const submit = useSubmit()
  const level = `${menu}-${parentId ?? ''}`
  const [list, order] = useDragOrder(
    own.map(({ id }) => id),
    {
      handle: `.office-drag[data-of="${level}"]`,
      follows: true,
      onDrop: (ids) =>
        void submit(
          { islem: 'sirala', menu, ust: parentId ?? '', dizi: ids.join(' ') },
          { method: 'post', preventScrollReset: true },
        ),
    },
  )
  const rows = inOrder(own, order.map(String), ({ id }) => String(id))
  return (
    <ul className="office-parts" ref={list as RefObject<HTMLUListElement>}>
      {rows.map((row, at) => (
        <li key={row.id}>
          <div className="office-entry">
            <p className="flex flex-wrap items-center gap-x-3">
              {own.length > 1 && <DragHandle of={level} />}
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
          </div>
          <Level menu={menu} parentId={row.id} items={items} answer={answer} />
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
