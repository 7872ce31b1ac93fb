import { data, Form, Link, useNavigation } from 'react-router'
import { audiences } from '~/features/sms-campaigns/sms-campaigns'
import {
  listUnsent,
  readAudience,
  readCampaign,
  readCounts,
  readRefusal,
} from '~/features/sms-campaigns/sms-campaigns.server'
import { revisionOf } from '~/http/calls/editing.server'
import { metaOf } from '~/pages/shared/page-meta'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { Notice } from '~/ui/messages/notice'
import { Done } from '../shared/action'
import { CampaignHead } from '../shared/campaigns/campaign-head'
import { Results } from '../shared/campaigns/results'
import { Steps } from '../shared/campaigns/steps'
import { text as campaigns } from '../shared/campaigns/text'
import { readId } from '../shared/list-address'
import { shownMoment } from '../shared/moment-field'
import { OpenElsewhere } from '../shared/open-elsewhere'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/campaign.route'
import { saveSmsCampaign } from './save-campaign.server'
import { text } from './text'
import { WordsField } from './words-field'

const mostUnsent = 100

/** A campaign by SMS: its words and receivers while it is a draft, and the results once it was sent. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = staffVisit(args)
  const id = readId(args.params.id)
  const row = id === null ? null : await readCampaign(db, id)
  if (!row && args.params.id !== 'yeni') throw data(null, 404)
  const [refusal, receivers, counts, unsent] = await Promise.all([
    readRefusal(db),
    row && !row.startedAt ? readAudience(db, row.audience).then((all) => all.length) : 0,
    row ? readCounts(db, [row.id]).then((all) => all.get(row.id)!) : null,
    row?.startedAt ? listUnsent(db, row.id, mostUnsent) : [],
  ])
  return {
    row: row && {
      name: row.name,
      words: row.words,
      audience: row.audience,
      status: row.status,
      sendAt: shownMoment(row.sendAt),
      isStarted: row.startedAt !== null,
    },
    revision: row ? revisionOf(row) : '',
    refusal,
    receivers,
    counts,
    unsent: unsent.map(({ phone, ...one }) => ({ ...one, to: phone })),
    page: { title: row?.name ?? text.add, noindex: true },
  }
}

export const action = (args: Route.ActionArgs) => saveSmsCampaign(args)

export const meta = metaOf

export default function SmsCampaignPage({ loaderData, actionData }: Route.ComponentProps) {
  const { row, revision, refusal, receivers, counts, unsent, page } = loaderData
  const sent = useNavigation().formData?.get('islem')
  const of = (name: string, stored: string | undefined) => actionData?.values[name] ?? stored ?? ''
  return (
    <>
      <CampaignHead
        title={page.title}
        status={row?.status}
        back={{ label: text.title, path: '/yonetim/sms-kampanyalari' }}
      />
      <OpenElsewhere table="sms_campaigns" />
      <Done sentences={{ ...campaigns.done, ...text.done }} answer={actionData} />
      {actionData && <Notice kind="danger">{actionData.refused}</Notice>}
      {refusal === null && (
        <Notice kind="warning">
          {text.noRefusal}{' '}
          <Link className="link" to="/yonetim/ayarlar/iletiler">
            {text.setRefusal}
          </Link>
        </Notice>
      )}
      <div className="office-columns">
        {row?.isStarted ? (
          <div>
            <section className="office-card">
              <h2>{text.full}</h2>
              <p className="wrap-anywhere">{row.words}</p>
            </section>
            <Results titles={text.counts} counts={counts} unsent={unsent} />
          </div>
        ) : (
          <Form key={revision} method="post" className="office-card" preventScrollReset>
            <h2>{text.facts}</h2>
            <input type="hidden" name="surum" value={actionData?.revision ?? revision} />
            <TextField
              name="ad"
              label={text.name}
              hint={text.nameHint}
              required
              maxLength={100}
              defaultValue={of('ad', row?.name)}
            />
            <WordsField stored={of('metin', row?.words)} refusal={refusal ?? ''} />
            <Select name="kime" label={campaigns.audience} defaultValue={of('kime', row?.audience)}>
              {audiences.map((one) => (
                <option key={one} value={one}>
                  {text.audiences[one]}
                </option>
              ))}
            </Select>
            <span>
              <Button name="islem" value="kaydet" look="primary" size="small" pending={sent === 'kaydet'}>
                {campaigns.save}
              </Button>
            </span>
          </Form>
        )}
        <div>
          {row && (
            <Steps row={row} revision={revision} receivers={receivers} answer={actionData}>
              <TextField
                name="numaralar"
                label={text.sendTo}
                hint={text.sendToHint}
                required
                maxLength={200}
                inputMode="tel"
                defaultValue={of('numaralar', '')}
              />
            </Steps>
          )}
        </div>
      </div>
    </>
  )
}
