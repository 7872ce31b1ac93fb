import type { ReactNode } from 'react'
import { Action, type Refused } from '../action'

/** A refused save of a record: with the revision that the next save names. */
export type RecordAnswer = Refused & { revision: string }

/** The form of one record behind a button. It names the revision it has shown, so a stale save is told. */
export function RecordForm({
  verb,
  label,
  confirm,
  id,
  revision,
  answer,
  children,
  isMain,
  files,
  open,
}: {
  verb: string
  label: string
  confirm: string
  id?: number
  revision?: string
  answer: RecordAnswer | undefined
  children: ReactNode
  isMain?: boolean
  /** The form uploads files. */
  files?: boolean
  /** The form is open at first. */
  open?: boolean
}) {
  const isHere = answer?.verb === verb && answer.values['kayit'] === String(id ?? '')
  return (
    <Action
      verb={verb}
      label={label}
      confirm={confirm}
      look={isMain ? 'primary' : 'secondary'}
      about={{ kayit: id ?? '' }}
      answer={answer}
      files={files ?? false}
      open={open ?? false}
    >
      <input type="hidden" name="surum" value={(isHere && answer.revision) || (revision ?? '')} />
      {children}
    </Action>
  )
}

/** The entry of a field in a refused save of this record, or its stored value. */
export function entryOf(
  answer: RecordAnswer | undefined,
  verb: string,
  id: number | undefined,
): (name: string, stored: string | number) => string | number {
  const values = answer?.verb === verb && answer.values['kayit'] === String(id ?? '') ? answer.values : null
  return (name, stored) => values?.[name] ?? stored
}
