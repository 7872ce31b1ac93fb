import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Form, useFetcher, useNavigation } from 'react-router'
import { Button } from '~/ui/button'
import { PictureField } from '../shared/picture-field'
import { text } from './pictures.text'

type Upload = { id: number; file: File; state: 'waiting' | 'added' | 'failed'; reason: string }
/** The answer to the upload of one file. */
export type UploadAnswer = { added: number; refused?: undefined } | { refused: string }

/**
 * The form for new pictures. With scripts each file travels alone: the list shows its state, and a failed one is sent again by its button.
 */
export function PictureUploads() {
  const [uploads, setUploads] = useState<Upload[]>([])
  const pending = useNavigation().formData?.get('islem') === 'yukle'
  const current = uploads.find(({ state }) => state === 'waiting')
  const ended = uploads.filter(({ state }) => state !== 'waiting').length
  const change = (id: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)))

  function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const files = new FormData(form).getAll('resim').filter((one) => one instanceof File)
    setUploads((all) => [
      ...all.filter(({ state }) => state !== 'added'),
      ...files.map((file, at): Upload => ({ id: Date.now() + at, file, state: 'waiting', reason: '' })),
    ])
    form.reset()
  }

  return (
    <>
      <Form method="post" encType="multipart/form-data" className="grid gap-3" onSubmit={start}>
        <input type="hidden" name="islem" value="yukle" />
        <PictureField name="resim" label={text.files} hint={text.filesHint} multiple required />
        <span>
          <Button look="primary" size="small" pending={pending}>
            {text.upload}
          </Button>
        </span>
      </Form>
      {uploads.length > 0 && (
        <div className="grid gap-2">
          <p role="status" className="flex flex-wrap items-center gap-3">
            <progress
              className="accent-brand"
              value={ended}
              max={uploads.length}
              aria-label={text.progress}
            />
            {text.uploaded(ended, uploads.length)}
          </p>
          <ul className="grid gap-1 text-sm">
            {uploads.map(({ id, file, state, reason }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3">
                <span className="wrap-anywhere">{file.name}</span>
                <span className={state === 'failed' ? 'text-sale' : 'text-ink-2'}>
                  {state === 'failed'
                    ? reason
                    : id === current?.id
                      ? text.states.sending
                      : text.states[state]}
                </span>
                {state === 'failed' && (
                  <Button
                    type="button"
                    look="secondary"
                    size="small"
                    onClick={() => change(id, { state: 'waiting' })}
                  >
                    {text.retry}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {current && (
        <Sender
          key={current.id}
          file={current.file}
          onEnd={(answer) =>
            change(
              current.id,
              answer && answer.refused === undefined
                ? { state: 'added' }
                : { state: 'failed', reason: answer?.refused ?? text.wrong.notSent },
            )
          }
        />
      )}
    </>
  )
}

/** Sends one file and tells the answer; none when the shop could not be reached. */
function Sender({ file, onEnd }: { file: File; onEnd: (answer: UploadAnswer | undefined) => void }) {
  const { submit, state, data } = useFetcher<UploadAnswer>()
  const [isSent, setSent] = useState(false)
  const isBegun = useRef(false)

  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    const fields = new FormData()
    fields.set('islem', 'yukle')
    fields.set('tek', '1')
    fields.set('resim', file)
    void submit(fields, { method: 'post', encType: 'multipart/form-data' }).then(() => setSent(true))
  }, [file, submit])

  useEffect(() => {
    if (isSent && state === 'idle') onEnd(data)
  }, [isSent, state, data, onEnd])

  return null
}
