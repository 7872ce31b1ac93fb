import type { ReactNode } from 'react'
import { Form, useNavigation, useSearchParams } from 'react-router'
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
  /** The form is open at first. */
  open?: boolean
}

/** A form with one action, its fields always in sight. A refused action says why above them. */
export function ActionForm({
  verb,
  label,
  look,
  icon,
  about = {},
  children,
  answer,
  files,
}: Omit<ActionProps, 'open' | 'confirm'>) {
  const sent = useNavigation().formData
  const matches = (valueOf: (name: string) => unknown) =>
    Object.entries(about).every(([name, value]) => valueOf(name) === String(value))
  const pending = sent?.get('islem') === verb && matches((name) => sent.get(name))
  return (
    <Form
      method="post"
      encType={files ? 'multipart/form-data' : undefined}
      className={children ? 'office-form' : undefined}
      preventScrollReset
    >
      <input type="hidden" name="islem" value={verb} />
      {Object.entries(about).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isRefused(answer, verb, about) && <Notice kind="danger">{answer?.refused}</Notice>}
      {children}
      <Button look={look ?? 'secondary'} size="small" icon={icon} pending={pending}>
        {label}
      </Button>
    </Form>
  )
}

const isRefused = (answer: Refused | undefined, verb: string, about: ActionProps['about'] = {}) =>
  answer?.verb === verb &&
  Object.entries(about).every(([name, value]) => answer.values[name] === String(value))

/** An action as one button; with fields the form opens below its button, also without scripts. */
export function Action({ children, confirm, open = false, ...form }: ActionProps) {
  if (!children) return <ActionForm {...form} />
  const { verb, label, look, icon: _icon, about, answer } = form
  return (
    <details className="office-action" open={open || isRefused(answer, verb, about) || undefined}>
      <summary className="button" data-look={look === 'primary' ? 'primary' : 'secondary'} data-size="small">
        {label}
      </summary>
      <ActionForm {...form} icon={undefined} label={confirm ?? label}>
        {children}
      </ActionForm>
    </details>
  )
}

/**
 * Why the last action was refused, for a page whose forms come and go with the record: somebody else may have taken the step meanwhile.
 * It is hidden while the form of the action shows the same sentence (parts.css).
 */
export function Told({ answer }: { answer: Refused | undefined }) {
  if (!answer) return null
  return (
    <div className="office-told">
      <Notice kind="danger">{answer.refused}</Notice>
    </div>
  )
}

/** The sentence of the action that led to this page, by the verb in its address; hidden once a later action was refused. */
export function Done({
  sentences,
  answer,
}: {
  sentences: Readonly<Record<string, string>>
  answer: object | undefined
}) {
  const [params] = useSearchParams()
  const done = sentences[params.get('oldu') ?? '']
  return done && !answer ? <Notice kind="success">{done}</Notice> : null
}
