import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '~/ui/button'
import type { IconName } from '~/ui/icons/icon-names'
import { Notice } from '~/ui/messages/notice'

/** The answer to an action that was refused: why, and the verb with the entries, which stay in its form. */
export type Refused = { verb: string; refused: string; values: Record<string, string> }

type ActionProps = {
  /** The value of `islem`. */
  verb: string
  label: string
  look?: 'primary' | 'secondary' | 'quiet' | 'danger'
  icon?: IconName
  /** Hidden fields, for example the id of a part of the record. */
  about?: Readonly<Record<string, string | number>>
  /** The fields of the action. With fields the form opens below its button. */
  children?: ReactNode
  /** The label of the button inside an opened form. */
  confirm?: string
  /** The last answer of the page, when it refused this action. */
  answer?: Refused | undefined
  files?: boolean
}

/** A form with one action. Without fields it is one button; with fields it opens below its button, also without scripts. */
export function Action({
  verb,
  label,
  look,
  icon,
  about = {},
  children,
  confirm,
  answer,
  files,
}: ActionProps) {
  const sent = useNavigation().formData
  const pending =
    sent?.get('islem') === verb && Object.entries(about).every(([k, v]) => sent.get(k) === String(v))
  const isHere =
    answer?.verb === verb && Object.entries(about).every(([k, v]) => answer.values[k] === String(v))
  const form = (
    <Form method="post" encType={files ? 'multipart/form-data' : undefined} preventScrollReset>
      <input type="hidden" name="islem" value={verb} />
      {Object.entries(about).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isHere && <Notice kind="danger">{answer.refused}</Notice>}
      {children}
      <Button look={look ?? 'secondary'} size="small" icon={children ? undefined : icon} pending={pending}>
        {children ? (confirm ?? label) : label}
      </Button>
    </Form>
  )
  if (!children) return form
  return (
    <details className="office-action" open={isHere || undefined}>
      <summary className="button" data-look={look === 'primary' ? 'primary' : 'secondary'} data-size="small">
        {label}
      </summary>
      {form}
    </details>
  )
}
