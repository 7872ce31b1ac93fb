import { Form, useNavigation, useSearchParams } from 'react-router'
import type { SettingField } from '~/features/settings/catalogue.server'
import { nameOfSetting, shownSetting } from '~/features/settings/setting-names'
import { readStored } from '~/features/settings/settings.server'
import { metaOf } from '~/pages/shared/page-meta'
import { Button } from '~/ui/button'
import { TextArea, TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { Notice } from '~/ui/messages/notice'
import { staffVisit } from '../shared/staff.server'
import { SettingsHead } from './settings-head'
import type { Route } from './+types/page.route'
import { FileSetting } from './file-setting'
import { pageOf, saveSettingPage } from './page.server'
import { text } from './text'

/** The settings of one page with meaning, usual value and effect. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = staffVisit(args)
  const { title, lead, fields } = pageOf(args.params.grup)
  const stored = await readStored(db, fields)
  return {
    title,
    lead,
    fields: fields.map(({ pattern: _pattern, ...field }) => ({
      ...field,
      stored: stored.get(nameOfSetting(field)) ?? '',
    })),
    page: { title, noindex: true },
  }
}

export const action = (args: Route.ActionArgs) => saveSettingPage(args)

export const meta = metaOf

export default function SettingsOfPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, lead, fields } = loaderData
  const [params] = useSearchParams()
  const hasFiles = fields.some(({ kind }) => kind === 'picture' || kind === 'film')
  const pending = useNavigation().formData?.get('islem') === 'kaydet'
  return (
    <>
      <SettingsHead title={title} />
      {params.get('oldu') && !actionData && <Notice kind="success">{text.done}</Notice>}
      <section className="office-card">
        <p className="text-ink-2">{lead}</p>
        <Form
          method="post"
          encType={hasFiles ? 'multipart/form-data' : undefined}
          className="grid max-w-read gap-4"
          key={title}
        >
          <input type="hidden" name="islem" value="kaydet" />
          {actionData && <Notice kind="danger">{actionData.refused}</Notice>}
          {fields.map((field) => {
            const name = nameOfSetting(field)
            const stored = actionData?.stored[name] ?? field.stored
            return (
              <div key={name}>
                <input type="hidden" name={`eski-${name}`} value={stored} />
                <SettingInput
                  field={field}
                  value={actionData?.values[name] ?? shownSetting(field, stored)}
                  error={actionData?.errors[name]}
                />
              </div>
            )
          })}
          <span>
            <Button look="primary" pending={pending}>
              {text.save}
            </Button>
          </span>
        </Form>
      </section>
    </>
  )
}

type Shown = Omit<SettingField, 'pattern'>

function SettingInput({ field, value, error }: { field: Shown; value: string; error: string | undefined }) {
  const { kind, name: label, meaning, usual } = field
  if (kind === 'picture' || kind === 'film')
    return (
      <FileSetting
        key={value}
        kind={kind}
        name={nameOfSetting(field)}
        label={label}
        meaning={meaning}
        value={value}
        error={error}
      />
    )
  const name = `deger-${nameOfSetting(field)}`
  if (kind === 'yes' || kind === 'choice') {
    const choices = kind === 'yes' ? { true: text.yes, false: text.no } : (field.choices ?? {})
    return (
      <Select name={name} label={label} hint={meaning} error={error} defaultValue={value}>
        {!Object.hasOwn(choices, '') && (
          <option value="">{text.byUsual(choices[usual as keyof typeof choices] ?? usual)}</option>
        )}
        {Object.entries(choices).map(([key, title]) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </Select>
    )
  }
  const hint = usual === '' ? meaning : `${meaning} ${text.usual(shownSetting(field, usual))}`
  if (kind === 'long')
    return (
      <TextArea
        name={name}
        label={label}
        hint={hint}
        error={error}
        rows={3}
        maxLength={10_000}
        defaultValue={value}
      />
    )
  return (
    <TextField
      name={name}
      label={label}
      hint={hint}
      error={error}
      inputMode={kind === 'number' ? 'numeric' : kind === 'money' ? 'decimal' : undefined}
      maxLength={300}
      defaultValue={value}
    />
  )
}
