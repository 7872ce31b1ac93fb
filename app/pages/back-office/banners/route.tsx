import { bannerAudiences } from '~/features/banners/banners'
import { listBanners, listGroups } from '~/features/banners/banners.server'
import { revisionOf } from '~/http/calls/editing.server'
import { metaOf } from '~/pages/shared/page-meta'
import { Pill } from '~/ui/badge'
import { Checkbox } from '~/ui/forms/checkbox'
import { TextArea, TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { Action, Done } from '../shared/action'
import { shownMoment } from '../shared/moment-field'
import { PictureField, Thumbnail } from '../shared/picture-field'
import { entryOf, type RecordAnswer, RecordForm } from '../shared/records/record-form'
import { RecordActions } from '../shared/records/record-actions'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/route'
import { saveBanner } from './save-banner.server'
import { text } from './text'

/** Afişler: the groups with their banners, also those that nobody sees now. */
export async function loader(args: Route.LoaderArgs) {
  const { db, clock } = staffVisit(args)
  const whole = { start: 0, length: 500 }
  const [groups, banners] = await Promise.all([listGroups(db, whole), listBanners(db, whole)])
  const now = clock()
  return {
    groups: groups.data,
    banners: banners.data.map((row) => ({ ...row, revision: revisionOf(row), state: stateOf(row, now) })),
    page: { title: text.title, noindex: true },
  }
}

type Dated = { active: boolean; beginsAt: Date | null; endsAt: Date | null }
function stateOf({ active, beginsAt, endsAt }: Dated, now: Date): keyof typeof text.states {
  if (!active) return 'off'
  if (endsAt && endsAt <= now) return 'over'
  return beginsAt && beginsAt > now ? 'coming' : 'shown'
}

export const action = (args: Route.ActionArgs) => saveBanner(args)

export const meta = metaOf

type Row = Route.ComponentProps['loaderData']['banners'][number]

export default function Banners({ loaderData: { groups, banners }, actionData }: Route.ComponentProps) {
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.title}</h1>
      </header>
      <Done sentences={text.done} answer={actionData} />
      <p className="max-w-read text-sm text-ink-2">{text.lead}</p>
      {groups.length === 0 && <p className="office-card text-ink-2">{text.noGroups}</p>}
      {groups.map((group) => {
        const own = banners.filter(({ groupId }) => groupId === group.id)
        return (
          <section key={group.id} className="office-card">
            <h2>
              {group.title} <span className="font-normal text-ink-2">· {group.code}</span>
            </h2>
            {own.length === 0 && <p className="text-ink-2">{text.none}</p>}
            <ul className="office-parts">
              {own.map((row) => (
                <li key={row.id}>
                  <p className="flex flex-wrap items-center gap-3">
                    <Thumbnail hash={row.wideHash} />
                    <b>{row.title || row.alt}</b>
                    <Pill tone={row.state === 'shown' ? 'done' : 'wait'}>{text.states[row.state]}</Pill>
                    <span className="text-ink-2 wrap-anywhere">{row.link}</span>
                  </p>
                  <RecordActions
                    row={row}
                    answer={actionData}
                    edit={text.edit}
                    save={text.save}
                    remove={text.remove}
                    files
                  >
                    <Fields groupId={group.id} row={row} answer={actionData} verb="kaydet" />
                  </RecordActions>
                </li>
              ))}
            </ul>
            <div className="office-actions">
              <RecordForm
                verb="ekle"
                label={text.add}
                confirm={text.add}
                answer={actionData?.values['grup'] === String(group.id) ? actionData : undefined}
                isMain
                files
              >
                <Fields groupId={group.id} answer={actionData} verb="ekle" />
              </RecordForm>
              {own.length === 0 && (
                <Action verb="grup-sil" label={text.removeGroup} look="danger" about={{ kayit: group.id }} />
              )}
            </div>
          </section>
        )
      })}
      <section className="office-card">
        <Action verb="grup-ekle" label={text.addGroup} answer={asGroup(actionData)}>
          <TextField
            name="kod"
            label={text.groupCode}
            hint={text.groupCodeHint}
            required
            maxLength={60}
            defaultValue={asGroup(actionData)?.values['kod'] ?? ''}
          />
          <TextField
            name="ad"
            label={text.groupTitle}
            required
            maxLength={100}
            defaultValue={asGroup(actionData)?.values['ad'] ?? ''}
          />
          <Select name="dizilim" label={text.layout}>
            {Object.entries(text.layouts).map(([layout, title]) => (
              <option key={layout} value={layout}>
                {title}
              </option>
            ))}
          </Select>
        </Action>
      </section>
    </>
  )
}

/** The answer about the form for a new group, which alone has a code. */
const asGroup = (answer: RecordAnswer | undefined): RecordAnswer | undefined =>
  answer?.values['kod'] === undefined ? undefined : { ...answer, verb: 'grup-ekle' }

function Fields({
  groupId,
  row,
  answer,
  verb,
}: {
  groupId: number
  row?: Row
  answer: RecordAnswer | undefined
  verb: string
}) {
  const entry = entryOf(answer, verb, row?.id)
  const isTyped = entry('baslik', '\0') !== '\0'
  const line = (name: string, label: string, stored: string, maxLength: number, hint?: string) => (
    <TextField
      name={name}
      label={label}
      hint={hint}
      maxLength={maxLength}
      defaultValue={entry(name, stored)}
    />
  )
  const lines = (name: string, label: string, stored: string, maxLength: number, hint?: string) => (
    <TextArea
      name={name}
      label={label}
      hint={hint}
      rows={2}
      maxLength={maxLength}
      defaultValue={entry(name, stored)}
    />
  )
  return (
    <>
      <input type="hidden" name="grup" value={groupId} />
      <PictureField name="genis" label={text.wide} />
      <PictureField name="dar" label={text.narrow} hint={text.narrowHint} />
      {line('baslik', text.name, row?.title ?? '', 80)}
      {lines('metin', text.words, row?.text ?? '', 240)}
      {lines('anlatim', text.alt, row?.alt ?? '', 200, text.altHint)}
      {line('baglanti', text.link, row?.link ?? '', 500, text.linkHint)}
      <fieldset className="grid gap-2">
        <legend className="text-sm font-semibold">{text.audiences}</legend>
        <p className="text-meta text-ink-2">{text.everybody}</p>
        {bannerAudiences.map((audience) => (
          <Checkbox
            key={audience}
            name="kim"
            value={audience}
            label={text.audience[audience]}
            defaultChecked={row?.audiences.includes(audience) ?? false}
          />
        ))}
      </fieldset>
      <TextField
        name="bas"
        type="datetime-local"
        label={text.begins}
        optional
        defaultValue={entry('bas', shownMoment(row?.beginsAt ?? null))}
      />
      <TextField
        name="son"
        type="datetime-local"
        label={text.ends}
        optional
        defaultValue={entry('son', shownMoment(row?.endsAt ?? null))}
      />
      <TextField
        name="sira"
        label={text.position}
        inputMode="numeric"
        maxLength={4}
        defaultValue={entry('sira', row?.position ?? 0)}
      />
      <Checkbox
        name="gosterilir"
        value="1"
        label={text.active}
        defaultChecked={isTyped ? entry('gosterilir', '') === '1' : (row?.active ?? true)}
      />
    </>
  )
}
