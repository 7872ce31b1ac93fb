import { Link } from 'react-router'
import type { LineState } from '~/features/fulfilment/fulfilment'
import { showDay } from '~/features/ledger/ledger'
import { formatDateTime } from '~/kernel/dates'
import { formatPrice } from '~/kernel/turkish'
import { ActionForm } from '../shared/action'
import { text } from './text'

type Decided = {
  id: number
  bookedOn: string
  amount: number
  description: string
  sender: string
  state: LineState
  order: string | null
  excess: number
  reason: string
  actor: string | null
  decidedAt: Date | null
}

/** Lines with their decision; those that were set aside can be opened again. */
export function DecidedLines({ rows }: { rows: readonly Decided[] }) {
  if (rows.length === 0) return <p className="office-card text-ink-2">{text.none}</p>
  return (
    <div className="office-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{text.day}</th>
            <th scope="col" data-number>
              {text.amount}
            </th>
            <th scope="col">{text.description}</th>
            <th scope="col">{text.decision}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>{showDay(row.bookedOn)}</td>
              <td data-number>{formatPrice(row.amount)}</td>
              <td className="wrap-anywhere">
                {row.description}
                {row.sender && <span className="block text-meta text-ink-2">{row.sender}</span>}
              </td>
              <td>
                {text.states[row.state]}{' '}
                {row.order && (
                  <Link className="link" to={`/yonetim/siparisler/${row.order}`}>
                    {row.order}
                  </Link>
                )}
                {row.excess > 0 && <b className="block">{text.excess(row.excess)}</b>}
                {row.reason && <span className="block">{row.reason}</span>}
                {row.decidedAt && (
                  <span className="block text-meta text-ink-2">
                    {formatDateTime(new Date(row.decidedAt))}
                  </span>
                )}
                {row.state === 'aside' && (
                  <ActionForm verb="geri-al" label={text.takeBack} look="quiet" about={{ satir: row.id }} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type BankFileRow = {
  id: number
  name: string
  format: string
  bank: string
  credits: number
  added: number
  uploadedAt: Date
}

/** The uploaded files, newest first. */
export function Files({ files }: { files: readonly BankFileRow[] }) {
  if (files.length === 0) return <p className="office-card text-ink-2">{text.noFiles}</p>
  return (
    <div className="office-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{text.fileName}</th>
            <th scope="col">{text.account}</th>
            <th scope="col" data-number>
              {text.added}
            </th>
            <th scope="col">{text.uploadedAt}</th>
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <tr key={file.id}>
              <td className="wrap-anywhere">{file.name}</td>
              <td>{file.bank}</td>
              <td data-number>{text.addedOf(file.added, file.credits)}</td>
              <td>{formatDateTime(new Date(file.uploadedAt))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
