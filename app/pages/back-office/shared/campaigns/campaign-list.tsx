import { Link } from 'react-router'
import { formatDateTime } from '~/kernel/dates'
import { formatNumber } from '~/kernel/turkish'
import { Pill } from '~/ui/badge'
import { Done } from '../action'
import { Pager } from '../list-parts'
import type { ListedCampaign } from './campaign'
import { text } from './text'
import { statusTones } from './tones'

/** The list of messages to many, newest first; `path`: the address of the list. */
export function CampaignList({
  path,
  sentences,
  campaigns,
  total,
}: {
  path: string
  /** `subject`: the heading of the first column. */
  sentences: { title: string; lead: string; add: string; none: string; subject: string; removed: string }
  campaigns: readonly ListedCampaign[]
  total: number
}) {
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{sentences.title}</h1>
        <Link className="button" data-look="primary" data-size="small" to={`${path}/yeni`}>
          {sentences.add}
        </Link>
      </header>
      <Done sentences={{ sil: sentences.removed }} answer={undefined} />
      <p className="max-w-read text-ink-2">{sentences.lead}</p>
      {campaigns.length === 0 ? (
        <p className="office-card text-ink-2">{sentences.none}</p>
      ) : (
        <div className="office-sheet">
          <table className="office-table" data-cards>
            <thead>
              <tr>
                <th scope="col">{sentences.subject}</th>
                <th scope="col">{text.audience}</th>
                <th scope="col">{text.when}</th>
                <th scope="col">{text.status}</th>
                <th scope="col" data-number>
                  {text.recipients}
                </th>
                <th scope="col" data-number>
                  {text.sent}
                </th>
              </tr>
            </thead>
            <tbody>
              {campaigns.map((one) => (
                <tr key={one.id}>
                  <td data-wide>
                    <Link className="link font-semibold" to={`${path}/${one.id}`}>
                      {one.title}
                    </Link>
                  </td>
                  <td>{one.audience}</td>
                  <td>{formatDateTime(new Date(one.at))}</td>
                  <td>
                    <Pill tone={statusTones[one.status]}>{text.statuses[one.status]}</Pill>
                  </td>
                  <td data-number data-label={text.recipients}>
                    {formatNumber(one.recipients)}
                  </td>
                  <td data-number data-label={text.sent}>
                    {formatNumber(one.sent)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pager total={total} />
    </>
  )
}
