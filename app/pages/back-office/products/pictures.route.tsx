import { Done } from '../shared/action'
import { data, Link, useSearchParams } from 'react-router'
import { readProductRecord } from '~/features/catalogue/catalogue.server'
import { readHashes } from '~/features/media/media.server'
import { revisionOf } from '~/http/calls/editing.server'
import { metaOf } from '~/pages/shared/page-meta'
import { Notice } from '~/ui/messages/notice'
import { readId } from '../shared/list-address'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/pictures.route'
import { PictureList } from './picture-list'
import { PictureUploads } from './picture-uploads'
import { savePictures } from './pictures.server'
import { text } from './pictures.text'

/** The pictures of a product. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = staffVisit(args)
  const id = readId(args.params.id)
  const record = id === null ? null : await readProductRecord(db, id)
  if (!record) throw data(null, 404)
  const hashes = await readHashes(
    db,
    record.pictures.map(({ pictureId }) => pictureId),
  )
  return {
    id: record.id,
    name: record.name,
    revision: revisionOf(record),
    pictures: record.pictures.flatMap((one) => {
      const hash = hashes.get(one.pictureId)
      return hash ? [{ ...one, hash }] : []
    }),
    variants: record.variants.map(({ code, name }) => ({ code, name })),
    page: { title: text.title(record.name), noindex: true },
  }
}

export const action = (args: Route.ActionArgs) => savePictures(args)

export const meta = metaOf

export default function Pictures({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, revision, pictures, variants } = loaderData
  const [params] = useSearchParams()
  const failed = params.get('hata')
  const refused = actionData && 'refused' in actionData ? actionData : undefined
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.title(name)}</h1>
        <Link className="button" data-look="secondary" data-size="small" to={`/yonetim/urunler/${id}`}>
          {text.back}
        </Link>
      </header>
      <Done sentences={text.done} answer={actionData} />
      {failed && !actionData && <Notice kind="warning">{failed}</Notice>}
      {refused && <Notice kind="danger">{refused.refused}</Notice>}
      <section className="office-card">
        <h2>{text.add}</h2>
        <PictureUploads />
      </section>
      <section className="office-card">
        <h2>{text.list}</h2>
        {pictures.length === 0 ? (
          <p className="text-ink-2">{text.none}</p>
        ) : (
          <>
            <p className="text-meta text-ink-2">{text.listHint}</p>
            <PictureList
              // Entries stay while pictures are added, until they are saved.
              key={params.get('oldu') === 'kaydet' ? params.get('an') : ''}
              pictures={pictures}
              variants={variants}
              revision={revision}
              answer={refused}
            />
          </>
        )}
      </section>
    </>
  )
}
