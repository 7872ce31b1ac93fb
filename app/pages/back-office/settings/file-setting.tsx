import { videoPath } from '~/features/media/media'
import { Checkbox } from '~/ui/forms/checkbox'
import { Field, FieldError } from '~/ui/forms/field'
import { PictureField, Thumbnail } from '../shared/picture-field'
import { text } from './text'

type Props = {
  kind: 'picture' | 'film'
  /** The setting's name in the form's fields. */
  name: string
  label: string
  meaning: string
  /** The stored key; empty for none. */
  value: string
  error: string | undefined
}

/** A setting that is a picture or a film: the present one, the field for another, and the tick that removes it. */
export function FileSetting({ kind, name, label, meaning, value, error }: Props) {
  const file = `dosya-${name}`
  return (
    <div className="grid gap-2">
      <input type="hidden" name={`deger-${name}`} value={value} />
      {kind === 'picture' ? (
        <PictureField name={file} label={label} hint={`${meaning} ${text.file.picture}`} />
      ) : (
        <Field label={label} hint={`${meaning} ${text.file.film}`}>
          {(control) => <input type="file" name={file} accept="video/mp4" className="input" {...control} />}
        </Field>
      )}
      {error && <FieldError>{error}</FieldError>}
      {value === '' ? (
        <p className="text-meta text-ink-2">{text.file.none}</p>
      ) : (
        <>
          {kind === 'picture' ? (
            <Thumbnail hash={value} />
          ) : (
            <a className="link w-fit" href={videoPath(value)}>
              {text.file.watch}
            </a>
          )}
          <Checkbox
            name={`kaldir-${name}`}
            value="1"
            label={
              <>
                {text.file.remove}
                <span className="sr-only">: {label}</span>
              </>
            }
          />
        </>
      )}
    </div>
  )
}
