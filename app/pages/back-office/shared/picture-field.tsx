import { picturePath } from '~/features/media/media'
import { Field } from '~/ui/forms/field'

type Props = { name: string; label: string; hint?: string; multiple?: boolean; required?: boolean }

/** A field for pictures in the formats that the shop can read. */
export function PictureField({ name, label, hint, multiple, required }: Props) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <input
          type="file"
          name={name}
          multiple={multiple}
          required={required}
          accept="image/jpeg,image/png,image/webp,image/avif"
          className="input"
          {...control}
        />
      )}
    </Field>
  )
}

/** A small stored picture by its hash. Its text stands beside it, so that it has none. */
export const Thumbnail = ({ hash }: { hash: string }) => (
  <img className="office-thumb" src={picturePath(hash, 320, 'webp')} alt="" loading="lazy" />
)
