import { Done, Told } from '../shared/action'
import { RecordActions } from '../shared/records/record-actions'
import { entryOf, type RecordAnswer } from '../shared/records/record-form'
import { text } from './list.text'
import { type ListFacts, ListFields } from './list-fields'

/** The form of a list behind a button, and its removal while nothing uses it. */
export function ListEdit({
  list,
  mayRemove,
  parents,
  retailId,
  answer,
  isTold,
}: {
  list: ListFacts & { id: number; code: string; revision: string }
  mayRemove: boolean
  parents: readonly { id: number; name: string }[]
  retailId: number
  /** A refused save or removal. */
  answer: RecordAnswer | undefined
  /** The page has an answer to tell, so the sentence of the last success is hidden. */
  isTold: boolean
}) {
  return (
    <>
      <Done sentences={text.done} answer={isTold ? {} : undefined} />
      <Told answer={answer} />
      <section className="office-card">
        <p className="text-sm text-ink-2">{text.code(list.code)}</p>
        <RecordActions
          row={list}
          answer={answer}
          edit={text.edit}
          save={text.save}
          remove={text.remove}
          mayRemove={mayRemove}
        >
          <ListFields
            list={list}
            parents={parents}
            retailId={retailId}
            entry={entryOf(answer, 'kaydet', list.id)}
          />
        </RecordActions>
      </section>
    </>
  )
}
