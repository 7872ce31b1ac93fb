import { data, Form, Link, useNavigation, useSearchParams } from 'react-router'
import { galleryPath } from '~/features/galleries/galleries'
import { galleryEditor } from '~/features/galleries/galleries.server'
import { revisionOf } from '~/http/calls/editing.server'
import { metaOf } from '~/pages/shared/page-meta'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/forms/checkbox'
import { TextArea, TextField } from '~/ui/forms/field'
import { Notice } from '~/ui/messages/notice'
import { Done } from '../shared/action'
import { readId } from '../shared/list-address'
import { PictureField } from '../shared/picture-field'
import { OpenElsewhere } from '../shared/open-elsewhere'
import { staffVisit } from '../shared/staff.server'
import { text as shared } from '../shared/text'
import type { Route } from './+types/gallery.route'
import { Pictures } from './pictures'
import { Removal } from './removal'
import { saveGallery } from './save-gallery.server'
import { text } from './text'
import { readUses } from './uses.server'

/** A gallery with its pictures, or a new one. */
export async function loader(args: Route.LoaderArgs) {
  const { db, clock } = staffVisit(args)
  const id = readId(args.params.id)
  const row = id === null ? null : await galleryEditor.read(db, id)
  if (!row && args.params.id !== 'yeni') throw data(null, 404)
  return {
    row,
    revision: row ? revisionOf(row) : '',
    uses: row ? await readUses(db, galleryPath(row.id), clock()) : [],
    page: { title: row?.title ?? text.add, noindex: true },
  }
}

export const action = (args: Route.ActionArgs) => saveGallery(args)

export const meta = metaOf

export default function GalleryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { row, revision, uses, page } = loaderData
  const [params] = useSearchParams()
  const pending = useNavigation().formData?.get('islem') === 'kaydet'
  const failed = params.get('hata')
  const of = (name: string, stored: string | number) => actionData?.values[name] ?? stored
  const isShown = actionData ? actionData.values['acik'] === '1' : (row?.active ?? true)
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{page.title}</h1>
        {row?.active && (
          <a className="button" data-look="quiet" data-size="small" href={galleryPath(row.id)}>
            {text.toShop}
          </a>
        )}
        <Link className="button" data-look="secondary" data-size="small" to="/yonetim/galeriler">
          {text.back}
        </Link>
      </header>
      <OpenElsewhere table="galleries" />
      <Done sentences={text.done} answer={actionData} />
      {failed && !actionData && <Notice kind="warning">{failed}</Notice>}
      {actionData && <Notice kind="danger">{actionData.refused}</Notice>}
      <Form method="post" encType="multipart/form-data" className="grid gap-4" preventScrollReset>
        <input type="hidden" name="islem" value="kaydet" />
        <input type="hidden" name="surum" value={actionData?.revision ?? revision} />
        <section className="office-card">
          <h2>{text.facts}</h2>
          <div className="grid max-w-read gap-4">
            <TextField
              name="ad"
              label={text.titleField}
              required
              maxLength={100}
              defaultValue={of('ad', row?.title ?? '')}
            />
            <TextArea
              name="ozet"
              label={text.summary}
              hint={text.summaryHint}
              optional
              rows={2}
              maxLength={300}
              defaultValue={of('ozet', row?.summary ?? '')}
            />
            <TextField
              name="sira"
              label={text.position}
              hint={text.positionHint}
              inputMode="numeric"
              maxLength={4}
              defaultValue={of('sira', row?.position ?? 0)}
            />
            <Checkbox name="acik" value="1" label={text.active} defaultChecked={isShown} />
            <PictureField
              key={revision}
              name="resim"
              label={text.addPictures}
              hint={shared.pictures.hint}
              multiple
            />
            <span>
              <Button look="primary" pending={pending}>
                {text.save}
              </Button>
            </span>
          </div>
        </section>
        {row && (
          <section className="office-card">
            <h2>{text.pictures}</h2>
            <Pictures pictures={row.pictures} title={row.title} values={actionData?.values} />
          </section>
        )}
      </Form>
      {row && <Removal path={galleryPath(row.id)} isShown={row.active} uses={uses} />}
    </>
  )
}
