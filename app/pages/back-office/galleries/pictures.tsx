import { picturePath } from '~/features/media/media'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/forms/checkbox'
import { TextField } from '~/ui/forms/field'
import { Notice } from '~/ui/messages/notice'
import { MoveButtons } from '../shared/order/move-buttons'
import { readKeys } from '../shared/order/move-key'
import { inOrderOf, typedOr, withKeys } from './arrange'
import { text } from './text'

type Picture = { picture: string; title: string; alt: string }

/** The pictures of a gallery in their order, as fields of its form. `values`: the entries of a refused save. */
export function Pictures({
  pictures,
  title,
  values,
}: {
  pictures: readonly Picture[]
  title: string
  values: Readonly<Record<string, string>> | undefined
}) {
  if (pictures.length === 0) return <p className="text-ink-2">{text.none}</p>
  const shown = inOrderOf(withKeys(pictures), readKeys(values?.['dizi']))
  const undescribed = pictures.filter(({ alt }) => alt === title).length
  return (
    <>
      <p className="text-meta text-ink-2">{text.listHint}</p>
      {undescribed > 0 && <Notice kind="warning">{text.undescribed(undescribed)}</Notice>}
      <input type="hidden" name="dizi" value={shown.map(({ key }) => key).join(' ')} />
      <ol className="office-pictures">
        {shown.map(({ key, picture, title: caption, alt }, at) => (
          <li key={key}>
            <img src={picturePath(picture, 320, 'webp')} alt={alt} width={160} height={160} loading="lazy" />
            <div className="grid gap-2">
              <TextField
                name={`alt-${key}`}
                label={text.alt}
                required
                maxLength={200}
                defaultValue={typedOr(values, 'alt', key, alt)}
              />
              <TextField
                name={`yazi-${key}`}
                label={text.caption}
                optional
                maxLength={120}
                defaultValue={typedOr(values, 'yazi', key, caption)}
              />
              <Checkbox
                name={`sil-${key}`}
                value="1"
                label={text.removePicture}
                defaultChecked={values?.[`sil-${key}`] === '1'}
              />
              <div className="office-actions">
                <MoveButtons of={key} name={text.picture(at + 1, caption)} at={at} count={shown.length} />
              </div>
            </div>
          </li>
        ))}
      </ol>
      <span>
        <Button look="primary">{text.save}</Button>
      </span>
    </>
  )
}
