import { data, Form, Link, useNavigation } from 'react-router'
import { getCategoryTree } from '~/features/catalogue/catalogue.server'
import { readStored } from '~/features/content/content.server'
import { getPriceLists } from '~/features/customers/customers.server'
import { emailKinds } from '~/features/newsletters/newsletters'
import {
  listUnsent,
  readAudience,
  readCounts,
  readNewsletter,
} from '~/features/newsletters/newsletters.server'
import { revisionOf } from '~/http/calls/editing.server'
import { metaOf } from '~/pages/shared/page-meta'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { Notice } from '~/ui/messages/notice'
import { BlockList } from '../content/block-fields'
import { text as content } from '../content/text'
import { pathsOf } from '../shared/category-paths'
import { Done } from '../shared/action'
import { CampaignHead } from '../shared/campaigns/campaign-head'
import { Results } from '../shared/campaigns/results'
import { Steps } from '../shared/campaigns/steps'
import { text as campaigns } from '../shared/campaigns/text'
import { readId } from '../shared/list-address'
import { shownMoment } from '../shared/moment-field'
import { PictureField } from '../shared/picture-field'
import { OpenElsewhere } from '../shared/open-elsewhere'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/newsletter.route'
import { saveNewsletter } from './save-newsletter.server'
import { SegmentFields } from './segment-fields'
import { text } from './text'

const mostUnsent = 100

/** A newsletter: its blocks and receivers while it is a draft, and the results once it was sent. */
export async function loader(args: Route.LoaderArgs) {
  const { db, clock, visitor } = staffVisit(args)
  const id = readId(args.params.id)
  const row = id === null ? null : await readNewsletter(db, id)
  if (!row && args.params.id !== 'yeni') throw data(null, 404)
  const [lists, tree, receivers, counts, unsent] = await Promise.all([
    getPriceLists(db),
    getCategoryTree(db),
    row && !row.startedAt ? readAudience(db, row.segment, clock()).then((all) => all.length) : 0,
    row ? readCounts(db, [row.id]).then((all) => all.get(row.id)!) : null,
    row?.startedAt ? listUnsent(db, row.id, mostUnsent) : [],
  ])
  return {
    row: row && {
      id: row.id,
      subject: row.subject,
      preheader: row.preheader,
      segment: row.segment,
      status: row.status,
      sendAt: shownMoment(row.sendAt),
      isStarted: row.startedAt !== null,
    },
    blocks: row ? readStored(row.blocks) : [],
    revision: row ? revisionOf(row) : '',
    lists: lists.map(({ id, name }) => ({ id, name })),
    categories: tree.flatMap((node) => pathsOf(node)),
    receivers,
    counts,
    unsent: unsent.map(({ email, ...one }) => ({ ...one, to: email })),
    own: visitor.user.email,
    page: { title: row?.subject ?? text.newTitle, noindex: true },
  }
}

export const action = (args: Route.ActionArgs) => saveNewsletter(args)

export const meta = metaOf

export default function NewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { row, blocks, revision, lists, categories, page } = loaderData
  const sent = useNavigation().formData?.get('islem')
  const values = actionData?.values ?? null
  const of = (name: string, stored: string | number | null | undefined) =>
    values?.[name] ?? String(stored ?? '')
  const button = (verb: string, label: string, look: 'primary' | 'secondary' = 'secondary') => (
    <Button name="islem" value={verb} look={look} size="small" pending={sent === verb}>
      {label}
    </Button>
  )
  return (
    <>
      <CampaignHead
        title={page.title}
        status={row?.status}
        back={{ label: text.title, path: '/yonetim/bultenler' }}
      >
        {row && (
          <Link
            className="button"
            data-look="secondary"
            data-size="small"
            to={`/yonetim/bultenler/${row.id}/onizleme`}
          >
            {text.preview}
          </Link>
        )}
      </CampaignHead>
      <OpenElsewhere table="newsletters" />
      <Done sentences={{ ...campaigns.done, ...text.done }} answer={actionData} />
      {actionData && <Notice kind="danger">{actionData.refused}</Notice>}
      <div className="office-columns">
        <div>
          {row?.isStarted ? (
            <Results titles={text.counts} counts={loaderData.counts} unsent={loaderData.unsent} />
          ) : (
            <Form
              key={revision}
              method="post"
              encType="multipart/form-data"
              className="grid gap-4"
              preventScrollReset
            >
              <input type="hidden" name="surum" value={actionData?.revision ?? revision} />
              <section className="office-card">
                <h2>{text.facts}</h2>
                <TextField
                  name="konu"
                  label={text.subject}
                  required
                  maxLength={100}
                  defaultValue={of('konu', row?.subject)}
                />
                <TextField
                  name="on-metin"
                  label={text.preheader}
                  hint={text.preheaderHint}
                  optional
                  maxLength={160}
                  defaultValue={of('on-metin', row?.preheader)}
                />
                <SegmentFields segment={row?.segment ?? null} lists={lists} categories={categories} of={of} />
                <span>{button('kaydet', campaigns.save, 'primary')}</span>
              </section>
              <section className="office-card">
                <h2>{text.content}</h2>
                <p className="text-meta text-ink-2">
                  {blocks.length === 0 ? text.noBlocks : text.blocksHint}
                </p>
                <BlockList blocks={blocks} values={values} />
                <div className="office-filters">
                  <Select name="yeni-blok" label={text.kindOfBlock} defaultValue={of('yeni-blok', 'text')}>
                    {emailKinds.map((kind) => (
                      <option key={kind} value={kind}>
                        {content.block[kind]}
                      </option>
                    ))}
                  </Select>
                  <PictureField name="yeni-resim" label={text.picture} />
                  {button('ekle', text.addBlock)}
                </div>
                {blocks.length > 0 && <span>{button('kaydet', campaigns.save, 'primary')}</span>}
              </section>
            </Form>
          )}
        </div>
        <div>
          {row && (
            <Steps row={row} revision={revision} receivers={loaderData.receivers} answer={actionData}>
              <TextField
                name="adresler"
                label={text.sendTo}
                hint={text.sendToHint}
                required
                maxLength={1_000}
                defaultValue={of('adresler', loaderData.own)}
              />
            </Steps>
          )}
        </div>
      </div>
    </>
  )
}
