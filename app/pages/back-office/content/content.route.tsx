import { data, Form, Link, useNavigation, useSearchParams } from 'react-router'
import { contentPath, previewHours } from '~/features/content/content'
import {
  listContentCategories,
  previewLink,
  readStored,
  readVersion,
  stateOf,
} from '~/features/content/content.server'
import { revisionOf } from '~/http/calls/editing.server'
import { metaOf } from '~/pages/shared/page-meta'
import { Pill } from '~/ui/badge'
import { Button } from '~/ui/button'
import { TextArea, TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { Notice } from '~/ui/messages/notice'
import { Action, Done } from '../shared/action'
import { readId } from '../shared/list-address'
import { shownMoment } from '../shared/moment-field'
import { PictureField } from '../shared/picture-field'
import { OpenElsewhere } from '../shared/open-elsewhere'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/content.route'
import { BlockList } from './block-fields'
import { addedKinds } from './read-blocks.server'
import { saveContent } from './save-content.server'
import { text } from './text'

/** One content, its newest version; `yeni` is an empty page, with the title and the address that its link names. */
export async function loader(args: Route.LoaderArgs) {
  const { db, clock, origin, secret } = staffVisit(args)
  const now = clock()
  const isNew = args.params.id === 'yeni'
  const id = readId(args.params.id)
  const row = id === null ? null : await readVersion(db, id)
  if (!isNew && !row) throw data(null, 404)
  const until = now.getTime() + previewHours.usual * 3_600_000
  return {
    row: row && {
      id: row.id,
      kind: row.kind,
      link: row.link,
      title: row.title,
      categoryId: row.categoryId,
      summary: row.summary,
      seoTitle: row.seoTitle,
      seoDescription: row.seoDescription,
      number: row.number,
      state: stateOf(row, now),
      publishAt: shownMoment(row.publishAt),
      path: contentPath(row),
      preview: previewLink(origin, secret, { contentId: row.id, number: row.number, until }),
    },
    blocks: row ? readStored(row.blocks) : [],
    revision: row ? revisionOf(row) : '',
    categories: await listContentCategories(db),
    addedKinds,
    page: { title: row?.title ?? text.newTitle, noindex: true },
  }
}

export const action = (args: Route.ActionArgs) => saveContent(args)

export const meta = metaOf

export default function Content({ loaderData, actionData }: Route.ComponentProps) {
  const { row, blocks, revision, categories, page } = loaderData
  const sent = useNavigation().formData?.get('islem')
  const values = actionData?.values ?? null
  const [asked] = useSearchParams()
  const of = (name: string, stored: string | null | undefined) => values?.[name] ?? stored ?? ''
  const button = (verb: string, label: string, look: 'primary' | 'secondary' = 'secondary') => (
    <Button name="islem" value={verb} look={look} size="small" pending={sent === verb}>
      {label}
    </Button>
  )
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{page.title}</h1>
        {row && <Pill tone={row.state === 'published' ? 'done' : 'wait'}>{text.states[row.state]}</Pill>}
        {row && (
          <>
            <a
              className="button"
              data-look="secondary"
              data-size="small"
              href={row.preview}
              title={text.previewHint}
            >
              {text.preview}
            </a>
            <Link
              className="button"
              data-look="secondary"
              data-size="small"
              to={`/yonetim/icerik/${row.id}/surumler`}
            >
              {text.versions}
            </Link>
            {row.kind !== 'category' && (
              <a className="button" data-look="quiet" data-size="small" href={row.path}>
                {text.toShop}
              </a>
            )}
          </>
        )}
        <Link className="button" data-look="quiet" data-size="small" to="/yonetim/icerik">
          {text.back}
        </Link>
      </header>
      <OpenElsewhere table="contents" />
      <Done sentences={text.done} answer={actionData} />
      {actionData && <Notice kind="danger">{actionData.refused}</Notice>}
      <Form
        // A saved version is shown anew, with the blocks in their new order.
        key={revision}
        method="post"
        encType="multipart/form-data"
        className="office-columns"
        preventScrollReset
      >
        <input type="hidden" name="surum" value={actionData?.revision ?? revision} />
        {/* The Enter key presses the first button of a form. */}
        <button hidden name="islem" value="taslak">
          {text.draft}
        </button>
        <div>
          <section className="office-card">
            <h2>{text.blocks}</h2>
            <p className="text-meta text-ink-2">{blocks.length === 0 ? text.noBlocks : text.blocksHint}</p>
            <BlockList blocks={blocks} values={values} />
            <div className="office-filters">
              <Select name="yeni-blok" label={text.kindOfBlock} defaultValue={of('yeni-blok', 'text')}>
                {loaderData.addedKinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {text.block[kind]}
                  </option>
                ))}
              </Select>
              <PictureField name="yeni-resim" label={text.picturesOf} />
              {button('ekle', text.addBlock)}
            </div>
          </section>
        </div>
        <div>
          <section className="office-card">
            <h2>{text.facts}</h2>
            <TextField
              name="baslik"
              label={text.name}
              required
              maxLength={160}
              defaultValue={of('baslik', row ? row.title : asked.get('baslik'))}
            />
            {(row === null || row.kind === 'page') && (
              <>
                <TextField
                  name="baglanti"
                  label={text.link}
                  hint={text.linkHint}
                  optional
                  maxLength={80}
                  defaultValue={of('baglanti', row ? row.link : asked.get('baglanti'))}
                />
                <Select
                  name="kategori"
                  label={text.category}
                  defaultValue={of('kategori', row?.categoryId ? String(row.categoryId) : '')}
                >
                  <option value="">{text.noCategory}</option>
                  {categories.map(({ id, title }) => (
                    <option key={id} value={id}>
                      {title}
                    </option>
                  ))}
                </Select>
              </>
            )}
            <TextArea
              name="ozet"
              label={text.summary}
              optional
              rows={3}
              maxLength={500}
              defaultValue={of('ozet', row?.summary)}
            />
            <TextField
              name="seo-baslik"
              label={text.seoTitle}
              optional
              maxLength={160}
              defaultValue={of('seo-baslik', row?.seoTitle)}
            />
            <TextArea
              name="seo-aciklama"
              label={text.seoDescription}
              optional
              rows={2}
              maxLength={320}
              defaultValue={of('seo-aciklama', row?.seoDescription)}
            />
            <TextField
              name="yayin"
              type="datetime-local"
              label={text.publishAt}
              hint={text.publishAtHint}
              optional
              defaultValue={of('yayin', row?.state === 'scheduled' ? row.publishAt : '')}
            />
            <div className="office-actions">
              {button('yayinla', text.publish, 'primary')}
              {button('taslak', text.draft)}
              {button('planla', text.schedule)}
              {row && row.state !== 'withdrawn' && button('geri-cek', text.withdraw)}
            </div>
          </section>
        </div>
      </Form>
      {row && row.kind === 'page' && (
        <Action verb="sil" label={text.remove} look="danger">
          <p className="text-meta text-ink-2">{text.removeHint}</p>
        </Action>
      )}
    </>
  )
}
