import { data, Form, Link, useNavigation } from 'react-router'
import { readAudience, readCampaign, readCounts } from '~/features/push-campaigns/push-campaigns.server'
import { chosenProvider } from '~/features/push/push.server'
import { revisionOf } from '~/http/calls/editing.server'
import { metaOf } from '~/pages/shared/page-meta'
import { Button } from '~/ui/button'
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
import { CampaignFields } from './campaign-fields'
import { savePushCampaign } from './save-campaign.server'
import { text } from './text'

/** A campaign by notification: its words and receivers while it is a draft, and the results once it was sent. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = staffVisit(args)
  const id = readId(args.params.id)
  const row = id === null ? null : await readCampaign(db, id)
  if (!row && args.params.id !== 'yeni') throw data(null, 404)
  const [provider, devices, counts] = await Promise.all([
    chosenProvider(db),
    row && !row.startedAt ? readAudience(db, row).then((all) => all.length) : 0,
    row ? readCounts(db, [row.id]).then((all) => all.get(row.id)!) : null,
  ])
  return {
    row: row && {
      status: row.status,
      sendAt: shownMoment(row.sendAt),
      isStarted: row.startedAt !== null,
    },
    entries: {
      baslik: row?.title ?? '',
      metin: row?.words ?? '',
      yol: row?.path ?? '/',
      konu: row?.topic ?? 'campaigns',
      kime: row?.audience ?? 'all',
    } as Record<string, string>,
    revision: row ? revisionOf(row) : '',
    isOff: provider === null,
    devices,
    counts,
    page: { title: row?.title ?? text.add, noindex: true },
  }
}

export const action = (args: Route.ActionArgs) => savePushCampaign(args)

export const meta = metaOf

export default function PushCampaignPage({ loaderData, actionData }: Route.ComponentProps) {
  const { row, entries, revision, isOff, devices, counts, page } = loaderData
  const sent = useNavigation().formData?.get('islem')
  return (
    <>
      <CampaignHead
        title={page.title}
        status={row?.status}
        back={{ label: text.title, path: '/yonetim/bildirimler' }}
      />
      <OpenElsewhere table="push_campaigns" />
      <Done sentences={{ ...campaigns.done, ...text.done }} answer={actionData} />
      {actionData && <Notice kind="danger">{actionData.refused}</Notice>}
      {isOff && (
        <Notice kind="warning">
          {text.off}{' '}
          <Link className="link" to="/yonetim/ayarlar/iletiler">
            {text.turnOn}
          </Link>
        </Notice>
      )}
      <div className="office-columns">
        {row?.isStarted ? (
          <div>
            <section className="office-card">
              <h2>{text.facts}</h2>
              <p className="office-notification">
                <b className="wrap-anywhere">{entries['baslik']}</b>
                <span className="wrap-anywhere">{entries['metin']}</span>
              </p>
            </section>
            <Results titles={text.counts} counts={counts} unsent={[]} />
          </div>
        ) : (
          <Form key={revision} method="post" className="office-card" preventScrollReset>
            <h2>{text.facts}</h2>
            <input type="hidden" name="surum" value={actionData?.revision ?? revision} />
            <CampaignFields of={(name) => actionData?.values[name] ?? entries[name] ?? ''} />
            <span>
              <Button name="islem" value="kaydet" look="primary" size="small" pending={sent === 'kaydet'}>
                {campaigns.save}
              </Button>
            </span>
          </Form>
        )}
        <div>
          {row && (
            <Steps
              row={row}
              revision={revision}
              receivers={devices}
              unit={campaigns.units.devices}
              answer={actionData}
            >
              <p className="text-meta text-ink-2">{text.testHint}</p>
            </Steps>
          )}
        </div>
      </div>
    </>
  )
}
