import type { ReactNode } from 'react'
import { Action } from '../action'
import { type RecordAnswer, RecordForm } from './record-form'

/** The form that changes a record and the one that removes it. */
export function RecordActions({
  row,
  answer,
  edit,
  save = edit,
  children,
  remove,
  removeVerb = 'sil',
  removal,
  mayRemove = true,
  files,
}: {
  row: { id: number; revision: string }
  answer: RecordAnswer | undefined
  /** The labels of the button that opens the form, and of the one that saves it. */
  edit: string
  save?: string
  children: ReactNode
  remove: string
  removeVerb?: string
  /** Fields and hints of the removal; without them it is one button. */
  removal?: ReactNode
  mayRemove?: boolean
  files?: boolean
}) {
  return (
    <div className="office-actions">
      <RecordForm
        verb="kaydet"
        label={edit}
        confirm={save}
        id={row.id}
        revision={row.revision}
        answer={answer}
        files={files ?? false}
      >
        {children}
      </RecordForm>
      {mayRemove && (
        <Action verb={removeVerb} label={remove} look="quiet" about={{ kayit: row.id }} answer={answer}>
          {removal}
        </Action>
      )}
    </div>
  )
}
